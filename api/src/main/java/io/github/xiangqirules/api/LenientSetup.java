package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;

/**
 * What a lenient reader made of a text, and where the text was not in canonical form.
 *
 * @param setup the placement
 * @param tolerated each departure from the canonical form, in the order of the text
 * @param <S> the set-up of the variant
 */
public record LenientSetup<S extends Setup<?>>(S setup, ImmutableList<Problem> tolerated) {}

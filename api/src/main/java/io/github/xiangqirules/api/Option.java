package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;

/**
 * An option of a variant's rules, as a host shows it in a menu.
 *
 * @param key its name in {@link Rules#text}, such as {@code rulebook}
 * @param choices its possible values; empty when it takes a whole number from 0
 * @param standard the value it has when none is given; empty when that depends on another option
 */
public record Option(String key, ImmutableList<String> choices, String standard) {}

/**
 * Opponents that play any variant, because they ask nothing of it but what {@link
 * io.github.xiangqirules.api.Rules} offer.
 */
@NullMarked
package io.github.xiangqirules.opponents.generic;

import org.jspecify.annotations.NullMarked;

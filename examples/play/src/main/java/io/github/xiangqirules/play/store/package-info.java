/** Keeps games: what was done in them, in order, before anybody hears of it. */
@NullMarked
package io.github.xiangqirules.play.store;

import org.jspecify.annotations.NullMarked;

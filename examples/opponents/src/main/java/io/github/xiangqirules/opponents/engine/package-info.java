/**
 * Other programs as opponents: {@link io.github.xiangqirules.opponents.engine.UciClient} for those
 * that speak UCI, {@link io.github.xiangqirules.opponents.engine.CecpClient} for those of the time
 * before, that speak the protocol of xboard.
 *
 * <p>A program runs in a process of its own and is trusted with nothing: what it prints is bounded,
 * what it plays is checked, and when it dies, hangs or breaks the rules its process and all that it
 * started are ended and an {@link io.github.xiangqirules.opponents.OpponentException} says why. The
 * next move starts it anew.
 */
@NullMarked
package io.github.xiangqirules.opponents.engine;

import org.jspecify.annotations.NullMarked;

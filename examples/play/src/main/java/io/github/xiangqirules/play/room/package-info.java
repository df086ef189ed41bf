/**
 * A game between people and what they may do in it. A room holds one immutable state at a time;
 * commands come in, events are stored, and then everybody is told.
 */
@NullMarked
package io.github.xiangqirules.play.room;

import org.jspecify.annotations.NullMarked;

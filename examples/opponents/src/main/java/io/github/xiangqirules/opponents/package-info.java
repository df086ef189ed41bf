/**
 * Players of the games: an {@link io.github.xiangqirules.opponents.Opponent} chooses a move for the
 * side to move of a game, within a {@link io.github.xiangqirules.opponents.Budget}.
 */
@NullMarked
package io.github.xiangqirules.opponents;

import org.jspecify.annotations.NullMarked;

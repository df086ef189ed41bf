package io.github.xiangqirules.opponents.generic;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;

/** What there is to choose from. */
final class Choices {
  private Choices() {}

  /**
   * The legal moves of a game.
   *
   * @throws IllegalArgumentException if it is over
   */
  static <P extends Position<P, M>, M extends Move> ImmutableList<M> of(Game<P, M> game) {
    ImmutableList<M> moves = game.legalMoves();
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("the game is over");
    }
    return moves;
  }
}

package io.github.xiangqirules.cli.match;

import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;

/**
 * A game of a match.
 *
 * @param number from 1
 * @param opening what both sides were given
 * @param aFirst whether opponent a moved first
 * @param game the game, which is over
 * @param deal where its face-down pieces came from
 * @param note what the outcome does not say; empty for nothing
 * @param a what was counted of opponent a
 * @param b what was counted of opponent b
 */
record PlayedGame<P extends Position<P, M>, M extends Move>(
    int number,
    Opening opening,
    boolean aFirst,
    Game<P, M> game,
    Deal<P, M> deal,
    String note,
    Side a,
    Side b) {
  /** What the game was worth for opponent a in half points. */
  int halves() {
    if (game.outcome() instanceof Outcome.Won won) {
      return (won.winner() == Player.FIRST) == aFirst ? 2 : 0;
    }
    return 1;
  }
}

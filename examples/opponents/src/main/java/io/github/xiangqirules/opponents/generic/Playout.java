package io.github.xiangqirules.opponents.generic;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.CaptureTable;
import io.github.xiangqirules.api.Dealer;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.opponents.Effort;
import java.util.random.RandomGenerator;

/** Plays at random from a position, and tells who did better. */
final class Playout<P extends Position<P, M>, M extends Move> {
  /** Random play seldom ends by itself; after so many plies the captures decide. */
  private static final int MOST_PLIES = 80;

  /** The balance of captures at which a game counts as three quarters won. */
  private static final double CLEAR_BALANCE = 600;

  private final PieceValues values;
  private final RandomGenerator random;
  private final Dealer<P, M> dealer;
  private final Effort effort;

  Playout(CaptureTable table, RandomGenerator random, Effort effort) {
    this.values = new PieceValues(table);
    this.random = random;
    this.dealer = Dealer.random(random);
    this.effort = effort;
  }

  /** What a random game was worth for a player: 1 for a win, 0 for a loss. */
  double play(P start, Player player) {
    P position = start;
    int balance = 0;
    for (int ply = 0; ply < MOST_PLIES; ply++) {
      ImmutableList<M> choices = position.legalMoves();
      if (choices.isEmpty()) {
        return worth(position.outcome(), player);
      }
      M choice = choices.get(random.nextInt(choices.size()));
      Piece taken = position.captured(choice);
      if (taken != null) {
        balance += position.toMove() == player ? values.of(taken) : -values.of(taken);
      }
      position = position.play(dealer.resolve(position, choice));
      if (!effort.spend()) {
        break;
      }
    }
    return 0.5 + 0.5 * balance / (CLEAR_BALANCE + Math.abs(balance));
  }

  /** What the end of a game is worth for a player; a half where nobody has won. */
  static double worth(Outcome outcome, Player player) {
    if (outcome instanceof Outcome.Won won) {
      return won.winner() == player ? 1 : 0;
    }
    return 0.5;
  }
}

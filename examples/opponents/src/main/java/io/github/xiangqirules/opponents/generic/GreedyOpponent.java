package io.github.xiangqirules.opponents.generic;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks one ply ahead: wins if it can at once, else takes the most valuable piece that it can, and
 * loses at once only if it must. Among equals it plays any. It does not see what its move allows
 * the other side.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public final class GreedyOpponent<P extends Position<P, M>, M extends Move>
    implements Opponent<P, M> {
  private static final int WIN = 1_000_000;

  private final long seed;

  /** One that plays by this seed: in the same game it always plays the same move. */
  public GreedyOpponent(long seed) {
    this.seed = seed;
  }

  @Override
  public String name() {
    return "greedy";
  }

  @Override
  public M choose(Game<P, M> game, Budget budget, Listener<M> listener) {
    PieceValues values = new PieceValues(game.rules().captureTable());
    List<M> best = new ArrayList<>();
    int most = Integer.MIN_VALUE;
    for (M choice : Choices.of(game)) {
      int gain = gain(game, choice, values);
      if (gain > most) {
        most = gain;
        best.clear();
      }
      if (gain == most) {
        best.add(choice);
      }
    }
    return best.get(Seeds.at(game, seed).nextInt(best.size()));
  }

  private int gain(Game<P, M> game, M choice, PieceValues values) {
    if (game.preview(choice).outcome() instanceof Outcome.Won won) {
      return won.winner() == game.position().toMove() ? WIN : -WIN;
    }
    Piece taken = game.position().captured(choice);
    return taken == null ? 0 : values.of(taken);
  }
}

package io.github.xiangqirules.cli.uci;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.opponents.Progress;
import io.github.xiangqirules.opponents.Score;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chooses among some of the legal moves, by looking at the game after each of them with an equal
 * share of the budget.
 */
final class AmongMoves {
  private final Opponent<XiangqiPosition, XiangqiMove> opponent;
  private final Game<XiangqiPosition, XiangqiMove> game;
  private final Budget budget;
  private final Listener<XiangqiMove> listener;
  private @Nullable Progress<XiangqiMove> last;

  AmongMoves(
      Opponent<XiangqiPosition, XiangqiMove> opponent,
      Game<XiangqiPosition, XiangqiMove> game,
      Budget budget,
      Listener<XiangqiMove> listener) {
    this.opponent = opponent;
    this.game = game;
    this.budget = budget;
    this.listener = listener;
  }

  XiangqiMove choose(List<XiangqiMove> moves) {
    Budget share =
        new Budget(
            budget.time().dividedBy(moves.size()).plusNanos(1),
            Math.max(1, budget.nodes() / moves.size()),
            Math.max(1, budget.depth() - 1));
    XiangqiMove best = moves.get(0);
    long most = Long.MIN_VALUE;
    for (XiangqiMove move : moves) {
      long worth = worth(move, share);
      if (worth > most) {
        most = worth;
        best = move;
        if (last != null) {
          listener.progress(last);
        }
      }
      if (listener.cancelled()) {
        break;
      }
    }
    return best;
  }

  private long worth(XiangqiMove move, Budget share) {
    Game<XiangqiPosition, XiangqiMove> after = game.play(move);
    last = null;
    if (after.outcome().isOver()) {
      return after.outcome() instanceof Outcome.Won won
          ? won.winner() == game.position().toMove() ? Integer.MAX_VALUE : -Integer.MAX_VALUE
          : 0;
    }
    opponent.choose(
        after,
        share,
        new Listener<>() {
          @Override
          public void progress(Progress<XiangqiMove> progress) {
            last = before(move, progress);
          }

          @Override
          public boolean cancelled() {
            return listener.cancelled();
          }
        });
    return last == null ? 0 : worth(last.score());
  }

  /** What a finding about the game after a move says of the game before it. */
  private static Progress<XiangqiMove> before(XiangqiMove move, Progress<XiangqiMove> after) {
    ImmutableList<XiangqiMove> line =
        ImmutableList.<XiangqiMove>builder().add(move).addAll(after.line()).build();
    return new Progress<>(
        after.depth() + 1, turned(after.score()), line, after.nodes(), after.time());
  }

  private static Score turned(Score score) {
    if (score instanceof Score.Forced forced) {
      // A loss of the other side in so many moves of ours has one more before it.
      int moves = forced.moves();
      return new Score.Forced(moves <= 0 ? 1 - moves : -moves);
    }
    return new Score.Points(-((Score.Points) score).points());
  }

  private static long worth(Score score) {
    if (score instanceof Score.Forced forced) {
      int sooner = Short.MAX_VALUE - Math.abs(forced.moves());
      return (long) Short.MAX_VALUE * (forced.moves() > 0 ? sooner : -sooner);
    }
    return ((Score.Points) score).points();
  }
}

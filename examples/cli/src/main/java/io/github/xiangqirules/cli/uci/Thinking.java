package io.github.xiangqirules.cli.uci;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Progress;
import io.github.xiangqirules.opponents.xiangqi.XiangqiOpponent;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/**
 * One search on a thread of its own. An infinite one and one on the opponent's time tell their move
 * only when they are allowed to.
 */
final class Thinking {
  private final XiangqiOpponent opponent;
  private final @Nullable Game<XiangqiPosition, XiangqiMove> game;
  private final GoCommand go;
  private final InfoLines info;
  private final Thread thread;
  private final CountDownLatch mayAnswer;
  private volatile boolean stopped;

  /** When a search that began on the opponent's time is over, by the clock of the machine. */
  private volatile @Nullable Long end;

  private @Nullable Progress<XiangqiMove> last;

  /**
   * A search that is not yet started.
   *
   * @param game where to search; null if that is not known, and then there is no move to tell
   */
  Thinking(
      XiangqiOpponent opponent,
      @Nullable Game<XiangqiPosition, XiangqiMove> game,
      GoCommand go,
      InfoLines info) {
    this.opponent = opponent;
    this.game = game;
    this.go = go;
    this.info = info;
    this.mayAnswer = new CountDownLatch(go.waits() ? 1 : 0);
    this.thread = new Thread(this::think, "thinking");
    this.thread.setDaemon(true);
  }

  void start() {
    thread.start();
  }

  /** Ends the search and waits for its move to be told. */
  void stop() {
    stopped = true;
    mayAnswer.countDown();
    join();
  }

  /** The expected move was played: from now on the limits count. */
  void ponderHit() {
    end = System.nanoTime() + go.budget().time().toNanos();
    mayAnswer.countDown();
  }

  /** Nobody will say stop any more. */
  void endOfInput() {
    if (mayAnswer.getCount() > 0) {
      stop();
    }
    join();
  }

  private void join() {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void think() {
    if (game == null || game.legalMoves().isEmpty()) {
      await();
      info.none();
    } else {
      choose(game);
    }
  }

  private void choose(Game<XiangqiPosition, XiangqiMove> from) {
    Listener<XiangqiMove> listener = listener(from.position());
    XiangqiMove move;
    try {
      Budget budget = go.waits() ? withoutTime(go.budget()) : go.budget();
      move =
          go.moves().isEmpty()
              ? opponent.choose(from, budget, listener)
              : new AmongMoves(opponent, from, budget, listener).choose(go.moves());
    } catch (RuntimeException e) {
      // Whoever waits for a move gets one, and the reason beside it.
      info.failure(e);
      move = go.moves().isEmpty() ? from.legalMoves().get(0) : go.moves().get(0);
    }
    await();
    info.best(from.position(), move, last == null ? ImmutableList.of() : last.line());
  }

  private static Budget withoutTime(Budget budget) {
    return new Budget(Budget.unlimited().time(), budget.nodes(), budget.depth());
  }

  private Listener<XiangqiMove> listener(XiangqiPosition position) {
    return new Listener<>() {
      @Override
      public void progress(Progress<XiangqiMove> progress) {
        last = progress;
        info.progress(position, progress);
      }

      @Override
      public boolean cancelled() {
        Long until = end;
        return stopped || (until != null && System.nanoTime() - until >= 0);
      }
    };
  }

  private void await() {
    try {
      mayAnswer.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

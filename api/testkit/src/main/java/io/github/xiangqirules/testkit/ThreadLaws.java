package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Values shared between threads.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface ThreadLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** Threads that ask one game at the same time hear what one thread hears of another like it. */
  @Property(tries = 20)
  default void threadsSeeTheSame(@ForAll("shortGames") Game<P, M> game) throws Exception {
    int threads = 8;
    List<?> expected = told(again(game));
    Game<P, M> shared = again(game);
    CyclicBarrier together = new CyclicBarrier(threads);
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      Callable<List<?>> listener =
          () -> {
            together.await();
            return told(shared);
          };
      List<Callable<List<?>>> listeners = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        listeners.add(listener);
      }
      for (Future<List<?>> heard : pool.invokeAll(listeners)) {
        Check.equal(expected, heard.get(), "what a thread hears of " + game);
      }
    } catch (ExecutionException e) {
      throw new AssertionError("a thread failed with " + e.getCause(), e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  private Game<P, M> again(Game<P, M> game) {
    P start = rules().parsePosition(game.start().text());
    Replay<P, M> replay = Game.replay(rules(), start, game.events());
    return replay.game();
  }

  private List<?> told(Game<P, M> game) {
    List<Object> told = new ArrayList<>();
    for (Game<P, M> now = game; now != null; now = now.previous()) {
      told.add(Snapshot.of(rules(), now.position()));
      told.add(List.of(now.outcome(), now.occurrences(), now.hashCode()));
    }
    told.add(game.events());
    return told;
  }
}

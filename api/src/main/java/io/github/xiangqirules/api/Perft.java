package io.github.xiangqirules.api;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Counts the lines of play from a position to a given depth. Programs agree on the rules of a game
 * when they agree on these counts. Every distinct result of a choice that chance decides counts as
 * one move, however likely it is.
 */
public final class Perft {
  private Perft() {}

  /**
   * The number of lines of exactly that many plies.
   *
   * @param depth the number of plies, from 0; lines that end earlier do not count
   * @throws IllegalArgumentException if it is negative
   */
  public static <P extends Position<P, M>, M extends Move> long count(P position, int depth) {
    checkArgument(depth >= 0, "negative depth: %s", depth);
    return depth == 0 ? 1 : new Counter<P, M>().count(position, depth);
  }

  /**
   * The count for each result of the first ply, in their order; their sum is {@link #count}.
   *
   * @param depth the number of plies, from 1
   * @param threads how many threads share the work, from 1
   * @throws IllegalArgumentException if one of them is less than 1
   * @throws IllegalStateException if the thread that waits for the others is interrupted, which it
   *     still is then
   */
  public static <P extends Position<P, M>, M extends Move> ImmutableMap<M, Long> divide(
      P position, int depth, int threads) {
    checkArgument(depth >= 1, "depth %s is not positive", depth);
    checkArgument(threads >= 1, "%s threads", threads);
    List<M> moves = new ArrayList<>();
    List<List<Callable<Long>>> work = new ArrayList<>();
    position.forEachResult(
        (move, next, ways) -> {
          moves.add(move);
          work.add(split(next, depth - 1));
        });
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Long>> counts = pool.invokeAll(work.stream().flatMap(List::stream).toList());
      ImmutableMap.Builder<M, Long> divided = ImmutableMap.builderWithExpectedSize(moves.size());
      int done = 0;
      for (int i = 0; i < moves.size(); i++) {
        long sum = 0;
        for (int j = 0; j < work.get(i).size(); j++) {
          sum += counts.get(done++).get();
        }
        divided.put(moves.get(i), sum);
      }
      return divided.buildOrThrow();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while counting", e);
    } catch (ExecutionException e) {
      Throwable cause = Objects.requireNonNullElse(e.getCause(), e);
      Throwables.throwIfUnchecked(cause);
      throw new IllegalStateException(cause);
    } finally {
      pool.shutdownNow();
    }
  }

  /**
   * The work below one first move, one ply finer where it is deep, so that threads end together.
   */
  private static <P extends Position<P, M>, M extends Move> List<Callable<Long>> split(
      P position, int depth) {
    if (depth < 3) {
      return List.of(() -> count(position, depth));
    }
    List<Callable<Long>> tasks = new ArrayList<>();
    position.forEachResult((move, next, ways) -> tasks.add(() -> count(next, depth - 1)));
    return tasks;
  }

  /** Adds up below inner nodes; the last ply is counted by the position without being played. */
  private static final class Counter<P extends Position<P, M>, M extends Move> {
    private long total;

    long count(P position, int depth) {
      total = 0;
      add(position, depth);
      return total;
    }

    private void add(P position, int depth) {
      if (depth == 1) {
        total += position.resultCount();
      } else {
        position.forEachResult((result, next, ways) -> add(next, depth - 1));
      }
    }
  }
}

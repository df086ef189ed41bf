package io.github.xiangqirules.opponents.xiangqi;

import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import java.time.Duration;

/** Counts the nodes of one search and says when it has to end. */
final class Clock {
  /** The clock and the listener are asked once in so many nodes, less than a millisecond. */
  private static final int INTERVAL = 256;

  private static final Duration LONGEST = Duration.ofDays(365);

  private final long start = System.nanoTime();
  private final long timeLimit;
  private final long nodeLimit;
  private final Listener<?> listener;
  private long nodes;
  private boolean stopped;

  Clock(Budget budget, Listener<?> listener) {
    // The answer has to get out too: keep back a twentieth, and no more than 15 ms.
    long time = budget.time().compareTo(LONGEST) < 0 ? budget.time().toNanos() : LONGEST.toNanos();
    timeLimit = time - Math.min(time / 20, 15_000_000);
    nodeLimit = budget.nodes();
    this.listener = listener;
  }

  /** Counts a node; whether the search has to end. */
  boolean tick() {
    nodes++;
    if (nodes >= nodeLimit) {
      stopped = true;
    } else if (nodes % INTERVAL == 0) {
      look();
    }
    return stopped;
  }

  /** Asks the clock and the listener now. */
  boolean look() {
    stopped |= System.nanoTime() - start >= timeLimit || listener.cancelled();
    return stopped;
  }

  boolean stopped() {
    return stopped;
  }

  long nodes() {
    return nodes;
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}

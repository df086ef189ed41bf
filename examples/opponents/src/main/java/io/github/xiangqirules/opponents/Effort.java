package io.github.xiangqirules.opponents;

import java.time.Duration;

/**
 * Keeps a {@link Budget} while an opponent thinks about one move. A little of the time, at most a
 * tenth or 10 milliseconds, is kept back, since the answer has to get out too. A search calls
 * {@link #spend} for each position that it looks at:
 *
 * <pre>{@code
 * Effort effort = new Effort(budget, listener);
 * while (effort.spend()) {
 *   // look at one more position
 * }
 * }</pre>
 */
public final class Effort {
  /** Reading the clock costs about as much as playing a move, so it is not read at every node. */
  private static final int NODES_BETWEEN_LOOKS = 32;

  private static final long NANOS_BETWEEN_QUESTIONS = 1_000_000;

  /** Of the time so much is kept back: a fiftieth, within these bounds. */
  private static final long LEAST_KEPT = 3_000_000;

  private static final long MOST_KEPT = 10_000_000;

  private final long mostNodes;
  private final long mostNanos;
  private final Listener<?> listener;
  private final long begin = System.nanoTime();
  private long asked = begin - NANOS_BETWEEN_QUESTIONS;
  private long nodes;
  private boolean spent;

  /** Begins now. */
  public Effort(Budget budget, Listener<?> listener) {
    this.mostNodes = budget.nodes();
    this.mostNanos = thinking(budget.time().toNanos());
    this.listener = listener;
  }

  private static long thinking(long nanos) {
    long kept = Math.min(MOST_KEPT, Math.max(LEAST_KEPT, nanos / 50));
    return nanos - Math.min(kept, nanos / 10);
  }

  /**
   * Counts a position. False when the nodes or the time are used up or the listener asked to stop,
   * and ever after.
   */
  public boolean spend() {
    nodes++;
    if (!spent && nodes % NODES_BETWEEN_LOOKS == 0) {
      look();
    }
    spent |= nodes >= mostNodes;
    return !spent;
  }

  /** Looks at the clock and asks the listener, however few positions were counted. */
  public void look() {
    long now = System.nanoTime();
    spent |= now - begin >= mostNanos;
    if (!spent && now - asked >= NANOS_BETWEEN_QUESTIONS) {
      asked = now;
      spent = listener.cancelled();
    }
  }

  /** Whether nothing is left, as far as {@link #spend} and {@link #look} have seen. */
  public boolean isSpent() {
    return spent;
  }

  /** The positions counted. */
  public long nodes() {
    return nodes;
  }

  /** The time since it began. */
  public Duration time() {
    return Duration.ofNanos(System.nanoTime() - begin);
  }
}

package io.github.xiangqirules.opponents;

import java.time.Duration;

/**
 * How much may be spent on one move. The first limit that is reached ends the search.
 *
 * @param time the time by the clock; more than zero
 * @param nodes the positions looked at; at least 1
 * @param depth the plies looked ahead before extensions; at least 1
 */
public record Budget(Duration time, long nodes, int depth) {
  private static final Duration ANY_TIME = Duration.ofDays(365);

  /**
   * Limits of time, nodes and depth together.
   *
   * @throws IllegalArgumentException if one of them is not positive
   */
  public Budget {
    if (time.isNegative() || time.isZero() || nodes < 1 || depth < 1) {
      throw new IllegalArgumentException("a budget of nothing");
    }
  }

  /** As long as it takes, or until the listener asks to stop. */
  public static Budget unlimited() {
    return new Budget(ANY_TIME, Long.MAX_VALUE, Integer.MAX_VALUE);
  }

  /** A budget of time alone. */
  public static Budget ofTime(Duration time) {
    return new Budget(time, Long.MAX_VALUE, Integer.MAX_VALUE);
  }

  /** A budget of nodes alone: the same on every machine. */
  public static Budget ofNodes(long nodes) {
    return new Budget(ANY_TIME, nodes, Integer.MAX_VALUE);
  }

  /** A budget of depth alone. */
  public static Budget ofDepth(int depth) {
    return new Budget(ANY_TIME, Long.MAX_VALUE, depth);
  }

  /** This budget, with no more than so many nodes and such a depth. */
  public Budget atMost(long mostNodes, int mostDepth) {
    return new Budget(time, Math.min(nodes, mostNodes), Math.min(depth, mostDepth));
  }

  /** Whether the time is limited. */
  public boolean limitsTime() {
    return time.compareTo(ANY_TIME) < 0;
  }

  /** Whether the nodes are limited. */
  public boolean limitsNodes() {
    return nodes < Long.MAX_VALUE;
  }

  /** Whether the depth is limited. */
  public boolean limitsDepth() {
    return depth < Integer.MAX_VALUE;
  }
}

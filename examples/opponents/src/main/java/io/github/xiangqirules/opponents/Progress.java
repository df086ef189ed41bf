package io.github.xiangqirules.opponents;

import com.google.common.collect.ImmutableList;
import java.time.Duration;

/**
 * What an opponent has found so far.
 *
 * @param depth the plies looked ahead in full
 * @param score how good it is for the side to move
 * @param line the best play of both sides, the move to be chosen first
 * @param nodes the positions looked at
 * @param time the time since it began to think
 * @param <M> the move of the variant
 */
public record Progress<M>(
    int depth, Score score, ImmutableList<M> line, long nodes, Duration time) {
  /** Positions looked at in a second. */
  public long nodesPerSecond() {
    return Math.round(nodes * 1e9 / Math.max(1, time.toNanos()));
  }
}

package io.github.xiangqirules.xiangqi.board;

import static io.github.xiangqirules.xiangqi.board.Geometry.ALL;

/**
 * Which moves to generate.
 *
 * @param amongLow the pieces that move
 * @param reachLow the points they may go to
 */
record Scope(long amongLow, long amongHigh, long reachLow, long reachHigh) {
  /** Every piece to every point. */
  static final Scope EVERYTHING = new Scope(ALL, ALL, ALL, ALL);

  /** The same pieces, to these points only. */
  Scope to(long low, long high) {
    return new Scope(amongLow, amongHigh, reachLow & low, reachHigh & high);
  }

  boolean reachesNothing() {
    return (reachLow | reachHigh) == 0;
  }

  boolean reachesEverywhere() {
    return (reachLow & reachHigh) == ALL;
  }
}

package io.github.xiangqirules.xiangqi.board;

import static io.github.xiangqirules.xiangqi.board.Geometry.ALL;

/**
 * Which moves to generate.
 *
 * @param amongLow the pieces that move
 * @param reachLow the points they may go to
 * @param test whether each move is still to be tested for what it does to the own general
 */
record Scope(long amongLow, long amongHigh, long reachLow, long reachHigh, boolean test) {
  /** Every piece to every point, none of them a danger to its general. */
  static final Scope EVERYTHING = new Scope(ALL, ALL, ALL, ALL, false);

  /** The same pieces, to these points only. */
  Scope to(long low, long high) {
    return new Scope(amongLow, amongHigh, reachLow & low, reachHigh & high, test);
  }

  boolean reachesEverywhere() {
    return (reachLow & reachHigh) == ALL;
  }
}

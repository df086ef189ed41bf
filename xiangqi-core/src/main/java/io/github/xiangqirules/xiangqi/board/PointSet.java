package io.github.xiangqirules.xiangqi.board;

/**
 * Walks over a set of points held in two halves, from a0 up:
 *
 * <pre>{@code
 * while ((low | high) != 0) {
 *   int point = PointSet.first(low, high);
 *   high = PointSet.highAfterFirst(low, high);
 *   low &= low - 1;
 * }
 * }</pre>
 */
final class PointSet {
  private PointSet() {}

  /** The lowest point of a set that is not empty. */
  static int first(long low, long high) {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Geometry.HALF + Long.numberOfTrailingZeros(high);
  }

  /** The high half without the lowest point of the set; to be asked before the low half changes. */
  static long highAfterFirst(long low, long high) {
    return low != 0 ? high : high & high - 1;
  }
}

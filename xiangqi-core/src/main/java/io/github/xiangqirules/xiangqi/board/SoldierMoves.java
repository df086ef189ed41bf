package io.github.xiangqirules.xiangqi.board;

import static io.github.xiangqirules.xiangqi.board.Geometry.ALL;
import static io.github.xiangqirules.xiangqi.board.Geometry.FILE_A;
import static io.github.xiangqirules.xiangqi.board.Geometry.FILE_I;
import static io.github.xiangqirules.xiangqi.board.Geometry.POINTS;
import static io.github.xiangqirules.xiangqi.board.Geometry.onBoard;

/**
 * Where soldiers go: one point forward and, across the river, one to either side. A whole set moves
 * by one shift; red goes up, black down.
 */
final class SoldierMoves {
  /** Indexed by the soldiers' side and a point: the points from which such a soldier attacks it. */
  private static final long[] FROM_LOW = new long[2 * POINTS];

  private static final long[] FROM_HIGH = new long[2 * POINTS];

  static {
    for (int side = 0; side < 2; side++) {
      for (int from = 0; from < POINTS; from++) {
        int file = Geometry.file(from);
        int rank = Geometry.rank(from);
        addAttack(side, from, file, rank + (side == 0 ? 1 : -1));
        if (rank >= 5 == (side == 0)) {
          addAttack(side, from, file - 1, rank);
          addAttack(side, from, file + 1, rank);
        }
      }
    }
  }

  private SoldierMoves() {}

  private static void addAttack(int side, int from, int file, int rank) {
    if (onBoard(file, rank)) {
      FROM_LOW[side * POINTS + rank * 9 + file] |= Geometry.low(from);
      FROM_HIGH[side * POINTS + rank * 9 + file] |= Geometry.high(from);
    }
  }

  /** By how much a step forward changes the number of a point. */
  static int forward(int side) {
    return side == 0 ? 9 : -9;
  }

  /** A set moved one rank forward, low half. */
  static long forwardLow(int side, long low, long high) {
    return side == 0 ? low << 9 & ALL : (low >>> 9) | (high << 36 & ALL);
  }

  static long forwardHigh(int side, long low, long high) {
    return side == 0 ? (low >>> 36) | (high << 9 & ALL) : high >>> 9;
  }

  /** A half moved one file towards a. */
  static long left(long half) {
    return (half & ~FILE_A) >>> 1;
  }

  /** A half moved one file towards i. */
  static long right(long half) {
    return (half & ~FILE_I) << 1;
  }

  /** The points from which soldiers of a side attack a point, low half. */
  static long attackersLow(int side, int point) {
    return FROM_LOW[side * POINTS + point];
  }

  static long attackersHigh(int side, int point) {
    return FROM_HIGH[side * POINTS + point];
  }
}

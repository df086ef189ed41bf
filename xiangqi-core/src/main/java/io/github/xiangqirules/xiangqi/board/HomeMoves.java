package io.github.xiangqirules.xiangqi.board;

import static io.github.xiangqirules.xiangqi.board.Geometry.HALF;
import static io.github.xiangqirules.xiangqi.board.Geometry.POINTS;

/**
 * Where generals, advisors and elephants may stand and go. They stay on the home side of the river,
 * so their sets are one long: the low half for red, the high half for black. Arrays are indexed by
 * side, red first.
 */
final class HomeMoves {
  static final int ADVISOR_SHORT = 8;
  static final int ADVISOR_LONG = 10;
  static final int ELEPHANT_SHORT = 16;
  static final int ELEPHANT_LONG = 20;

  private static final long[] PALACE = {palace(0), palace(2)};

  /** The corners and the centre of the palace. */
  private static final long[] ADVISORS = {
    points("d0f0e1d2f2"), points("d9f9e8d7f7"),
  };

  /** The seven points of the elephants. */
  private static final long[] ELEPHANTS = {
    points("c0g0a2e2i2c4g4"), points("c9g9a7e7i7c5g5"),
  };

  /** The points beside a general's point, inside the palace. */
  private static final long[] GENERAL = new long[POINTS];

  static {
    for (int side = 0; side < 2; side++) {
      for (int point = side * HALF; point < (side + 1) * HALF; point++) {
        if ((PALACE[side] >>> (point - side * HALF) & 1) != 0) {
          GENERAL[point] = beside(point - side * HALF) & PALACE[side];
        }
      }
    }
  }

  private HomeMoves() {}

  /** Three ranks of files d to f, from that rank of the half. */
  private static long palace(int rank) {
    return 0b000111000_000111000_000111000L << (9 * rank);
  }

  /** A set from the names of its points, one after the other. */
  private static long points(String names) {
    long set = 0;
    for (int i = 0; i < names.length(); i += 2) {
      int point = (names.charAt(i + 1) - '0') * 9 + names.charAt(i) - 'a';
      set |= 1L << (point % HALF);
    }
    return set;
  }

  private static long beside(int place) {
    long point = 1L << place;
    return point << 9 | point >>> 9 | point << 1 | point >>> 1;
  }

  /** Whether a general, an advisor or an elephant of a side may stand on a point. */
  static boolean mayStand(int side, int kind, int point) {
    long[] points = kind == Kind.GENERAL ? PALACE : kind == Kind.ADVISOR ? ADVISORS : ELEPHANTS;
    return contains(points[side], side, point);
  }

  static long advisorPoints(int side) {
    return ADVISORS[side];
  }

  static long elephantPoints(int side) {
    return ELEPHANTS[side];
  }

  /** The points beside a general's point, inside the palace. */
  static long generalSteps(int point) {
    return GENERAL[point];
  }

  static boolean isStep(int side, int from, int to) {
    return contains(GENERAL[from], side, to);
  }

  static boolean isAdvisorMove(int side, int from, int to) {
    int distance = Math.abs(from - to);
    return contains(ADVISORS[side], side, to)
        && (distance == ADVISOR_SHORT || distance == ADVISOR_LONG);
  }

  /** Whether an elephant goes that way if its eye, the point between, is free. */
  static boolean isElephantMove(int side, int from, int to) {
    int distance = Math.abs(from - to);
    return contains(ELEPHANTS[side], side, to)
        && (distance == ELEPHANT_SHORT || distance == ELEPHANT_LONG);
  }

  /** Whether a home half has a point. */
  private static boolean contains(long half, int side, int point) {
    return point / HALF == side && (half >>> (point - side * HALF) & 1) != 0;
  }
}

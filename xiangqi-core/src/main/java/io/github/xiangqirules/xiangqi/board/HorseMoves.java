package io.github.xiangqirules.xiangqi.board;

import static io.github.xiangqirules.xiangqi.board.Geometry.POINTS;
import static io.github.xiangqirules.xiangqi.board.Geometry.onBoard;

/**
 * Where horses go: one point along a line, then one diagonally outward. A piece on the first point,
 * the leg, bars the two targets beyond it.
 */
final class HorseMoves {
  /** The four legs as file and rank steps, in the order of the bits of a leg pattern. */
  private static final int[][] LEGS = {{-1, 0}, {0, -1}, {1, 0}, {0, 1}};

  /** Indexed by point and the pattern of its occupied legs. */
  private static final long[] TARGETS_LOW = new long[POINTS * 16];

  private static final long[] TARGETS_HIGH = new long[POINTS * 16];

  /** The points a horse's leap away, legs aside. */
  private static final long[] NEAR_LOW = new long[POINTS];

  private static final long[] NEAR_HIGH = new long[POINTS];

  /** Indexed by from and to: the leg of that leap. */
  private static final byte[] LEG = new byte[POINTS * POINTS];

  static {
    for (int from = 0; from < POINTS; from++) {
      for (int leg = 0; leg < LEGS.length; leg++) {
        addLeaps(from, leg, 1);
        addLeaps(from, leg, -1);
      }
    }
  }

  private HorseMoves() {}

  private static void addLeaps(int from, int leg, int outward) {
    int[] step = LEGS[leg];
    int file = Geometry.file(from) + 2 * step[0] + outward * step[1];
    int rank = Geometry.rank(from) + 2 * step[1] + outward * step[0];
    if (!onBoard(file, rank)) {
      return;
    }
    int to = rank * 9 + file;
    NEAR_LOW[from] |= Geometry.low(to);
    NEAR_HIGH[from] |= Geometry.high(to);
    LEG[from * POINTS + to] = (byte) (from + step[0] + 9 * step[1]);
    for (int occupied = 0; occupied < 16; occupied++) {
      if ((occupied >> leg & 1) == 0) {
        TARGETS_LOW[from * 16 + occupied] |= Geometry.low(to);
        TARGETS_HIGH[from * 16 + occupied] |= Geometry.high(to);
      }
    }
  }

  /**
   * The index of {@link #targetsLow} for a horse: its point and which of its legs are occupied. Of
   * the rank, shifted so that the horse stands at bit 1, bits 0 and 2 are the legs beside it; of
   * the file likewise the legs below and above. Bits 0 and 2 of the one and, moved by one, of the
   * other do not meet.
   */
  static int index(Board board, int from) {
    int rank =
        Geometry.onRank(board.ownLow | board.enemyLow, board.ownHigh | board.enemyHigh, from);
    int file =
        Geometry.onFile(board.ownWest | board.enemyWest, board.ownEast | board.enemyEast, from);
    int beside = ((rank << 1) >>> Geometry.file(from)) & 5;
    int along = ((file << 1) >>> Geometry.rank(from)) & 5;
    return (from * 16) | beside | (along << 1);
  }

  static long targetsLow(int index) {
    return TARGETS_LOW[index];
  }

  static long targetsHigh(int index) {
    return TARGETS_HIGH[index];
  }

  static long nearLow(int point) {
    return NEAR_LOW[point];
  }

  static long nearHigh(int point) {
    return NEAR_HIGH[point];
  }

  /** The leg of a leap. */
  static int leg(int from, int to) {
    return LEG[from * POINTS + to];
  }
}

package io.github.xiangqirules.xiangqi.board;

/** Points, lines and distances of the 9 by 10 board. */
final class Geometry {
  static final int POINTS = 90;
  static final int HALF = 45;

  /** All points of one half. */
  static final long ALL = (1L << HALF) - 1;

  static final long FILE_A = 0x1008040201L;
  static final long FILE_I = FILE_A << 8;

  private static final byte[] FILE = new byte[POINTS];
  private static final byte[] RANK = new byte[POINTS];

  /** How far to shift a half so that the rank of a point comes to its lowest nine bits. */
  private static final byte[] RANK_SHIFT = new byte[POINTS];

  /** How far to shift west or east so that the file of a point comes to its lowest ten bits. */
  private static final byte[] FILE_SHIFT = new byte[POINTS];

  private static final long[] LOW = new long[POINTS];
  private static final long[] HIGH = new long[POINTS];
  private static final long[] WEST = new long[POINTS];
  private static final long[] EAST = new long[POINTS];
  private static final long[] LINES_LOW = new long[POINTS];
  private static final long[] LINES_HIGH = new long[POINTS];
  private static final long[] BETWEEN_LOW = new long[POINTS * POINTS];
  private static final long[] BETWEEN_HIGH = new long[POINTS * POINTS];

  static {
    for (int point = 0; point < POINTS; point++) {
      int file = point % 9;
      int rank = point / 9;
      FILE[point] = (byte) file;
      RANK[point] = (byte) rank;
      RANK_SHIFT[point] = (byte) (rank % 5 * 9);
      FILE_SHIFT[point] = (byte) (file % 5 * 10);
      LOW[point] = point < HALF ? 1L << point : 0;
      HIGH[point] = point < HALF ? 0 : 1L << (point - HALF);
      WEST[point] = file < 5 ? 1L << (file * 10 + rank) : 0;
      EAST[point] = file < 5 ? 0 : 1L << ((file - 5) * 10 + rank);
    }
    for (int a = 0; a < POINTS; a++) {
      for (int b = 0; b < POINTS; b++) {
        if (a != b && (FILE[a] == FILE[b] || RANK[a] == RANK[b])) {
          LINES_LOW[a] |= LOW[b];
          LINES_HIGH[a] |= HIGH[b];
          int step = RANK[a] == RANK[b] ? 1 : 9;
          for (int c = Math.min(a, b) + step; c < Math.max(a, b); c += step) {
            BETWEEN_LOW[a * POINTS + b] |= LOW[c];
            BETWEEN_HIGH[a * POINTS + b] |= HIGH[c];
          }
        }
      }
    }
  }

  private Geometry() {}

  static boolean onBoard(int file, int rank) {
    return file >= 0 && file < 9 && rank >= 0 && rank < 10;
  }

  static int file(int point) {
    return FILE[point];
  }

  static int rank(int point) {
    return RANK[point];
  }

  /** The low half of the set that holds just this point. */
  static long low(int point) {
    return LOW[point];
  }

  static long high(int point) {
    return HIGH[point];
  }

  static long west(int point) {
    return WEST[point];
  }

  static long east(int point) {
    return EAST[point];
  }

  static boolean contains(long low, long high, int point) {
    return ((low & LOW[point]) | (high & HIGH[point])) != 0;
  }

  /** What of a set stands on the rank of a point, file a in the lowest of nine bits. */
  static int onRank(long low, long high, int point) {
    return (int) ((point < HALF ? low : high) >>> RANK_SHIFT[point]) & 0x1ff;
  }

  /** What of a turned set stands on the file of a point, rank 0 in the lowest of ten bits. */
  static int onFile(long west, long east, int point) {
    return (int) ((FILE[point] < 5 ? west : east) >>> FILE_SHIFT[point]) & 0x3ff;
  }

  /**
   * The same for a set that is not kept turned. Nine apart, the five points of a file in one half
   * are gathered by a multiplication, which moves each to its own place in the five top bits.
   */
  static int gatherFile(long low, long high, int point) {
    return gather(low, FILE[point]) | gather(high, FILE[point]) << 5;
  }

  private static int gather(long half, int file) {
    return (int) (((half >>> file & FILE_A) * 0x1010101010L) >>> 36) & 0x1f;
  }

  /** The other points of the file and the rank of a point, low half. */
  static long linesLow(int point) {
    return LINES_LOW[point];
  }

  static long linesHigh(int point) {
    return LINES_HIGH[point];
  }

  /** The points strictly between two on one line, low half; none when they are on none. */
  static long betweenLow(int a, int b) {
    return BETWEEN_LOW[a * POINTS + b];
  }

  static long betweenHigh(int a, int b) {
    return BETWEEN_HIGH[a * POINTS + b];
  }
}

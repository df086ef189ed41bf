package io.github.xiangqirules.climbing.board;

/**
 * Sets of squares as longs. The sixteen squares are numbered a1 b1 c1 d1 a2 ... d4, and each has
 * the four bits (a nibble) that its number counts from the right:
 *
 * <ul>
 *   <li>a <em>set</em> of squares uses the lowest bit of each nibble;
 *   <li>a <em>directed set</em> uses all four, one for each direction: south, west, east, north, so
 *       that the bits of a square are in the order of its neighbours.
 * </ul>
 *
 * <p>A rank is thus sixteen bits and a file four bits apart, and every neighbour is a shift away.
 */
public final class Squares {
  /** How many squares there are. */
  public static final int COUNT = 16;

  /** The set of all squares. */
  public static final long ALL = 0x1111_1111_1111_1111L;

  private static final int WIDTH = 4;
  private static final long SOUTH = ALL;
  private static final long WEST = ALL << 1;
  private static final long EAST = ALL << 2;
  private static final long NORTH = ALL << 3;
  private static final long NOT_FILE_A = 0xFFF0_FFF0_FFF0_FFF0L;
  private static final long NOT_FILE_D = 0x0FFF_0FFF_0FFF_0FFFL;

  private static final int[] FILE_STEP = {0, -1, 1, 0};
  private static final int[] RANK_STEP = {-1, 0, 0, 1};

  private Squares() {}

  /** The square of a bit, directed or not. */
  public static int of(int bit) {
    return bit >> 2;
  }

  /** How far the nibble of a square is from the right, in bits. */
  public static int shift(int square) {
    return square << 2;
  }

  /** A set of one square. */
  public static long only(int square) {
    return 1L << shift(square);
  }

  /** The same four bits in every nibble. */
  static long each(int nibble) {
    return ALL * nibble;
  }

  /** The squares of a set in every direction: all four bits of each nibble. */
  public static long every(long set) {
    // No carries: each nibble holds 0 or 1.
    return set * 15;
  }

  /** For every square and direction, whether the neighbour there is in the set. */
  public static long beside(long set) {
    return further(every(set));
  }

  /**
   * Looks one square further: for every square and direction, what the directed set says of the
   * neighbour there in that direction. Beyond the edge it says no.
   */
  public static long further(long directed) {
    // South of a square is the nibble 16 bits lower, so its bit is moved up; and so on. Bits that
    // wrapped around from the neighbouring rank land on the edge file and are cut off.
    return ((directed & SOUTH) << 16)
        | ((directed & WEST) << 4 & NOT_FILE_A)
        | ((directed & EAST) >>> 4 & NOT_FILE_D)
        | ((directed & NORTH) >>> 16);
  }

  /** The square that many squares away in the direction of a directed bit; -1 off the board. */
  public static int target(int bit, int distance) {
    int file = of(bit) % WIDTH + distance * FILE_STEP[bit & 3];
    int rank = of(bit) / WIDTH + distance * RANK_STEP[bit & 3];
    boolean onBoard = file >= 0 && file < WIDTH && rank >= 0 && rank < WIDTH;
    return onBoard ? rank * WIDTH + file : -1;
  }
}

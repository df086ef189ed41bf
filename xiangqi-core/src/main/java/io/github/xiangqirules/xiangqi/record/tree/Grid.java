package io.github.xiangqirules.xiangqi.record.tree;

/** Points by their coordinates, which files count from different corners. */
public final class Grid {
  private static final int FILES = 9;
  private static final int RANKS = 10;

  private Grid() {}

  /** The point on a file and a rank, both from 0 at red's left corner; -1 if there is none. */
  public static int point(int file, int rank) {
    return file >= 0 && file < FILES && rank >= 0 && rank < RANKS ? rank * FILES + file : -1;
  }

  /** The same with ranks counted from black's back rank. */
  public static int fromTop(int file, int row) {
    return point(file, RANKS - 1 - row);
  }

  /** The file of a point. */
  public static int file(int point) {
    return point % FILES;
  }

  /** The rank of a point. */
  public static int rank(int point) {
    return point / FILES;
  }

  /** The rank of a point counted from black's back rank. */
  public static int row(int point) {
    return RANKS - 1 - rank(point);
  }
}

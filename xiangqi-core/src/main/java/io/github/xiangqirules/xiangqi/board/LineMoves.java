package io.github.xiangqirules.xiangqi.board;

import static io.github.xiangqirules.xiangqi.board.Geometry.onFile;
import static io.github.xiangqirules.xiangqi.board.Geometry.onRank;

/**
 * Where chariots and cannons go. Both run along their line over free points. The chariot takes the
 * first piece it meets; the cannon needs exactly one screen and takes the piece behind it.
 *
 * <p>Targets are 19 bits: the nine points of the rank from file a, then the ten of the file from
 * rank 0.
 */
final class LineMoves {
  /** The bit of rank 0 among the targets. */
  private static final int FILE_BITS = 9;

  /** In a table entry, the cannon's captures stand above the chariot's targets by so many bits. */
  private static final int CAPTURES = 16;

  /**
   * Indexed by the place on the line and what stands on it: the free points up to the first piece
   * on either side and those pieces, and above them the second piece on either side.
   */
  private static final int[] ON_RANK = lines(9);

  private static final int[] ON_FILE = lines(10);

  private LineMoves() {}

  private static int[] lines(int length) {
    int[] table = new int[length * (1 << length)];
    for (int place = 0; place < length; place++) {
      for (int pieces = 0; pieces < 1 << length; pieces++) {
        table[(place << length) | pieces] =
            ray(length, place, -1, pieces) | ray(length, place, 1, pieces);
      }
    }
    return table;
  }

  private static int ray(int length, int place, int step, int pieces) {
    int entry = 0;
    int met = 0;
    for (int at = place + step; at >= 0 && at < length && met < 2; at += step) {
      boolean piece = (pieces >> at & 1) != 0;
      if (met == 0) {
        entry |= 1 << at;
      } else if (piece) {
        entry |= 1 << at << CAPTURES;
      }
      met += piece ? 1 : 0;
    }
    return entry;
  }

  /** The targets of the mover's chariot. */
  static int chariot(Board board, int from) {
    int ownRank = onRank(board.ownLow, board.ownHigh, from);
    int ownFile = onFile(board.ownWest, board.ownEast, from);
    int pieces = ownRank | onRank(board.enemyLow, board.enemyHigh, from);
    int targets = ON_RANK[Geometry.file(from) << 9 | pieces] & ~ownRank & 0x1ff;
    pieces = ownFile | onFile(board.enemyWest, board.enemyEast, from);
    return targets | (ON_FILE[Geometry.rank(from) << 10 | pieces] & ~ownFile & 0x3ff) << FILE_BITS;
  }

  /** The targets of the mover's cannon. */
  static int cannon(Board board, int from) {
    int enemyRank = onRank(board.enemyLow, board.enemyHigh, from);
    int enemyFile = onFile(board.enemyWest, board.enemyEast, from);
    int pieces = enemyRank | onRank(board.ownLow, board.ownHigh, from);
    int line = ON_RANK[Geometry.file(from) << 9 | pieces];
    int targets = (line & ~pieces & 0x1ff) | (line >>> CAPTURES & enemyRank);
    pieces = enemyFile | onFile(board.ownWest, board.ownEast, from);
    line = ON_FILE[Geometry.rank(from) << 10 | pieces];
    return targets | ((line & ~pieces & 0x3ff) | (line >>> CAPTURES & enemyFile)) << FILE_BITS;
  }

  /** A set of points as targets of a line piece. */
  static int among(long low, long high, int from) {
    return onRank(low, high, from) | Geometry.gatherFile(low, high, from) << FILE_BITS;
  }

  /** The point of a bit of the targets. */
  static int target(int from, int bit) {
    return bit < FILE_BITS
        ? from - Geometry.file(from) + bit
        : Geometry.file(from) + 9 * (bit - FILE_BITS);
  }
}

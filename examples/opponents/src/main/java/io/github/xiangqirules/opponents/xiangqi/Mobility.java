package io.github.xiangqirules.opponents.xiangqi;

/** How freely chariots, horses and cannons move. */
final class Mobility {
  /** By the number of free points on a chariot's lines. */
  static final int[] CHARIOT = ramp(18, -36, 5);

  /** By the number of a horse's targets that are not blocked by leg or by an own piece. */
  static final int[] HORSE = ramp(9, -36, 10);

  /** By the number of free points on a cannon's lines. */
  static final int[] CANNON = ramp(18, -14, 2);

  private final Pieces pieces;

  Mobility(Pieces pieces) {
    this.pieces = pieces;
  }

  private static int[] ramp(int length, int first, int step) {
    int[] values = new int[length];
    for (int i = 0; i < length; i++) {
      values[i] = first + step * i;
    }
    return values;
  }

  int value(int side) {
    return lines(side * Pieces.KINDS + Pieces.CHARIOT, CHARIOT)
        + lines(side * Pieces.KINDS + Pieces.CANNON, CANNON)
        + horses(side);
  }

  private int lines(int code, int[] worth) {
    int value = 0;
    for (int i = 0; i < pieces.counts[code]; i++) {
      value += worth[free(pieces.points[code * Pieces.MOST + i])];
    }
    return value;
  }

  private int free(int from) {
    int free = 0;
    for (int direction = 0; direction < 4; direction++) {
      for (byte point : Rays.LINES[from * 4 + direction]) {
        if (pieces.at[point] != Pieces.NONE) {
          break;
        }
        free++;
      }
    }
    return free;
  }

  private int horses(int side) {
    int code = side * Pieces.KINDS + Pieces.HORSE;
    int value = 0;
    for (int i = 0; i < pieces.counts[code]; i++) {
      byte[] leaps = Rays.LEAPS[pieces.points[code * Pieces.MOST + i]];
      int free = 0;
      for (int leap = 0; leap < leaps.length; leap += 2) {
        if (pieces.at[leaps[leap]] == Pieces.NONE && !isOf(side, pieces.at[leaps[leap + 1]])) {
          free++;
        }
      }
      value += HORSE[free];
    }
    return value;
  }

  private static boolean isOf(int side, int code) {
    return code != Pieces.NONE && code >= Pieces.KINDS == (side == 1);
  }
}

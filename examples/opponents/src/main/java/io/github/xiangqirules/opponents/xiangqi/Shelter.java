package io.github.xiangqirules.opponents.xiangqi;

/**
 * How safe the general of a side is: what is missing of its guards counts by what the enemy has to
 * make use of it, cannons on the general's lines by what stands between, and pieces that have come
 * near by their number and kind.
 */
final class Shelter {
  /** By the advisors missing, for each chariot of the enemy. */
  static final int[] WITHOUT_ADVISORS = {0, 15, 40};

  /** By the elephants missing, for each cannon of the enemy. */
  static final int[] WITHOUT_ELEPHANTS = {0, 8, 20};

  /** By the number of pieces between the general and a cannon before it on its file. */
  static final int[] CANNON_ON_FILE = {70, 15, 25, 0, 0, 0, 0, 0, 0, 0};

  /** The same on its rank. */
  static final int[] CANNON_ON_RANK = {30, 10, 10, 0, 0, 0, 0, 0, 0, 0};

  /** The weight of a piece of each kind that has come near. */
  static final int[] NEAR = {0, 0, 0, 3, 2, 2, 1};

  /** By the sum of those weights. */
  static final int[] PRESSURE = {
    0, 0, 8, 16, 28, 42, 60, 80, 100, 120, 140, 150, 160, 170, 180, 180, 180, 180, 180, 180
  };

  private static final int FILES = 9;
  private static final int REACH = 4;

  private final Pieces pieces;

  Shelter(Pieces pieces) {
    this.pieces = pieces;
  }

  /** The safety of the side's own general, 0 at best. */
  int value(int side) {
    int own = side * Pieces.KINDS;
    int enemy = Pieces.KINDS - own;
    int advisors = WITHOUT_ADVISORS[2 - pieces.counts[own + Pieces.ADVISOR]];
    int elephants = WITHOUT_ELEPHANTS[2 - pieces.counts[own + Pieces.ELEPHANT]];
    int general = pieces.first(own + Pieces.GENERAL);
    return -(advisors * pieces.counts[enemy + Pieces.CHARIOT]
        + elephants * pieces.counts[enemy + Pieces.CANNON]
        + cannons(general, enemy + Pieces.CANNON)
        + PRESSURE[pressure(general, enemy)]);
  }

  private int cannons(int general, int code) {
    int danger = 0;
    for (int i = 0; i < pieces.counts[code]; i++) {
      int cannon = pieces.points[code * Pieces.MOST + i];
      if (cannon % FILES == general % FILES) {
        danger += CANNON_ON_FILE[between(general, cannon, FILES)];
      } else if (cannon / FILES == general / FILES) {
        danger += CANNON_ON_RANK[between(general, cannon, 1)];
      }
    }
    return danger;
  }

  private int between(int a, int b, int step) {
    int count = 0;
    for (int point = Math.min(a, b) + step; point < Math.max(a, b); point += step) {
      if (pieces.at[point] != Pieces.NONE) {
        count++;
      }
    }
    return count;
  }

  private int pressure(int general, int enemy) {
    int sum = 0;
    for (int kind = Pieces.CHARIOT; kind <= Pieces.SOLDIER; kind++) {
      int code = enemy + kind;
      for (int i = 0; i < pieces.counts[code]; i++) {
        int point = pieces.points[code * Pieces.MOST + i];
        if (Math.abs(point / FILES - general / FILES) <= REACH
            && Math.abs(point % FILES - general % FILES) <= REACH) {
          sum += NEAR[kind];
        }
      }
    }
    return sum;
  }
}

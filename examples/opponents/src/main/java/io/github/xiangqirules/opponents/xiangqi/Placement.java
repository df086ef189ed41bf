package io.github.xiangqirules.opponents.xiangqi;

/**
 * What a piece is worth on each point, material and placement together, in hundredths of a soldier
 * that has crossed the river.
 *
 * <p>The tables show the half of the board from file a to the middle, red's back rank first; the
 * other half is its mirror image.
 */
final class Placement {
  /** By piece code and point; positive for red's pieces, negative for black's. */
  static final int[] VALUES = new int[Pieces.CODES * Pieces.POINTS];

  /** What a piece of each code is worth wherever it stands. */
  static final int[] ROUGH = {
    5000, 200, 200, 1000, 450, 480, 100, 5000, 200, 200, 1000, 450, 480, 100
  };

  private static final int HALF = 5;
  private static final int FILES = 9;

  private static final int[] GENERAL = {
    0, 0, 0, -10, 0,
    0, 0, 0, -25, -20,
    0, 0, 0, -40, -35,
  };

  private static final int[] ADVISOR = {
    0, 0, 0, 190, 0,
    0, 0, 0, 0, 195,
    0, 0, 0, 185, 0,
  };

  private static final int[] ELEPHANT = {
    0, 0, 190, 0, 0,
    0, 0, 0, 0, 0,
    180, 0, 0, 0, 200,
    0, 0, 0, 0, 0,
    0, 0, 185, 0, 0,
  };

  private static final int[] CHARIOT = {
    925, 945, 940, 955, 940,
    935, 950, 945, 955, 945,
    930, 950, 945, 960, 955,
    935, 950, 945, 960, 955,
    945, 955, 955, 965, 960,
    950, 960, 960, 970, 965,
    955, 960, 960, 975, 970,
    955, 965, 965, 975, 980,
    955, 965, 965, 985, 985,
    950, 955, 955, 970, 965,
  };

  private static final int[] HORSE = {
    390, 400, 415, 415, 400,
    400, 415, 425, 430, 390,
    420, 425, 445, 435, 430,
    425, 440, 450, 455, 455,
    430, 450, 460, 465, 470,
    440, 465, 475, 480, 485,
    445, 470, 485, 490, 485,
    440, 475, 490, 490, 480,
    435, 470, 490, 475, 455,
    425, 435, 450, 445, 440,
  };

  private static final int[] CANNON = {
    455, 460, 465, 470, 470,
    460, 465, 465, 470, 470,
    465, 470, 470, 475, 485,
    460, 465, 470, 475, 475,
    460, 465, 470, 475, 480,
    460, 465, 470, 475, 480,
    465, 470, 470, 475, 485,
    470, 475, 475, 475, 480,
    475, 480, 475, 470, 465,
    485, 490, 475, 460, 470,
  };

  private static final int[] SOLDIER = {
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    55, 0, 60, 0, 75,
    60, 0, 75, 0, 85,
    95, 110, 120, 125, 125,
    110, 130, 145, 155, 155,
    115, 145, 165, 180, 185,
    110, 140, 165, 185, 185,
    50, 60, 70, 80, 80,
  };

  private static final int[][] TABLES = {
    GENERAL, ADVISOR, ELEPHANT, CHARIOT, HORSE, CANNON, SOLDIER
  };

  static {
    fill();
  }

  private Placement() {}

  static void fill() {
    for (int kind = 0; kind < Pieces.KINDS; kind++) {
      int[] table = TABLES[kind];
      for (int point = 0; point < table.length / HALF * FILES; point++) {
        int file = point % FILES;
        int value = table[point / FILES * HALF + Math.min(file, FILES - 1 - file)];
        VALUES[kind * Pieces.POINTS + point] = value;
        // Red's point turned by half a circle is the same point for black.
        int turned = Pieces.POINTS - 1 - point;
        VALUES[(kind + Pieces.KINDS) * Pieces.POINTS + turned] = -value;
      }
    }
  }

  /** What a piece on a point is worth to its owner. */
  static int worth(int code, int point) {
    return Math.abs(VALUES[code * Pieces.POINTS + point]);
  }
}

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
    5000, 170, 160, 1050, 450, 430, 120, 5000, 170, 160, 1050, 450, 430, 120
  };

  private static final int HALF = 5;
  private static final int FILES = 9;

  private static final int[] GENERAL = {
    0, 0, 0, -10, 0,
    0, 0, 0, -25, -20,
    0, 0, 0, -40, -35,
  };

  private static final int[] ADVISOR = {
    0, 0, 0, 165, 0,
    0, 0, 0, 0, 170,
    0, 0, 0, 160, 0,
  };

  private static final int[] ELEPHANT = {
    0, 0, 160, 0, 0,
    0, 0, 0, 0, 0,
    150, 0, 0, 0, 170,
    0, 0, 0, 0, 0,
    0, 0, 155, 0, 0,
  };

  private static final int[] CHARIOT = {
    1015, 1035, 1030, 1045, 1030,
    1025, 1040, 1035, 1045, 1035,
    1020, 1040, 1035, 1050, 1045,
    1025, 1040, 1035, 1050, 1045,
    1035, 1045, 1045, 1055, 1050,
    1040, 1050, 1050, 1060, 1055,
    1045, 1050, 1050, 1065, 1060,
    1045, 1055, 1055, 1065, 1070,
    1045, 1055, 1055, 1075, 1075,
    1040, 1045, 1045, 1060, 1055,
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
    410, 415, 420, 425, 425,
    415, 420, 420, 425, 425,
    420, 425, 425, 430, 440,
    415, 420, 425, 430, 430,
    415, 420, 425, 430, 435,
    415, 420, 425, 430, 435,
    420, 425, 425, 430, 440,
    425, 430, 430, 430, 435,
    430, 435, 430, 425, 420,
    440, 445, 430, 415, 425,
  };

  private static final int[] SOLDIER = {
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    80, 0, 85, 0, 100,
    85, 0, 100, 0, 110,
    120, 135, 145, 150, 150,
    135, 155, 170, 180, 180,
    140, 170, 190, 205, 210,
    135, 165, 190, 210, 210,
    75, 85, 95, 105, 105,
  };

  private static final int[][] TABLES = {
    GENERAL, ADVISOR, ELEPHANT, CHARIOT, HORSE, CANNON, SOLDIER
  };

  static {
    fill();
  }

  private Placement() {}

  private static void fill() {
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

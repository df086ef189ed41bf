package io.github.xiangqirules.opponents.xiangqi;

import java.util.Arrays;

/** The geometry that the evaluation asks for: lines from a point, and the steps of a horse. */
final class Rays {
  private static final int FILES = 9;
  private static final int RANKS = 10;
  private static final int[] FILE_STEPS = {0, 0, -1, 1};
  private static final int[] RANK_STEPS = {1, -1, 0, 0};

  /** The points from a point to the edge, nearest first: four rays for each point. */
  static final byte[][] LINES = lines();

  /** For each point, pairs of a leg and a target of a horse there. */
  static final byte[][] LEAPS = leaps();

  private Rays() {}

  private static byte[][] lines() {
    byte[][] lines = new byte[Pieces.POINTS * 4][];
    for (int point = 0; point < Pieces.POINTS; point++) {
      for (int direction = 0; direction < 4; direction++) {
        lines[point * 4 + direction] = line(point, FILE_STEPS[direction], RANK_STEPS[direction]);
      }
    }
    return lines;
  }

  private static byte[] line(int point, int fileStep, int rankStep) {
    byte[] line = new byte[RANKS];
    int length = 0;
    int file = point % FILES + fileStep;
    int rank = point / FILES + rankStep;
    while (isOnBoard(file, rank)) {
      line[length++] = (byte) (rank * FILES + file);
      file += fileStep;
      rank += rankStep;
    }
    return Arrays.copyOf(line, length);
  }

  private static byte[][] leaps() {
    byte[][] leaps = new byte[Pieces.POINTS][];
    for (int point = 0; point < Pieces.POINTS; point++) {
      byte[] pairs = new byte[16];
      int length = 0;
      for (int direction = 0; direction < 4; direction++) {
        for (int turn = -1; turn <= 1; turn += 2) {
          int fileStep = FILE_STEPS[direction];
          int rankStep = RANK_STEPS[direction];
          // One point straight on, then one more and one to the side.
          int file = point % FILES + 2 * fileStep + turn * Math.abs(rankStep);
          int rank = point / FILES + 2 * rankStep + turn * Math.abs(fileStep);
          if (isOnBoard(file, rank)) {
            pairs[length++] = (byte) (point + rankStep * FILES + fileStep);
            pairs[length++] = (byte) (rank * FILES + file);
          }
        }
      }
      leaps[point] = Arrays.copyOf(pairs, length);
    }
    return leaps;
  }

  private static boolean isOnBoard(int file, int rank) {
    return file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
  }
}

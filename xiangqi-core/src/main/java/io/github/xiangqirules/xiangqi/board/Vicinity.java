package io.github.xiangqirules.xiangqi.board;

import static io.github.xiangqirules.xiangqi.board.Geometry.HALF;
import static io.github.xiangqirules.xiangqi.board.Geometry.POINTS;

/**
 * The points from which enemies can matter to a general. A test of few masks tells for most
 * positions that none of them does, and spares a closer look.
 */
final class Vicinity {
  /** By this much the entries for a general and its steps stand above those for it alone. */
  private static final int AND_STEPS = POINTS;

  /** Indexed by the general's point: from where chariots and cannons matter. */
  private static final long[] LINES_LOW = new long[2 * POINTS];

  private static final long[] LINES_HIGH = new long[2 * POINTS];

  /** From where horses matter. */
  private static final long[] HORSES_LOW = new long[2 * POINTS];

  private static final long[] HORSES_HIGH = new long[2 * POINTS];

  /** From where soldiers matter. */
  private static final long[] SOLDIERS_LOW = new long[2 * POINTS];

  private static final long[] SOLDIERS_HIGH = new long[2 * POINTS];

  static {
    for (int general = 0; general < POINTS; general++) {
      addPoint(general, general);
      addPoint(AND_STEPS + general, general);
      int home = general / HALF;
      for (long steps = HomeMoves.generalSteps(general); steps != 0; steps &= steps - 1) {
        addPoint(AND_STEPS + general, home * HALF + Long.numberOfTrailingZeros(steps));
      }
    }
  }

  private Vicinity() {}

  private static void addPoint(int entry, int point) {
    int enemy = point < HALF ? 1 : 0;
    LINES_LOW[entry] |= Geometry.linesLow(point);
    LINES_HIGH[entry] |= Geometry.linesHigh(point);
    HORSES_LOW[entry] |= HorseMoves.nearLow(point);
    HORSES_HIGH[entry] |= HorseMoves.nearHigh(point);
    SOLDIERS_LOW[entry] |= SoldierMoves.attackersLow(enemy, point);
    SOLDIERS_HIGH[entry] |= SoldierMoves.attackersHigh(enemy, point);
  }

  /**
   * Whether no move of the mover's other pieces can endanger its general, which is not in check.
   */
  static boolean isCalm(Board board) {
    return isClear(board, board.ownGeneral)
        && (filesBetweenGenerals(board) != 0 || piecesBetweenGenerals(board) > 1);
  }

  /** Whether moreover no step of the general itself can endanger it. */
  static boolean isCalmAround(Board board) {
    int files = filesBetweenGenerals(board);
    return isClear(board, AND_STEPS + board.ownGeneral)
        && (files > 1 || (files == 0 && piecesBetweenGenerals(board) > 1));
  }

  private static boolean isClear(Board board, int entry) {
    long low =
        ((board.chariotsLow | board.cannonsLow) & LINES_LOW[entry])
            | (board.horsesLow & HORSES_LOW[entry])
            | (board.soldiersLow & SOLDIERS_LOW[entry]);
    long high =
        ((board.chariotsHigh | board.cannonsHigh) & LINES_HIGH[entry])
            | (board.horsesHigh & HORSES_HIGH[entry])
            | (board.soldiersHigh & SOLDIERS_HIGH[entry]);
    return ((low & board.enemyLow) | (high & board.enemyHigh)) == 0;
  }

  private static int filesBetweenGenerals(Board board) {
    return Math.abs(Geometry.file(board.ownGeneral) - Geometry.file(board.enemyGeneral));
  }

  private static int piecesBetweenGenerals(Board board) {
    return Attacks.screens(
        board.ownGeneral,
        board.enemyGeneral,
        board.ownLow | board.enemyLow,
        board.ownHigh | board.enemyHigh);
  }
}

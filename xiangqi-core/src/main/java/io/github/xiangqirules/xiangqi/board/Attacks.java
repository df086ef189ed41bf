package io.github.xiangqirules.xiangqi.board;

import static io.github.xiangqirules.xiangqi.board.Geometry.contains;

/** Which pieces attack a point: could take an enemy piece there, were their side to move. */
final class Attacks {
  private Attacks() {}

  /** The number of pieces between two points of one line: what a cannon calls screens. */
  static int screens(int a, int b, long piecesLow, long piecesHigh) {
    return Long.bitCount(Geometry.betweenLow(a, b) & piecesLow)
        + Long.bitCount(Geometry.betweenHigh(a, b) & piecesHigh);
  }

  /** Whether the mover's general is attacked. */
  static boolean onGeneral(Board board) {
    return onGeneral(
        board,
        board.ownGeneral,
        board.ownLow | board.enemyLow,
        board.ownHigh | board.enemyHigh,
        board.enemyLow,
        board.enemyHigh);
  }

  /** Whether the mover's general would be attacked after a move. */
  static boolean onGeneralAfter(Board board, int from, int to) {
    return onGeneral(
        board,
        from == board.ownGeneral ? to : board.ownGeneral,
        ((board.ownLow | board.enemyLow) & ~Geometry.low(from)) | Geometry.low(to),
        ((board.ownHigh | board.enemyHigh) & ~Geometry.high(from)) | Geometry.high(to),
        board.enemyLow & ~Geometry.low(to),
        board.enemyHigh & ~Geometry.high(to));
  }

  /**
   * Whether the enemy attacks the mover's general.
   *
   * @param general where the general stands
   * @param piecesLow all pieces on the board
   * @param aliveLow the enemy's pieces
   */
  private static boolean onGeneral(
      Board board, int general, long piecesLow, long piecesHigh, long aliveLow, long aliveHigh) {
    long low = Geometry.linesLow(general) & aliveLow;
    long high = Geometry.linesHigh(general) & aliveHigh;
    return byLine(
            general, board.chariotsLow & low, board.chariotsHigh & high, 0, piecesLow, piecesHigh)
        || byLine(
            general, board.cannonsLow & low, board.cannonsHigh & high, 1, piecesLow, piecesHigh)
        || facing(general, board.enemyGeneral, piecesLow, piecesHigh)
        || byHorse(board, general, piecesLow, piecesHigh, aliveLow, aliveHigh)
        || bySoldier(board, general, aliveLow, aliveHigh);
  }

  private static boolean byLine(
      int point, long low, long high, int screens, long piecesLow, long piecesHigh) {
    while ((low | high) != 0) {
      int from = PointSet.first(low, high);
      if (screens(point, from, piecesLow, piecesHigh) == screens) {
        return true;
      }
      high = PointSet.highAfterFirst(low, high);
      low &= low - 1;
    }
    return false;
  }

  /** Whether two generals stand on one file with nothing between. */
  static boolean facing(int general, int other, long piecesLow, long piecesHigh) {
    return Geometry.file(general) == Geometry.file(other)
        && screens(general, other, piecesLow, piecesHigh) == 0;
  }

  private static boolean byHorse(
      Board board, int point, long piecesLow, long piecesHigh, long aliveLow, long aliveHigh) {
    long low = board.horsesLow & aliveLow & HorseMoves.nearLow(point);
    long high = board.horsesHigh & aliveHigh & HorseMoves.nearHigh(point);
    while ((low | high) != 0) {
      int from = PointSet.first(low, high);
      if (!contains(piecesLow, piecesHigh, HorseMoves.leg(from, point))) {
        return true;
      }
      high = PointSet.highAfterFirst(low, high);
      low &= low - 1;
    }
    return false;
  }

  private static boolean bySoldier(Board board, int point, long aliveLow, long aliveHigh) {
    int side = board.side ^ 1;
    return ((board.soldiersLow & aliveLow & SoldierMoves.attackersLow(side, point))
            | (board.soldiersHigh & aliveHigh & SoldierMoves.attackersHigh(side, point)))
        != 0;
  }

  /** Whether the piece on one point attacks another, legality aside. */
  static boolean attacks(Board board, int from, int point) {
    int piece = board.pieceAt(from);
    if (piece < 0 || from == point) {
      return false;
    }
    boolean isOtherGeneral =
        point == (from == board.ownGeneral ? board.enemyGeneral : board.ownGeneral);
    return takes(board, piece / 7, piece % 7, from, point)
        || (piece % 7 == Kind.GENERAL
            && isOtherGeneral
            && facing(from, point, board.ownLow | board.enemyLow, board.ownHigh | board.enemyHigh));
  }

  /** Whether the mover's piece goes from one point to another, its general's safety aside. */
  static boolean goes(Board board, int kind, int from, int to) {
    if (contains(board.ownLow, board.ownHigh, to)) {
      return false;
    }
    // Where it takes nothing, a cannon goes as a chariot does.
    boolean runs = kind == Kind.CANNON && !board.isTaken(to);
    return takes(board, board.side, runs ? Kind.CHARIOT : kind, from, to);
  }

  /** Whether a piece on one point takes an enemy piece on another by its movement. */
  private static boolean takes(Board board, int side, int kind, int from, int to) {
    return switch (kind) {
      case Kind.GENERAL -> HomeMoves.isStep(side, from, to);
      case Kind.ADVISOR -> HomeMoves.isAdvisorMove(side, from, to);
      case Kind.ELEPHANT ->
          HomeMoves.isElephantMove(side, from, to) && board.isFree((from + to) / 2);
      case Kind.CHARIOT -> board.screens(from, to) == 0;
      case Kind.CANNON -> board.screens(from, to) == 1;
      case Kind.HORSE ->
          contains(HorseMoves.nearLow(from), HorseMoves.nearHigh(from), to)
              && board.isFree(HorseMoves.leg(from, to));
      default ->
          contains(SoldierMoves.attackersLow(side, to), SoldierMoves.attackersHigh(side, to), from);
    };
  }
}

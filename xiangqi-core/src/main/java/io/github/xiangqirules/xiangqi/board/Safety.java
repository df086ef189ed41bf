package io.github.xiangqirules.xiangqi.board;

import static io.github.xiangqirules.xiangqi.board.Geometry.ALL;
import static io.github.xiangqirules.xiangqi.board.Geometry.contains;

/**
 * One look around the mover's general, which spares testing every move: which pieces are bound to
 * it, and where all others may go.
 *
 * <ul>
 *   <li>A <em>bound</em> piece may expose the general when it leaves its point: the only piece
 *       between it and an enemy chariot or general, one of two between it and a cannon, or the leg
 *       that stops a horse; in check, also the own screen of a checking cannon, whose leaving is an
 *       answer.
 *   <li>The <em>reach</em> is where the others may go: not between the general and a cannon that
 *       lacks a screen and, in check, only to the points that answer every check, by a capture or
 *       in between.
 * </ul>
 *
 * <p>Nothing else can expose the general: a capture leaves its target occupied, so only the point
 * left behind opens a line. Where a bound piece may go is found by the same look at the board from
 * which it is lifted: whatever it held back is then a check that it must answer where it lands.
 */
final class Safety {
  private final Board board;
  private final long piecesLow;
  private final long piecesHigh;

  private long boundLow;
  private long boundHigh;
  private long reachLow = ALL;
  private long reachHigh = ALL;

  Safety(Board board) {
    this(board, board.ownLow | board.enemyLow, board.ownHigh | board.enemyHigh);
  }

  private Safety(Board board, long piecesLow, long piecesHigh) {
    this.board = board;
    this.piecesLow = piecesLow;
    this.piecesHigh = piecesHigh;
    lookAlongLines();
    lookForHorses();
    lookForSoldiers();
  }

  /** What of the moves wanted the pieces that are not bound may make. */
  Scope ofFree(Scope wanted) {
    return new Scope(
        ~boundLow, ~boundHigh, wanted.reachLow() & reachLow, wanted.reachHigh() & reachHigh);
  }

  /** What of the moves wanted a bound piece may make. */
  static Scope ofBound(Board board, int from, Scope wanted) {
    long low = Geometry.low(from);
    long high = Geometry.high(from);
    Safety lifted =
        new Safety(
            board,
            (board.ownLow | board.enemyLow) & ~low,
            (board.ownHigh | board.enemyHigh) & ~high);
    return new Scope(
        low, high, wanted.reachLow() & lifted.reachLow, wanted.reachHigh() & lifted.reachHigh);
  }

  long boundLow() {
    return boundLow;
  }

  long boundHigh() {
    return boundHigh;
  }

  private void lookAlongLines() {
    if (Geometry.file(board.ownGeneral) == Geometry.file(board.enemyGeneral)) {
      lookAt(board.enemyGeneral, 0);
    }
    long low = Geometry.linesLow(board.ownGeneral) & board.enemyLow;
    long high = Geometry.linesHigh(board.ownGeneral) & board.enemyHigh;
    lookAtAll(board.chariotsLow & low, board.chariotsHigh & high, 0);
    lookAtAll(board.cannonsLow & low, board.cannonsHigh & high, 1);
  }

  private void lookAtAll(long low, long high, int screens) {
    while ((low | high) != 0) {
      lookAt(PointSet.first(low, high), screens);
      high = PointSet.highAfterFirst(low, high);
      low &= low - 1;
    }
  }

  /** Looks at an enemy on a line, which attacks over exactly that many screens. */
  private void lookAt(int enemy, int screens) {
    long betweenLow = Geometry.betweenLow(board.ownGeneral, enemy);
    long betweenHigh = Geometry.betweenHigh(board.ownGeneral, enemy);
    int pieces = Attacks.screens(board.ownGeneral, enemy, piecesLow, piecesHigh);
    if (pieces == screens) {
      check(
          (betweenLow & ~piecesLow) | Geometry.low(enemy),
          (betweenHigh & ~piecesHigh) | Geometry.high(enemy));
    } else if (pieces < screens) {
      reachLow &= ~betweenLow;
      reachHigh &= ~betweenHigh;
    }
    if (pieces == screens || pieces == screens + 1) {
      boundLow |= betweenLow & board.ownLow;
      boundHigh |= betweenHigh & board.ownHigh;
    }
  }

  private void lookForHorses() {
    long low = board.horsesLow & board.enemyLow & HorseMoves.nearLow(board.ownGeneral);
    long high = board.horsesHigh & board.enemyHigh & HorseMoves.nearHigh(board.ownGeneral);
    while ((low | high) != 0) {
      int horse = PointSet.first(low, high);
      int leg = HorseMoves.leg(horse, board.ownGeneral);
      if (contains(piecesLow, piecesHigh, leg)) {
        boundLow |= Geometry.low(leg) & board.ownLow;
        boundHigh |= Geometry.high(leg) & board.ownHigh;
      } else {
        check(Geometry.low(horse) | Geometry.low(leg), Geometry.high(horse) | Geometry.high(leg));
      }
      high = PointSet.highAfterFirst(low, high);
      low &= low - 1;
    }
  }

  private void lookForSoldiers() {
    int enemy = board.side ^ 1;
    long low =
        board.soldiersLow & board.enemyLow & SoldierMoves.attackersLow(enemy, board.ownGeneral);
    long high =
        board.soldiersHigh & board.enemyHigh & SoldierMoves.attackersHigh(enemy, board.ownGeneral);
    while ((low | high) != 0) {
      int soldier = PointSet.first(low, high);
      check(Geometry.low(soldier), Geometry.high(soldier));
      high = PointSet.highAfterFirst(low, high);
      low &= low - 1;
    }
  }

  /** Notes a check: the others may only go where they answer it. */
  private void check(long answersLow, long answersHigh) {
    reachLow &= answersLow;
    reachHigh &= answersHigh;
  }
}

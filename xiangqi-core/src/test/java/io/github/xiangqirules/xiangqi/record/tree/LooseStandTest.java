package io.github.xiangqirules.xiangqi.record.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.Positions;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** The loose board has the rules of the packed one, and goes on where that cannot. */
class LooseStandTest {
  @Property(tries = 200)
  @Domain(Positions.class)
  void onPositionsBothBoardsAgree(@ForAll XiangqiPosition position) {
    LooseStand loose = LooseStand.of(position.toSetup());
    for (Point from : Point.values()) {
      for (Point to : Point.values()) {
        if (from != to) {
          XiangqiMove move = XiangqiMove.of(from, to);
          assertEquals(
              position.isLegal(move), loose.isLegal(from.ordinal(), to.ordinal()), move.text());
        }
      }
    }
  }

  @Property(tries = 100)
  @Domain(Positions.class)
  void playedMovesLeadToTheSamePieces(@ForAll XiangqiPosition position) {
    LooseStand loose = LooseStand.of(position.toSetup());
    position.forEachResult(
        (move, next, ways) ->
            assertEquals(
                LooseStand.of(next.toSetup()),
                loose.play(move.from().ordinal(), move.to().ordinal())));
  }

  @Test
  void aSideWithoutAGeneralIsNeverInCheck() {
    Stand stand = stand("9/9/9/9/9/4r4/9/9/9/R8 w - - 0 1");
    assertInstanceOf(LooseStand.class, stand);
    assertTrue(isLegal(stand, "a0a9"));
    assertFalse(isLegal(stand, "e4e5"));
  }

  @Test
  void anElephantOffItsPointsMovesTwoDiagonallyAndStaysAtHome() {
    Stand stand = stand("4k4/9/9/9/9/9/9/9/6B2/3K5 w - - 0 1");
    assertTrue(isLegal(stand, "g1e3"));
    assertTrue(isLegal(stand, "g1i3"));
    assertFalse(isLegal(stand, "g1f2"));
    Stand atTheRiver = stand("4k4/9/9/9/9/3B5/9/9/9/3K5 w - - 0 1");
    assertFalse(isLegal(atTheRiver, "d4f6"));
    assertTrue(isLegal(atTheRiver, "d4f2"));
  }

  @Test
  void anAdvisorOffItsPointsStepsIntoThePalace() {
    Stand stand = stand("3k5/9/9/9/9/9/9/9/4K4/4A4 w - - 0 1");
    assertTrue(isLegal(stand, "e0f1"));
    assertFalse(isLegal(stand, "e0c2"));
    assertFalse(isLegal(stand, "e0e2"));
  }

  @Test
  void withTwoGeneralsNeitherMayStayInCheck() {
    Stand stand = stand("9/9/9/9/9/9/9/5r3/9/3K1K3 w - - 0 1");
    assertFalse(isLegal(stand, "d0d1"));
    assertTrue(isLegal(stand, "f0e0"));
  }

  @Test
  void aGeneralThatMayBeTakenIsTaken() {
    Stand stand = stand("4k4/9/9/9/4R4/9/9/9/9/3K5 w - - 0 1");
    assertTrue(isLegal(stand, "e5e9"));
    int from = Point.parse("e5").ordinal();
    int to = Point.parse("e9").ordinal();
    assertEquals(-1, stand.play(from, to).pieceAt(from));
  }

  private static Stand stand(String fen) {
    return Stand.of(XiangqiSetup.parse(fen));
  }

  private static boolean isLegal(Stand stand, String move) {
    XiangqiMove parsed = XiangqiMove.parse(move);
    return stand.isLegal(parsed.from().ordinal(), parsed.to().ordinal());
  }
}

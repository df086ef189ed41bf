package io.github.xiangqirules.xiangqi.adjudication;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import org.junit.jupiter.api.Test;

/** Which attacks are chases. */
class ChasePairsTest {
  /** X048. */
  @Test
  void pinnedHorseDoesNotChase() {
    XiangqiPosition position = XiangqiPosition.parse("4k4/9/9/9/9/9/9/4c1N2/9/3K4r w - - 0 1");
    assertEquals(ImmutableSet.of(), ofRed(position.play(XiangqiMove.parse("g2f0"))));
  }

  /** X050. */
  @Test
  void attackThatACaptureOpensIsNew() {
    XiangqiPosition position = XiangqiPosition.parse("n4k3/9/9/9/9/9/9/9/p8/R3K4 w - - 0 1");
    assertEquals(ImmutableSet.of("a0a1"), ofRed(position));
    assertEquals(ImmutableSet.of("a1a9"), ofRed(position.play(XiangqiMove.parse("a0a1"))));
  }

  /** X051. */
  @Test
  void chariotBetweenTwoCannonsIsNoScreenForThem() {
    XiangqiPosition position = XiangqiPosition.parse("3k5/9/9/9/2c1R1c2/9/9/9/9/4K4 b - - 0 1");
    XiangqiPosition after = position.play(XiangqiMove.parse("d9d8"));
    assertEquals(ImmutableSet.of("e5c5", "e5g5"), ofRed(after));
    assertEquals(ImmutableSet.of("e5c5", "e5g5"), ofRed(after, ChaseRules.UCCI_LEAGUE));
  }

  @Test
  void soldierIsAVictimOnlyAcrossTheRiver() {
    assertEquals(ImmutableSet.of("a2a4"), ofRed("3k5/9/9/p8/9/p8/9/R8/9/4K4 w - - 0 1"));
    assertEquals(ImmutableSet.of(), ofRed("3k5/9/9/p8/9/9/9/R8/9/4K4 w - - 0 1"));
  }

  @Test
  void generalAndSoldierDoNotChase() {
    assertEquals(ImmutableSet.of(), ofRed("3k5/9/9/2nP5/9/9/9/9/3n5/3K5 w - - 0 1"));
  }

  @Test
  void protectedPieceIsNotChasedByAnEqualOrStrongerOne() {
    assertEquals(ImmutableSet.of(), ofRed("3k5/9/9/9/9/r8/c8/R8/9/4K4 w - - 0 1"));
  }

  @Test
  void protectedChariotIsChasedByAHorse() {
    assertEquals(ImmutableSet.of("b2a4"), ofRed("3k5/9/9/9/r8/r8/9/1N7/9/4K4 w - - 0 1"));
  }

  @Test
  void guardsChaseProtectedPiecesOnlyWhereTheBookSaysSo() {
    XiangqiPosition position = XiangqiPosition.parse("5k3/9/9/9/9/9/9/5r3/4A2n1/3K1c3 w - - 0 1");
    assertEquals(
        ImmutableSet.of("e1f0", "e1f2"),
        ofRed(position, ChaseRules.wxf(new ChaseOptions(true, false))));
    assertEquals(
        ImmutableSet.of(), ofRed(position, ChaseRules.wxf(new ChaseOptions(false, false))));
  }

  @Test
  void equalPiecesThatCanTakeEachOtherDoNotChase() {
    assertEquals(ImmutableSet.of(), ofRed("3k5/9/9/9/r8/9/9/R8/9/4K4 w - - 0 1"));
  }

  @Test
  void equalPieceThatCannotHitBackIsChased() {
    // The black horse's leg on b3 is blocked; the red horse's leg is not.
    assertEquals(ImmutableSet.of("a2b4"), ofRed("3k5/9/9/9/9/1n7/1C7/N8/9/4K4 w - - 0 1"));
  }

  @Test
  void pinnedProtectorIsNone() {
    assertEquals(ImmutableSet.of("d0d4", "i4e4"), ofRed("3k5/9/9/9/9/3pn3R/9/9/9/3RK4 w - - 0 1"));
    assertEquals(ImmutableSet.of(), ofRed("3k5/9/9/9/9/3pn3R/9/9/9/2R1K4 w - - 0 1"));
  }

  @Test
  void leagueBookDoesNotLookAtPins() {
    assertEquals(
        ImmutableSet.of("d0d4"),
        ofRed(
            XiangqiPosition.parse("3k5/9/9/9/9/3pn3R/9/9/9/3RK4 w - - 0 1"),
            ChaseRules.UCCI_LEAGUE));
  }

  @Test
  void protectorBehindTheAttackerIsATrueRootButNoVisibleOne() {
    String fen = "3k5/9/9/r8/9/9/R8/c8/9/4K4 w - - 0 1";
    assertEquals(ImmutableSet.of(), ofRed(fen));
    assertEquals(
        ImmutableSet.of("a3a2"), ofRed(XiangqiPosition.parse(fen), ChaseRules.UCCI_LEAGUE));
  }

  private static ImmutableSet<String> ofRed(String fen) {
    return ofRed(XiangqiPosition.parse(fen));
  }

  private static ImmutableSet<String> ofRed(XiangqiPosition position) {
    return ofRed(position, ChaseRules.COMPUTER);
  }

  /** The pairs of red, who is imagined to be on move, as attacker and victim. */
  private static ImmutableSet<String> ofRed(XiangqiPosition position, ChaseRules rules) {
    Pairs pairs = new ChaseFinder(rules).pairs(Boards.redToMove(position));
    ImmutableSet.Builder<String> texts = ImmutableSet.builder();
    for (int i = 0; i < pairs.count(); i++) {
      texts.add(text(pairs.attacker(i)) + text(pairs.victim(i)));
    }
    return texts.build();
  }

  private static String text(int point) {
    return Point.values()[point].text();
  }
}

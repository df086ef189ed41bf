package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.CaptureTable;
import io.github.xiangqirules.api.PieceKind;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** How each piece moves: rules 1 to 7. */
class MovementTest {
  /** Compares the targets of the legal moves of one piece. */
  private static void assertTargets(String expected, String boardAndSide, Point from) {
    Set<String> targets =
        XiangqiPosition.parse(boardAndSide + " - - 0 1").legalMoves().stream()
            .filter(move -> move.from() == from)
            .map(move -> move.to().text())
            .collect(Collectors.toSet());
    assertEquals(ImmutableSet.copyOf(Splitter.on(' ').omitEmptyStrings().split(expected)), targets);
  }

  @Test
  void generalStepsAlongLines() {
    assertTargets("d1 f1 e0 e2", "4k4/4n4/9/9/9/9/9/9/4K4/9 w", Point.E1);
  }

  @Test
  void generalStaysInItsPalace() {
    assertTargets("d1 e2", "5k3/9/9/9/9/9/9/3K5/9/9 w", Point.D2);
    assertTargets("d9 e8", "4k4/9/9/9/9/9/9/9/9/5K3 b", Point.E9);
  }

  @Test
  void generalsMayNotFaceEachOther() {
    assertTargets("e1 f0", "3k5/9/9/9/9/9/9/9/9/4K4 w", Point.E0);
  }

  @Test
  void theLastPieceBetweenTheGeneralsStaysOnTheirFile() {
    assertTargets("e1 e2 e3 e5 e6 e7 e8", "4k4/9/9/9/9/4C4/9/9/9/4K4 w", Point.E4);
  }

  @Test
  void advisorStepsDiagonallyInItsPalace() {
    assertTargets("d0 d2 f0 f2", "3k5/9/9/9/9/9/9/9/4A4/4K4 w", Point.E1);
    assertTargets("e8", "3ak4/9/9/9/9/9/9/9/9/5K3 b", Point.D9);
  }

  @Test
  void elephantGoesTwoPointsDiagonally() {
    assertTargets("c0 c4 g0 g4", "3k5/9/9/9/9/9/9/4B4/9/5K3 w", Point.E2);
    assertTargets("c5 c9 g5 g9", "3k5/9/4b4/9/9/9/9/9/9/5K3 b", Point.E7);
  }

  @Test
  void elephantIsStoppedByAPieceOnItsEye() {
    assertTargets("c4 g0 g4", "3k5/9/9/9/9/9/9/4B4/3p5/5K3 w", Point.E2);
    assertTargets("c5 g5 g9", "5k3/3P5/4b4/9/9/9/9/9/9/3K5 b", Point.E7);
  }

  @Test
  void elephantStaysOnItsSideOfTheRiver() {
    assertTargets("a2 e2", "3k5/9/9/9/9/2B6/9/9/9/5K3 w", Point.C4);
    assertTargets("e7 i7", "3k5/9/9/9/6b2/9/9/9/9/5K3 b", Point.G5);
  }

  @Test
  void chariotRunsOverFreePointsUpToAPieceThatItMayTake() {
    assertTargets("a4 b4 d4 e4 c5 c6", "3k5/9/9/2p6/9/p1R1p4/2P6/9/9/5K3 w", Point.C4);
  }

  @Test
  void cannonMovesOverFreePointsOnly() {
    assertTargets("a1 a2 b0 c0", "3k5/9/9/9/9/9/p8/9/9/C2N1K3 w", Point.A0);
  }

  @Test
  void cannonTakesOverExactlyOneScreen() {
    assertTargets("a1 a2 a3 a8 b0 c0 h0", "3k5/n8/9/9/9/p8/9/9/5K3/C2N3r1 w", Point.A0);
  }

  @Test
  void everyKindTakesEveryKindAndTheCannonByJumping() {
    CaptureTable table = XiangqiRules.standard().captureTable();
    for (PieceKind attacker : PieceKind.values()) {
      assertEquals(attacker == PieceKind.CANNON, table.byJumping(attacker));
      for (PieceKind victim : PieceKind.values()) {
        assertTrue(table.takes(attacker, victim));
      }
    }
  }

  @Test
  void cannonDoesNotTakeOverTwoScreens() {
    assertTargets("a1 a2 a3 a6 b0 c0 h0", "3k5/n8/9/p8/9/p8/9/9/5K3/C2N3r1 w", Point.A0);
  }

  @Test
  void cannonDoesNotLandBehindItsScreen() {
    assertTargets("a1 a2 b0 c0", "3k5/9/9/9/9/9/p8/9/5K3/C2N5 w", Point.A0);
  }

  @Test
  void horseGoesOnePointAlongALineAndOneDiagonally() {
    assertTargets("c3 c5 d2 d6 f2 f6 g3 g5", "3k5/9/9/9/9/4N4/9/9/9/5K3 w", Point.E4);
  }

  @Test
  void horseIsStoppedByAPieceOnItsLeg() {
    assertTargets("c3 c5 d2 f2 g3 g5", "3k5/9/9/9/4p4/4N4/9/9/9/5K3 w", Point.E4);
    assertTargets("d2 d6 f2 f6 g3 g5", "3k5/9/9/9/9/3pN4/9/9/9/5K3 w", Point.E4);
  }

  @Test
  void soldierGoesForwardBeforeTheRiver() {
    assertTargets("c4", "3k5/9/9/9/9/9/2P6/9/9/5K3 w", Point.C3);
    assertTargets("c5", "3k5/9/9/2p6/9/9/9/9/9/5K3 b", Point.C6);
  }

  @Test
  void soldierGoesForwardAndSidewaysAcrossTheRiver() {
    assertTargets("b5 d5 c6", "3k5/9/9/9/2P6/9/9/9/9/5K3 w", Point.C5);
    assertTargets("h4 i3", "3k5/9/9/9/9/8p/9/9/9/5K3 b", Point.I4);
  }

  @Test
  void soldierGoesOnlySidewaysOnTheLastRank() {
    assertTargets("a9 c9", "1P2k4/9/9/9/9/9/9/9/9/5K3 w", Point.B9);
  }
}

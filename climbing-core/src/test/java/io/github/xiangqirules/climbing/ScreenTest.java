package io.github.xiangqirules.climbing;

import static io.github.xiangqirules.climbing.Boards.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rule 16: the cannon and its screen. */
class ScreenTest {
  /** Rank 1 from a to d with a cannon on a1, the capture, and the refusal or nothing. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "C,P,k,- a1xc1 -",
        "C,p,k,- a1xc1 -",
        "C,?,k,- a1xc1 -",
        "C,-,k,- a1xc1 no-screen",
        "C,P,-,k a1xd1 -",
        "C,-,P,k a1xd1 -",
        "C,-,-,k a1xd1 no-screen",
        "C,P,P,k a1xd1 two-screens",
        "C,k,-,- a1xb1 no-screen",
        "C,P,?,- a1xc1 target-face-down",
        "C,P,N,- a1xc1 own-piece",
        "C,P,?k,- a1xc1 other-level",
        "aC,P,ak,- a1xc1 no-screen",
        "aC,?P,ak,- a1xc1 -",
        "aC,??,ak,- a1xc1 -",
        "aC,??p,ak,- a1xc1 -",
        "aC,??,P,ak a1xd1 -",
        "aC,??,?P,ak a1xd1 two-screens",
        "apC,??p,??,apk a1xd1 -",
        "apC,??,??,apk a1xd1 no-screen"
      })
  void cannonNeedsExactlyOneScreenOfAtLeastItsLevel(String rank, String capture, String refusal) {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/" + rank, "r");
    assertEquals(refusal.equals("-"), position.isLegal(ClimbingMove.parse(capture)));
    if (!refusal.equals("-")) {
      assertEquals(refusal, refusal(position, capture));
    }
  }

  @Test
  void cannonJumpsAlongFilesAndRanksInAllFourDirections() {
    ClimbingPosition position = Boards.of("-,k,-,-/-,-,-,-/P,-,p,a/-,R,-,-", "r");
    assertFalse(
        position.legalMoves().stream()
            .anyMatch(m -> m.text().contains("x") && m.from() == Square.B4));
    ClimbingPosition cross = Boards.of("-,-,-,-/-,-,-,a/-,-,-,p/a,-,p,C", "r");
    assertTrue(cross.isLegal(ClimbingMove.capture(Square.D1, Square.D3)));
    assertTrue(cross.isLegal(ClimbingMove.capture(Square.D1, Square.A1)));
    ClimbingPosition back = Boards.of("C,p,n,-/p,-,-,-/-,-,-,-/n,-,-,-", "r");
    assertTrue(back.isLegal(ClimbingMove.capture(Square.A4, Square.C4)));
    assertTrue(back.isLegal(ClimbingMove.capture(Square.A4, Square.A1)));
  }

  /** The same from other corners, upwards and downwards, left and right. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "k,P,P,C/-,-,-,-/-,-,-,-/-,-,-,- d4xa4 two-screens",
        "k,-,-,C/-,-,-,-/-,-,-,-/-,-,-,- d4xa4 no-screen",
        "C,-,-,-/P,-,-,-/P,-,-,-/k,-,-,- a4xa1 two-screens",
        "k,-,-,-/-,-,-,-/-,-,-,-/C,-,-,- a1xa4 no-screen",
        "k,-,-,-/P,-,-,-/P,-,-,-/C,-,-,- a1xa4 two-screens",
        "-,-,-,-/k,P,-,C/-,-,-,-/-,-,-,- d3xa3 -",
        "-,-,-,k/-,-,-,P/-,-,-,C/-,-,-,- d2xd4 -"
      })
  void screensCountInEveryDirection(String placement, String capture, String refusal) {
    ClimbingPosition position = Boards.of(placement, "r");
    assertEquals(refusal.equals("-"), position.isLegal(ClimbingMove.parse(capture)));
    if (!refusal.equals("-")) {
      assertEquals(refusal, refusal(position, capture));
    }
  }

  @Test
  void cannonNeverTakesABesideAndNeverOffItsLine() {
    ClimbingPosition position =
        ClimbingPosition.parse(
            "-,-,-,-/-,p,-,-/-,-,-,-/C,-,-,- r KAABBRRNNCPPPPPkaabbrrnnccpppp 0 62");
    assertEquals(List.of("a1-a2", "a1-b1"), Boards.choices(position));
    assertFalse(position.isLegal(ClimbingMove.parse("a1xb3")));
    assertEquals("not-in-line", refusal(position, "a1xb3"));
    assertFalse(
        ClimbingPosition.parse(
                "-,-,-,-/-,-,-,-/-,-,-,-/C,k,-,- r KAABBRRNNCPPPPPaabbrrnnccppppp 0 62")
            .isLegal(ClimbingMove.parse("a1xb1")));
    assertTrue(
        ClimbingPosition.parse(
                "-,-,-,-/-,-,-,-/-,-,-,-/C,P,k,- r KAABBRRNNCPPPPaabbrrnnccppppp 0 61")
            .isLegal(ClimbingMove.parse("a1xc1")));
  }
}

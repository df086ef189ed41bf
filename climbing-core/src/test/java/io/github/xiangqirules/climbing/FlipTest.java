package io.github.xiangqirules.climbing;

import static io.github.xiangqirules.climbing.Boards.code;
import static io.github.xiangqirules.climbing.Boards.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMultiset;
import io.github.xiangqirules.api.Piece;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rule 18: a flip is a choice, and chance makes its result. */
class FlipTest {
  private static final ClimbingMove.Flip OPEN = ClimbingMove.flip(Square.B2);
  private static final ClimbingMove.Flip CANNON = ClimbingMove.flip(Square.B2, Piece.RED_CANNON);
  private final ClimbingPosition start = ClimbingRules.standard().initialPosition();

  @Test
  void aFlipNamesOnlyTheSquareUntilItIsResolved() {
    assertEquals("b2?", OPEN.text());
    assertFalse(OPEN.isResult());
    assertNull(OPEN.revealed());
    assertEquals("b2=C", CANNON.text());
    assertTrue(CANNON.isResult());
    assertEquals(Piece.RED_CANNON, CANNON.revealed());
    assertEquals(OPEN.from(), OPEN.to());
  }

  @Test
  void theOddsOfAFlipAreTheCountsOfTheUnseenPieces() {
    ImmutableMultiset<ClimbingMove> results = start.results(OPEN);
    assertEquals(32, results.size());
    assertEquals(14, results.elementSet().size());
    assertEquals(2, results.count(CANNON));
    assertEquals(5, results.count(ClimbingMove.flip(Square.B2, Piece.BLACK_SOLDIER)));
    assertEquals(
        1,
        start
            .play(CANNON)
            .results(ClimbingMove.flip(Square.B3))
            .count(ClimbingMove.flip(Square.B3, Piece.RED_CANNON)));
  }

  @Test
  void aStepOrCaptureHasItselfAsItsOnlyResult() {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/R,k,?,-", "b");
    ClimbingMove step = ClimbingMove.step(Square.B1, Square.B2);
    assertEquals(ImmutableMultiset.of(step), position.results(step));
  }

  @Test
  void playingAnOpenFlipIsRefused() {
    assertEquals("unresolved-flip", refusal(start, "b2?"));
  }

  @Test
  void aPlayerCannotChooseWhatAFlipReveals() {
    assertFalse(start.isLegal(CANNON));
    assertEquals("revealed-choice", code(() -> start.results(CANNON)));
  }

  @Test
  void aPieceThatIsNotFaceDownAnyMoreIsNotRevealed() {
    ClimbingPosition position = start.play(ClimbingMove.parse("a1=K"));
    assertEquals("not-unseen", refusal(position, "b2=K"));
    assertEquals("face-up", refusal(position, "a1=k"));
    assertEquals("face-up", code(() -> position.results(ClimbingMove.flip(Square.A1))));
    ClimbingPosition empty = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/?,k,K,-", "r");
    assertEquals("empty-square", refusal(empty, "d4=A"));
  }

  @Test
  void theLetterHasTheColourOfTheRevealedPieceWhoeverFlips() {
    ClimbingPosition position =
        ClimbingPosition.parse("??,??,??,??/??,??,??,??/??,??,??,??/?P,??,??,?? b - 0 1");
    assertEquals(
        "??,??,??,??/??,??,??,??/??,??,??,??/?P,?P,??,?? r - 0 2",
        Boards.play(position, "b1=P").text());
  }

  @Test
  void eachDistinctRevealIsVisitedOnceWithItsWays() {
    List<String> seen = new ArrayList<>();
    start.forEachResult(
        (result, next, ways) -> {
          if (result.from() == Square.A1) {
            seen.add(result.text() + ways);
          }
          assertEquals(start.play(result), next);
        });
    assertEquals(
        "a1=K1 a1=A2 a1=B2 a1=R2 a1=N2 a1=C2 a1=P5 a1=k1 a1=a2 a1=b2 a1=r2 a1=n2 a1=c2 a1=p5",
        String.join(" ", seen));
  }

  @Test
  void movesAreInterned() {
    assertSame(OPEN, ClimbingMove.parse("b2?"));
    assertSame(CANNON, ClimbingMove.parse("b2=C"));
    assertSame(ClimbingMove.step(Square.A1, Square.A2), ClimbingMove.parse("a1-a2"));
    assertSame(ClimbingMove.capture(Square.A1, Square.A4), ClimbingMove.parse("a1xa4"));
  }
}

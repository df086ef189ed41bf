package io.github.xiangqirules.climbing;

import static io.github.xiangqirules.climbing.Boards.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Piece;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules 7 to 12: stacks and steps. */
class LevelTest {
  @Test
  void theLevelOfAPieceIsItsPlaceInItsStackFromOne() {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,?Kc,-,-/p,-,-,-", "b");
    assertEquals(3, position.height(Square.B2));
    assertTrue(position.isFaceDown(Square.B2, 1));
    assertNull(position.piece(Square.B2, 1));
    assertEquals(Piece.RED_GENERAL, position.piece(Square.B2, 2));
    assertEquals(Piece.BLACK_CANNON, position.piece(Square.B2, 3));
    assertEquals(0, position.height(Square.D4));
    assertNull(position.piece(Square.D4, 1));
    assertThrows(IllegalArgumentException.class, () -> position.piece(Square.B2, 0));
    assertThrows(IllegalArgumentException.class, () -> position.isFaceDown(Square.B2, 4));
  }

  @Test
  void faceUpPiecesInsideAStackArePublic() {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,?Kc,-,-/p,-,-,-", "b");
    assertEquals(
        List.of(Optional.empty(), Optional.of(Piece.RED_GENERAL)), position.beneath(Square.B2));
    assertEquals(List.of(), position.beneath(Square.A1));
    assertEquals(List.of(), position.beneath(Square.C1));
  }

  @Test
  void onlyTheTopPieceOfASquareMoves() {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/KAp,-,-,c", "r");
    assertEquals(0, position.legalMoveCount());
    assertEquals("not-your-turn", refusal(position, "a1-b1"));
  }

  @Test
  void onlyTheTopPieceOfASquareIsCaptured() {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/?R,?kA,?c,-", "r");
    assertEquals("own-piece", refusal(position, "a1xb1"));
  }

  /** Heights at origin and target, and whether a step leads from one to the other. */
  @ParameterizedTest
  @CsvSource({
    "1,0,true", "1,1,true", "1,2,false", "1,3,false",
    "2,0,true", "2,1,true", "2,2,true", "2,3,false",
    "3,0,false", "3,1,true", "3,2,true", "3,3,false"
  })
  void aStepChangesTheLevelByAtMostOneAndLeadsNoHigherThanThree(
      int from, int to, boolean possible) {
    String origin = "aa".substring(0, from - 1) + "R";
    String target = to == 0 ? "-" : "ppp".substring(0, to);
    ClimbingPosition position =
        Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/" + origin + "," + target + ",-,-", "r");
    assertEquals(possible, position.isLegal(ClimbingMove.step(Square.A1, Square.B1)));
    if (!possible) {
      assertEquals(to == 3 ? "too-high" : "level-change", refusal(position, "a1-b1"));
    }
  }

  @ParameterizedTest
  @CsvSource({"P", "p", "?"})
  void aStepMayLeadOntoOwnEnemyAndFaceDownPieces(String under) {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/R," + under + ",-,-", "r");
    assertEquals(
        "-,-,-,-/-,-,-,-/-,-,-,-/-," + under + "R,-,-",
        Boards.play(position, "a1-b1").text().split(" ", -1)[0]);
  }

  @ParameterizedTest
  @CsvSource({"K", "A", "B", "R", "N", "C", "P"})
  void allKindsStepAlikeToTheFourNeighbours(String piece) {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,-," + piece + ",-/-,-,-,-", "r");
    assertEquals(List.of("c2-b2", "c2-c1", "c2-c3", "c2-d2"), Boards.choices(position));
  }

  @ParameterizedTest
  @CsvSource({"d1-a2", "d1-b1", "d1-c2", "d1-a1", "d1-d3"})
  void aStepLeadsToANeighbourOnly(String step) {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,R", "r");
    assertEquals("not-adjacent", refusal(position, step));
  }

  @Test
  void whatAStepLeavesBehindIsTheTopAgain() {
    ClimbingPosition faceDown = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/?R,-,-,k", "r");
    assertTrue(Boards.play(faceDown, "a1-b1").isLegal(ClimbingMove.flip(Square.A1)));
    ClimbingPosition faceUp = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/kR,-,-,-", "r");
    assertTrue(Boards.play(faceUp, "a1-b1").isLegal(ClimbingMove.step(Square.A1, Square.A2)));
  }

  @Test
  void faceDownAndEmptySquaresCannotStep() {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/?,R,-,-", "r");
    assertEquals("face-down", refusal(position, "a1-a2"));
    assertEquals("no-piece", refusal(position, "d4-d3"));
  }
}

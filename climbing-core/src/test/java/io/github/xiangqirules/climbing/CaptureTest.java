package io.github.xiangqirules.climbing;

import static io.github.xiangqirules.climbing.Boards.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.api.Problem;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules 13 to 15: captures beside the taker. */
class CaptureTest {
  private static final ClimbingMove A1_TAKES_B1 = ClimbingMove.capture(Square.A1, Square.B1);

  @Test
  void theTakerStandsOnTheLevelOfWhatItTook() {
    ClimbingPosition before = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/?R,?n,-,k", "r");
    ClimbingPosition after = before.play(A1_TAKES_B1);
    assertEquals("-,-,-,-/-,-,-,-/-,-,-,-/?,?R,-,k", after.text().split(" ", -1)[0]);
    assertEquals(2, after.height(Square.B1));
    assertEquals(before.capturedPieces().size() + 1, after.capturedPieces().size());
    assertEquals(
        before.capturedPieces().count(Piece.BLACK_HORSE) + 1,
        after.capturedPieces().count(Piece.BLACK_HORSE));
    assertEquals(before.unseen(), after.unseen());
  }

  /** The table of rule 15, a row for each taker, a letter for each kind K A B R N C P. */
  @ParameterizedTest
  @CsvSource({
    "GENERAL,yyyyyyn",
    "ADVISOR,nyyyyyy",
    "ELEPHANT,nnyyyyy",
    "CHARIOT,nnnyyyy",
    "HORSE,nnnnyyy",
    "CANNON,yyyyyyy",
    "SOLDIER,ynnnnny"
  })
  void whoTakesWhom(PieceKind taker, String row) {
    ClimbingCaptureTable table = ClimbingRules.standard().captureTable();
    for (PieceKind victim : PieceKind.values()) {
      boolean takes = row.charAt(victim.ordinal()) == 'y';
      assertEquals(takes, table.takes(taker, victim), taker + " " + victim);
      char letter = Character.toLowerCase(victim.letter());
      // The cannon needs a screen, so its victim is one square further.
      boolean cannon = taker == PieceKind.CANNON;
      String squares = cannon ? ",P," + letter + ",-" : "," + letter + ",-,-";
      ClimbingPosition position =
          Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/" + taker.letter() + squares, "r");
      ClimbingMove capture = ClimbingMove.capture(Square.A1, cannon ? Square.C1 : Square.B1);
      assertEquals(takes, position.isLegal(capture), position.text());
      if (!takes) {
        assertEquals("capture-table", refusal(position, "a1xb1"));
      }
    }
  }

  @Test
  void theCannonAloneCapturesByJumpingAndRanksFollowTheOrderOfKinds() {
    ClimbingCaptureTable table = ClimbingRules.standard().captureTable();
    for (PieceKind kind : PieceKind.values()) {
      assertEquals(kind == PieceKind.CANNON, table.byJumping(kind));
      assertEquals(kind.ordinal() + 1, table.rank(kind));
    }
  }

  @ParameterizedTest
  @CsvSource({"R,n,true", "aR,n,false", "R,an,false", "aR,an,true", "apR,apn,true", "apR,an,false"})
  void onlyPiecesOnTheSameLevelAreTaken(String taker, String victim, boolean possible) {
    ClimbingPosition position =
        Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/" + taker + "," + victim + ",-,-", "r");
    assertEquals(possible, position.isLegal(A1_TAKES_B1));
    if (!possible) {
      assertEquals("other-level", refusal(position, "a1xb1"));
    }
  }

  @Test
  void aFaceDownPieceCannotBeTaken() {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/K,?,-,k", "r");
    assertFalse(position.isLegal(A1_TAKES_B1));
    assertEquals("target-face-down", refusal(position, "a1xb1"));
    assertEquals("nothing-to-take", refusal(position, "a1xa2"));
  }

  @Test
  void aPieceBesideItIsTakenAndNoOther() {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,p,-,-/K,-,k,-", "r");
    assertEquals("not-adjacent", refusal(position, "a1xc1"));
    assertEquals("not-adjacent", refusal(position, "a1xb2"));
    Problem problem =
        assertThrows(IllegalMoveException.class, () -> position.play(ClimbingMove.parse("a1xc1")))
            .problems()
            .get(0);
    assertEquals(Optional.of(Square.C1), problem.place());
    assertEquals(Optional.of(Piece.BLACK_GENERAL), problem.piece());
  }

  @Test
  void blackTakesByTheSameTable() {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/p,K,p,P", "b");
    assertTrue(position.isLegal(A1_TAKES_B1));
    assertTrue(position.isLegal(ClimbingMove.capture(Square.C1, Square.D1)));
    assertEquals("not-your-turn", refusal(position, "b1xa1"));
  }

  @Test
  void soldierTakesGeneralAndGeneralDoesNotTakeSoldier() {
    String both = "-,-,-,-/-,-,-,-/-,-,-,-/P,k,-,- ";
    assertTrue(
        ClimbingPosition.parse(both + "r KAABBRRNNCCPPPPaabbrrnnccppppp 0 62")
            .isLegal(A1_TAKES_B1));
    assertFalse(
        ClimbingPosition.parse(both + "b KAABBRRNNCCPPPPaabbrrnnccppppp 0 63")
            .isLegal(ClimbingMove.capture(Square.B1, Square.A1)));
  }

  @Test
  void capturedTellsWhatALegalCaptureTakes() {
    ClimbingPosition position = Boards.of("-,-,-,-/-,-,-,-/-,-,-,-/K,a,-,p", "r");
    assertEquals(Piece.BLACK_ADVISOR, position.captured(A1_TAKES_B1));
    assertNull(position.captured(ClimbingMove.step(Square.A1, Square.B1)));
    assertNull(position.captured(ClimbingMove.capture(Square.A1, Square.D1)));
    assertNull(position.captured(ClimbingMove.flip(Square.B1)));
  }
}

package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.api.Player;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rules 1 and 2: material and set-up. */
class StartTest {
  private static final String START = "??,??,??,??/??,??,??,??/??,??,??,??/??,??,??,?? - - 0 0";
  private final ClimbingPosition start = ClimbingRules.standard().initialPosition();

  @Test
  void theMaterialIsAXiangqiSet() {
    Map<PieceKind, Integer> inSet =
        Map.of(
            PieceKind.GENERAL, 1,
            PieceKind.ADVISOR, 2,
            PieceKind.ELEPHANT, 2,
            PieceKind.CHARIOT, 2,
            PieceKind.HORSE, 2,
            PieceKind.CANNON, 2,
            PieceKind.SOLDIER, 5);
    for (Piece piece : Piece.values()) {
      assertEquals(inSet.get(piece.kind()), start.unseen().count(piece), piece.name());
    }
    assertEquals(32, start.unseen().size());
  }

  @Test
  void theBoardHasFourFilesAndFourRanksInTheOrderA1ToD4() {
    List<String> names = ClimbingRules.standard().places().stream().map(Square::text).toList();
    assertEquals("a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4", String.join(" ", names));
    for (Square square : Square.values()) {
      assertEquals(square, Square.of(square.file(), square.rank()));
    }
  }

  @Test
  void twoPiecesLieFaceDownOnEverySquare() {
    for (Square square : Square.values()) {
      assertEquals(List.of(Optional.empty(), Optional.empty()), start.stack(square));
      assertEquals(2, start.height(square));
      assertTrue(start.isFaceDown(square, 1) && start.isFaceDown(square, 2));
    }
    assertEquals(START, start.text());
    assertEquals(start, ClimbingPosition.parse(START));
  }

  @Test
  void nobodyHasAColourBeforeTheFirstFlip() {
    assertEquals(Player.FIRST, start.toMove());
    assertNull(start.color(Player.FIRST));
    assertNull(start.color(Player.SECOND));
    assertTrue(start.capturedPieces().isEmpty());
    assertTrue(start.checkers().isEmpty());
  }
}

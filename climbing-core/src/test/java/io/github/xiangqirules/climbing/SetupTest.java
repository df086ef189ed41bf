package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Readable set-ups that cannot be: all their defects at once. */
class SetupTest {
  private static final String B = "??,??,??,??/??,??,??,??/??,??,??,??/";
  private static final String E = "-,-,-,-/-,-,-,-/-,-,-,-/";

  /** Texts with $ for a full board but its last rank, % for an empty one; then the codes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "$??,??,??,?A b - 0 1|",
        "$??,??,??,?A b - 0 0|ply-too-small",
        "$??,??,??,?A b - 1 1|ply-too-small",
        "$??,??,??,?A b - 1 2|",
        "$??,??,??,?A - - 0 1|side-missing",
        "$??,??,??,?? r - 0 0|side-at-start",
        "$??,??,??,?? - - 1 0|counter-at-start",
        "$??,??,??,?? - - 0 2|counter-at-start",
        "$??,??,??,?? b - 1 1|side-at-start counter-at-start counter-at-start",
        "$??,??,?,?A b - 0 1|face-down-count",
        "$??,??,??,? - - 0 0|face-down-count",
        "$??,???,?,?A b - 0 1|face-down-height",
        "$??,??,??,A? b - 0 1|face-down-on-face-up",
        "$??,??,?ARN,- b - 0 9|stack-height",
        "$?A,?A,?A,?? b - 0 3|too-many",
        "$?A,?A,?,?? b A 0 5|too-many",
        "%K,-,-,- r AABBRRNNCCPPPPPkaabbrrnnccppppp 0 63|",
        "%K,-,-,- r AABBRRNNCCPPPPPkaabbrrnnccppppp 0 62|ply-too-small",
        "%K,-,-,- r AABBRRNNCCPPPPPkaabbrrnnccppppp 99936 99999|",
        "%K,-,-,- r AABBRRNNCCPPPPPkaabbrrnnccppppp 99937 99999|ply-too-small",
        "%K,-,-,- r AABBRRNNCCPPPPPkaabbrrnnccppppp 0 100000|counter-too-large",
        "%K,-,-,- r AABBRRNNCCPPPPPkaabbrrnnccppppp 100000 999999999|counter-too-large counter-too-large",
        "%K,-,-,- r AABBRRNNCCPPPPPkaabbrrnnccpppp 0 63|face-down-count",
        "%K,-,-,- r KAABBRRNNCCPPPPPkaabbrrnnccppppp 0 70|too-many face-down-count"
      })
  void everyDefectIsNamed(String text, String codes) {
    ClimbingSetup setup = ClimbingRules.standard().parseSetup(text.replace("$", B).replace("%", E));
    String found = String.join(" ", setup.problems().stream().map(Problem::code).toList());
    assertEquals(codes == null ? "" : codes, found, text);
    assertEquals(setup, ClimbingSetup.parse(setup.text()));
    if (codes == null) {
      assertEquals(setup, setup.position().toSetup());
    } else {
      InvalidPositionException e = assertThrows(InvalidPositionException.class, setup::position);
      assertEquals(setup.problems(), e.problems());
    }
  }

  @Test
  void defectsOfSeveralSquaresAreReportedTogether() {
    ClimbingSetup setup = ClimbingSetup.parse("A?,???,??,??/K?K?,-,-,-/-,-,-,-/-,-,-,- - kk 5 1");
    assertEquals(
        "stack-height face-down-on-face-up face-down-on-face-up face-down-height"
            + " too-many too-many face-down-count side-missing ply-too-small",
        String.join(" ", setup.problems().stream().map(Problem::code).toList()));
    assertEquals(Optional.of(Square.A3), setup.problems().get(0).place());
    assertEquals(Optional.of(Piece.RED_GENERAL), setup.problems().get(4).piece());
    assertEquals("ply", setup.problems().get(8).field());
  }

  @Test
  void anEditorBuildsAPosition() {
    ClimbingPosition start = ClimbingRules.standard().initialPosition();
    ClimbingSetup setup =
        start
            .toSetup()
            .withStack(Square.B2, List.of(Optional.empty(), Optional.of(Piece.RED_CANNON)))
            .withSideToMove(Optional.of(Color.BLACK))
            .withPly(1);
    assertEquals(List.of(), setup.problems());
    assertEquals(Boards.play(start, "b2=C"), setup.position());
    assertEquals(Optional.of(Color.BLACK), setup.sideToMove());
    assertEquals(2, setup.stack(Square.B2).size());
    assertTrue(ClimbingSetup.empty().problems().size() == 1);
  }

  @Test
  void equalSetupsListTheirCapturedPiecesAlike() {
    ClimbingSetup one =
        ClimbingSetup.empty().withCapturedPieces(List.of(Piece.BLACK_HORSE, Piece.RED_GENERAL));
    ClimbingSetup other =
        ClimbingSetup.empty().withCapturedPieces(List.of(Piece.RED_GENERAL, Piece.BLACK_HORSE));
    assertEquals(one, other);
    assertEquals(one.capturedPieces().asList(), other.capturedPieces().asList());
  }

  @Test
  void aCallersOwnBadNumberIsAnIllegalArgument() {
    ClimbingSetup setup = ClimbingSetup.empty();
    assertThrows(IllegalArgumentException.class, () -> setup.withPly(-1));
    assertThrows(IllegalArgumentException.class, () -> setup.withQuietPlies(1_000_000_000));
    assertEquals(999_999_999, setup.withPly(999_999_999).ply());
    List<Piece> many = Collections.nCopies(100, Piece.RED_SOLDIER);
    assertThrows(IllegalArgumentException.class, () -> setup.withCapturedPieces(many));
    assertThrows(
        IllegalArgumentException.class,
        () -> setup.withStack(Square.A1, many.stream().map(Optional::of).toList()));
  }
}

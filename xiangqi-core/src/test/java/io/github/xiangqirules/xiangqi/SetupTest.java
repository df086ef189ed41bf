package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Place;
import io.github.xiangqirules.api.Problem;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a position must have to be played, and how an editor works. */
class SetupTest {
  private static List<String> problems(String boardAndSide) {
    return XiangqiSetup.parse(boardAndSide + " - - 0 1").problems().stream()
        .map(
            problem ->
                (problem.code()
                        + " "
                        + problem.piece().map(piece -> "" + piece.letter()).orElse("")
                        + " "
                        + problem.place().map(Place::text).orElse(""))
                    .strip())
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "4k4/9/9/9/9/9/9/9/9/3K5 w, ''",
    "9/9/9/9/9/9/9/9/9/3K5 w, general-missing k",
    "4k4/9/9/9/9/9/9/4K4/9/3K5 w, too-many K",
    "4k4/9/9/9/9/9/9/9/9/K8 w, palace K a0",
    "4k4/9/9/9/9/9/3K5/9/9/9 w, palace K d3",
    "4k4/9/9/9/9/9/9/9/A8/3K5 w, advisor-point A a1",
    "4ka3/3a5/9/9/9/9/9/9/9/3K5 w, advisor-point a d8",
    "4k4/9/9/9/9/9/9/9/9/2BB1K3 w, elephant-point B d0",
    "4k4/9/4B4/9/9/9/9/9/9/3K5 w, elephant-point B e7",
    "4k4/9/b7b/9/9/9/9/4b4/9/3K5 w, elephant-point b e2; too-many b",
    "4k4/9/9/9/9/9/9/P8/9/3K5 w, soldier-point P a2",
    "4k4/9/9/9/9/9/1P7/9/9/3K5 w, soldier-point P b3",
    "4k4/9/9/9/9/1P7/9/9/9/3K5 w, soldier-point P b4",
    "4k4/9/9/1p7/9/9/9/9/9/3K5 w, soldier-point p b6",
    "4k4/9/9/9/1p7/9/9/9/9/3K5 w, soldier-point p b5",
    "4k4/9/9/9/9/P8/P8/9/9/3K5 w, soldier-file P a4",
    "4k4/9/9/2p6/2p6/9/9/9/9/3K5 w, soldier-file p c5",
    "4k4/9/9/PPPPPP3/9/9/9/9/9/3K5 w, too-many P",
    "4k4/9/9/9/RRR6/9/9/9/9/3K5 w, too-many R",
    "4k4/9/9/9/9/9/9/9/9/4K4 w, generals-facing k e9",
    "4k4/9/9/9/4R4/9/9/9/9/3K5 w, in-check k e9",
    "4k4/9/9/9/9/9/9/9/3r5/3K5 b, in-check K d0",
  })
  void aDefectHasItsCodePieceAndPoint(String boardAndSide, String expected) {
    assertEquals(expected, String.join("; ", problems(boardAndSide)));
  }

  @Test
  void allDefectsAreFoundAtOnce() {
    List<String> found = problems("3kk4/9/9/PPPPPP3/9/9/1P7/A8/9/B3K4 w");
    assertEquals(
        ImmutableList.of(
            "advisor-point A a2",
            "elephant-point B a0",
            "soldier-point P b3",
            "too-many P",
            "too-many k"),
        found.stream().sorted().toList());
    InvalidPositionException invalid =
        assertThrows(
            InvalidPositionException.class,
            () -> XiangqiPosition.parse("3kk4/9/9/PPPPPP3/9/9/1P7/A8/9/B3K4 w - - 0 1"));
    assertEquals(5, invalid.problems().size());
  }

  @Test
  void facingAndCheckAreLookedAtOnlyWithOneGeneralASide() {
    assertEquals(ImmutableList.of("too-many k"), problems("3kk4/9/9/9/9/9/9/9/9/4K4 w"));
  }

  @Test
  void messagesNamePieceAndPoint() {
    Problem problem = XiangqiSetup.parse("4k4/9/9/9/9/9/9/c8/9/R2B1K3 w - - 0 1").problems().get(0);
    assertEquals("the red elephant on d0 cannot stand there", problem.message());
    assertEquals(Optional.of(Piece.RED_ELEPHANT), problem.piece());
  }

  @Test
  void anEditorChangesOnePointAtATime() {
    XiangqiSetup setup =
        XiangqiSetup.empty()
            .with(Point.E0, Piece.RED_GENERAL)
            .with(Point.D9, Piece.BLACK_GENERAL)
            .with(Point.A5, Piece.RED_SOLDIER)
            .withSideToMove(Color.BLACK)
            .withQuietPlies(3)
            .withMoveNumber(40);
    assertEquals("3k5/9/9/9/P8/9/9/9/9/4K4 b - - 3 40", setup.text());
    assertEquals(Optional.of(Piece.RED_SOLDIER), setup.at(Point.A5));
    assertEquals(Optional.empty(), setup.without(Point.A5).at(Point.A5));
    assertEquals(
        ImmutableMap.of(
            Point.E0,
            Piece.RED_GENERAL,
            Point.A5,
            Piece.RED_SOLDIER,
            Point.D9,
            Piece.BLACK_GENERAL),
        setup.pieces());
    assertEquals(setup, setup.position().toSetup());
  }

  @Test
  void countersAreBounded() {
    XiangqiSetup setup = XiangqiSetup.initial();
    assertThrows(IllegalArgumentException.class, () -> setup.withQuietPlies(-1));
    assertThrows(IllegalArgumentException.class, () -> setup.withQuietPlies(100_000));
    assertThrows(IllegalArgumentException.class, () -> setup.withMoveNumber(0));
    assertThrows(IllegalArgumentException.class, () -> setup.withMoveNumber(100_000));
    XiangqiPosition last = setup.withQuietPlies(99_999).withMoveNumber(99_999).position();
    XiangqiPosition next = last.play(XiangqiMove.parse("h2e2")).play(XiangqiMove.parse("h9g7"));
    assertEquals(99_999, next.quietPlies());
    assertEquals(99_999, next.moveNumber());
    assertEquals(next, XiangqiPosition.parse(next.text()));
  }

  @Property
  @Domain(Positions.class)
  void anySetupComesBackFromItsText(@ForAll XiangqiSetup setup) {
    assertEquals(setup, XiangqiSetup.parse(setup.text()));
    assertEquals(setup.hashCode(), XiangqiSetup.parse(setup.text()).hashCode());
  }

  @Property
  @Domain(Positions.class)
  void aSetupHasAPositionExactlyWhenItHasNoProblems(@ForAll XiangqiSetup setup) {
    if (setup.problems().isEmpty()) {
      assertEquals(setup.text(), setup.position().text());
    } else {
      assertEquals(
          setup.problems(),
          assertThrows(InvalidPositionException.class, setup::position).problems());
    }
  }

  @Test
  void aSetUpShowsItsPiecesInALog() {
    XiangqiSetup setup = XiangqiSetup.empty().with(Point.E0, Piece.RED_GENERAL);
    assertTrue(setup.toString().contains("RED_GENERAL"), setup.toString());
  }

  @Test
  @SuppressWarnings("NullAway") // null is the point
  void nullIsNoFreePoint() {
    XiangqiSetup setup = XiangqiSetup.empty();
    assertThrows(NullPointerException.class, () -> setup.with(Point.E0, null));
  }
}

package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.GameOverException;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.PlyClass;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Ruling;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Faults that other programs had, each with the right answer. The X numbers are theirs. */
class KnownRepetitionFaultsTest {
  private static final String CHARIOT_AND_ADVISOR = "3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1";
  private static final String QUIET_SHUFFLE = "a0a1 d9d8 a1a0 d8d9 a0a1 d9d8 a1a0 d8d9";
  private static final RuleBook COMPUTER_WITH_MATERIAL =
      RuleBook.COMPUTER.with(options -> options.withInsufficientMaterial(true));

  /** X028. */
  @Test
  void horseCanStillMate() {
    String fen = "3ak4/9/9/9/9/9/9/4N4/9/4K4 w - - 0 1";
    for (RuleBook book : allBooks()) {
      assertVerdict("none", -1, book, fen, "");
    }
  }

  /** X031. */
  @Test
  void loneCannonDrawsOnlyUnderTheComputerBooksMaterialRule() {
    String fen = "4k4/9/9/9/9/9/9/4C4/9/3K5 w - - 0 1";
    assertVerdict("draw", 0, COMPUTER_WITH_MATERIAL, fen, "");
    for (RuleBook book : RuleBook.all()) {
      assertVerdict("none", -1, book, fen, "");
    }
  }

  /** X033. */
  @Test
  void moveLimitIsTheBooksOwnAndTheOutcomeNamesIt() {
    String fen = "3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 99 100";
    assertVerdict("none", -1, RuleBook.COMPUTER, fen, "a0a1");
    assertVerdict("draw", 1, RuleBook.UCCI_LEAGUE, fen, "a0a1");
    assertEquals(
        "ucci-league", Verdicts.ruling(Verdicts.play(RuleBook.UCCI_LEAGUE, fen, "a0a1")).book());
  }

  /** X036. */
  @Test
  void perpetualCheckLoses() {
    String moves = "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9";
    for (RuleBook book :
        ImmutableList.of(
            RuleBook.CASUAL, RuleBook.PERPETUAL_CHECK_ONLY, RuleBook.COMPUTER, RuleBook.WXF)) {
      assertVerdict("black_wins", 9, book, CHARIOT_AND_ADVISOR, moves);
    }
    assertVerdict("draw", 9, RuleBook.THREEFOLD_DRAW, CHARIOT_AND_ADVISOR, moves);
    assertVerdict("none", -1, RuleBook.UCCI_LEAGUE, CHARIOT_AND_ADVISOR, moves);
  }

  /** X040. */
  @Test
  void perpetualCheckByBlackLosesForBlack() {
    String fen = "r3k4/4a4/9/9/9/9/9/9/9/3K5 b - - 0 1";
    String moves = "a9a0 d0d1 a0a1 d1d0 a1a0 d0d1 a0a1 d1d0 a1a0";
    for (RuleBook book :
        ImmutableList.of(
            RuleBook.CASUAL, RuleBook.PERPETUAL_CHECK_ONLY, RuleBook.COMPUTER, RuleBook.WXF)) {
      assertVerdict("red_wins", 9, book, fen, moves);
    }
    assertVerdict("draw", 9, RuleBook.THREEFOLD_DRAW, fen, moves);
    assertVerdict("none", -1, RuleBook.UCCI_LEAGUE, fen, moves);
  }

  /** X041. */
  @Test
  void checksThatDoNotRepeatAPositionAreNoPerpetualCheck() {
    for (RuleBook book : allBooks()) {
      assertVerdict(
          "none",
          -1,
          book,
          CHARIOT_AND_ADVISOR,
          "a0a9 d9d8 a9a1 d8d9 a1a9 d9d8 a9b9 d8d7 b9b7 d7d8");
    }
  }

  /** X043. */
  @Test
  void aPositionThatChangedIsNoRepetition() {
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(RuleBook.UCCI_LEAGUE, CHARIOT_AND_ADVISOR, QUIET_SHUFFLE);
    assertEquals(3, game.occurrences());
    game = game.play(XiangqiMove.parse("a0b0"));
    assertEquals(1, game.occurrences());
    assertEquals("none", Verdicts.of(game).text());

    Game<XiangqiPosition, XiangqiMove> casual =
        Verdicts.play(RuleBook.CASUAL, CHARIOT_AND_ADVISOR, QUIET_SHUFFLE);
    assertEquals(new Verdicts.Verdict("red_wins", 8), Verdicts.of(casual));
    assertThrows(GameOverException.class, () -> casual.play(XiangqiMove.parse("a0b0")));
  }

  /** X045. */
  @Test
  void thePreviewWarnsBeforeTheVerdict() {
    assertVerdict("red_wins", 8, RuleBook.CASUAL, CHARIOT_AND_ADVISOR, QUIET_SHUFFLE);
    for (RuleBook book :
        ImmutableList.of(
            RuleBook.THREEFOLD_DRAW,
            RuleBook.PERPETUAL_CHECK_ONLY,
            RuleBook.COMPUTER,
            RuleBook.WXF)) {
      assertVerdict("draw", 8, book, CHARIOT_AND_ADVISOR, QUIET_SHUFFLE);
    }
    assertVerdict("none", -1, RuleBook.UCCI_LEAGUE, CHARIOT_AND_ADVISOR, QUIET_SHUFFLE);
    assertEquals(
        2,
        Verdicts.play(RuleBook.CASUAL, CHARIOT_AND_ADVISOR, "a0a1 d9d8 a1a0")
            .preview(XiangqiMove.parse("d8d9"))
            .occurrence());
  }

  /** X046. */
  @Test
  void theSecondOccurrenceDecidesNothing() {
    for (RuleBook book : RuleBook.all()) {
      assertVerdict(
          "none",
          -1,
          book,
          "3aka3/4n4/9/9/9/9/9/7C1/7r1/3AK4 w - - 0 1",
          "h2c2 h1c1 c2g2 c1g1 g2c2");
    }
  }

  /** X047: the game is over at the third occurrence, without a claim. */
  @Test
  void theVerdictFallsOnReachingTheThirdOccurrence() {
    String fen = "3k4n/9/9/9/9/9/9/9/9/4K2R1 w - - 0 1";
    String moves = "h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9";
    assertVerdict("black_wins", 8, RuleBook.COMPUTER, fen, moves);
    assertVerdict("black_wins", 8, RuleBook.WXF, fen, moves);
    assertVerdict("red_wins", 8, RuleBook.CASUAL, fen, moves);
    assertTrue(Verdicts.play(RuleBook.WXF, fen, moves).outcome().isOver());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "X052, red_wins, 9/3kc4/3a5/3P5/9/4p4/9/4K4/9/3C5, d6e6 e4d4 e6d6 d4e4",
    "X053, red_wins, 3k5/9/9/9/9/5p3/9/5p3/5K3/5C3, f1e1 f2e2 e1f1 e2f2",
    "X054, red_wins, 3k5/9/9/9/9/9/3r5/9/9/3NK4, d0c2 d3c3 c2d0 c3d3",
    "X055, red_wins, 5k3/9/9/9/9/1C7/1r7/9/1C7/4K4, b4c4 b3c3 c4b4 c3b3",
    "X058, red_wins, 4k4/9/4b4/2c2nR2/9/9/9/9/9/3K5, g6g5 f6g8 g5g6 g8f6",
    "X059, red_wins, 5k3/9/9/9/9/4c4/3r5/3NB4/4A4/4K4, e0d0 e4d4 d0e0 d4e4",
    "X061, red_wins, 5k3/9/9/9/9/1N2P1C2/9/4BC3/9/cr1RK4, b4c2 b0c0 c2b4 c0b0",
    "X062, red_wins, 4k4/9/9/9/4n4/9/5C3/9/4N4/4K4, e1g0 e9f9 g0e1 f9e9",
    "X063, red_wins, 3P5/3k5/3nn4/9/9/9/9/9/9/5K3, d9e9 d8e8 e9d9 e8d8",
    "X066, draw, 9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5, e3d3 d6e6 d3e3 e6d6"
  })
  void chasesThatReviewersOfEnginesPosted(
      String id, String expected, String placement, String cycle) {
    String moves = cycle + " " + cycle;
    assertVerdict(expected, 8, RuleBook.WXF, placement + " w - - 0 1", moves);
    assertVerdict(expected, 8, RuleBook.COMPUTER, placement + " w - - 0 1", moves);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "X057, draw, 3k5/9/9/9/9/9/9/9/cr1CAK3/9, d1d3 b1b3 d3d1 b3b1",
    "X068, draw, 4ka3/c2R1R2c/4b4/9/9/9/9/9/9/4K4, f8f6 f9e8 f6f8 e8f9",
    "X069, black_wins, 4k4/4a4/4bn3/9/5R3/5C3/9/9/9/4K4, f4e4 e9f9 e4f4 f9e9",
    "X070, black_wins, 1RC1k4/9/4n4/9/9/9/9/4B4/9/4K4, b9b7 e7f9 b7b9 f9e7",
    "X072, draw, 3c1k3/9/3R5/9/9/9/3cR4/9/4A4/3K1A3, d0e0 d9e9 e0d0 e9d9",
    "X073, black_wins, 4k4/9/9/9/9/r1r6/3C5/4B4/9/5K3, d3f3 c4g4 f3d3 g4c4"
  })
  void disputedChasesGetAVerdictThatNamesBookCycleAndClasses(
      String id, String byComputer, String placement, String cycle) {
    String fen = placement + " w - - 0 1";
    String moves = cycle + " " + cycle;
    assertVerdict(byComputer, 8, RuleBook.COMPUTER, fen, moves);

    Game<XiangqiPosition, XiangqiMove> game = Verdicts.play(RuleBook.WXF, fen, moves);
    Ruling ruling = Verdicts.ruling(game);
    assertEquals("wxf", ruling.book());
    assertEquals(1, ruling.fromPly());
    assertEquals(8, ruling.toPly());
    assertEquals(8, ruling.plies().size());
    for (PlyClass ply : ruling.plies()) {
      assertEquals(ply.kind() == PlyClass.Kind.CHASE, !ply.chases().isEmpty(), ply.toString());
    }
    assertEquals(ImmutableSet.copyOf(Player.values()), ruling.conduct().keySet());
  }

  /** X030. Checkmate comes before the move limit. */
  @Test
  void checkmateComesBeforeTheMoveLimit() {
    String fen = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 119 60";
    Outcome outcome = Verdicts.play(RuleBook.COMPUTER, fen, "b0b9").outcome();
    assertEquals(
        new Outcome.Won(Player.FIRST, Reason.CHECKMATE, java.util.Optional.empty()), outcome);
    assertVerdict("draw", 1, RuleBook.COMPUTER, fen, "b0b1");
  }

  /** X030. Repetition comes before the move limit. */
  @Test
  void repetitionComesBeforeTheMoveLimit() {
    String moves = "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9";
    String fen = "3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 111 60";
    Outcome outcome = Verdicts.play(RuleBook.COMPUTER, fen, moves).outcome();
    assertEquals(Reason.PERPETUAL_CHECK, ((Outcome.Won) outcome).reason());
    String other = moves.substring(0, moves.length() - 1) + "7";
    assertVerdict("draw", 9, RuleBook.COMPUTER, fen, other);
  }

  /** X030. The move limit comes before insufficient material. */
  @Test
  void theMoveLimitComesBeforeInsufficientMaterial() {
    String placement = "3k5/9/9/9/9/9/9/9/4A4/4K4 w - - ";
    assertEquals(Reason.MOVE_LIMIT, drawnBy(RuleBook.UCCI_LEAGUE, placement + "100 51"));
    assertEquals(Reason.MATERIAL, drawnBy(RuleBook.UCCI_LEAGUE, placement + "99 51"));
  }

  private static Reason drawnBy(RuleBook book, String fen) {
    return ((Outcome.Drawn) Verdicts.play(book, fen, "").outcome()).reason();
  }

  private static ImmutableList<RuleBook> allBooks() {
    return ImmutableList.<RuleBook>builder()
        .addAll(RuleBook.all())
        .add(COMPUTER_WITH_MATERIAL)
        .build();
  }

  private static void assertVerdict(
      String expected, int ply, RuleBook book, String fen, String moves) {
    assertEquals(
        new Verdicts.Verdict(expected, ply), Verdicts.of(book, fen, moves), book + " on " + fen);
  }
}

package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.Conduct;
import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Place;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.PlyClass;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Ruling;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What each book makes of cycles made by hand. */
class RuleBooksTest {
  private static final String CHARIOT_CHECKS = "3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1";
  private static final String CHECKS = "d9d8 a9a8 d8d9 a8a9";
  private static final String CHARIOT_CHASES_HORSE = "3k4n/9/9/9/9/9/9/9/9/4K2R1 w - - 0 1";
  private static final String CHASES = "h0i0 i9h7 i0h0 h7i9";

  private static final String MUTUAL_CHECK = AdjudicatedLine.byId("wxf009").fen();
  private static final String MUTUAL_CHECKS = AdjudicatedLine.byId("wxf009").moves();

  // ---- casual

  @Test
  void casualBlamesWhoCompletesTheThirdOccurrence() {
    String moves = "a0a1 d9d8 a1a0 d8d9 a0a1 d9d8 a1a0 d8d9";
    Game<XiangqiPosition, XiangqiMove> game = Verdicts.play(RuleBook.CASUAL, CHARIOT_CHECKS, moves);
    Outcome.Won won = (Outcome.Won) game.outcome();
    assertEquals(Player.FIRST, won.winner());
    assertEquals(Reason.REPETITION, won.reason());
    assertEquals("repeater-loses", Verdicts.ruling(game).rule());
    assertTrue(Verdicts.ruling(game).plies().isEmpty());
    assertTrue(Verdicts.ruling(game).conduct().isEmpty());
  }

  // ---- none

  @Test
  void noneLetsAnythingComeAgain() {
    assertVerdict("none", -1, RuleBook.NONE, CHARIOT_CHECKS, "a0a9 " + times(20, CHECKS));
  }

  // ---- threefold-draw

  @Test
  void threefoldDrawsWhoeverForcedIt() {
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(RuleBook.THREEFOLD_DRAW, CHARIOT_CHECKS, "a0a9 " + times(2, CHECKS));
    assertEquals(new Verdicts.Verdict("draw", 9), Verdicts.of(game));
    assertEquals(Reason.REPETITION, ((Outcome.Drawn) game.outcome()).reason());
    assertEquals("repetition-draws", Verdicts.ruling(game).rule());
  }

  // ---- perpetual-check-only

  @Test
  void perpetualCheckOnlyDrawsMutualPerpetualCheck() {
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(RuleBook.PERPETUAL_CHECK_ONLY, MUTUAL_CHECK, MUTUAL_CHECKS);
    assertEquals("draw", Verdicts.of(game).text());
    assertConduct(Conduct.PERPETUAL_CHECK, Conduct.PERPETUAL_CHECK, game);
  }

  @Test
  void perpetualCheckOnlyAllowsChases() {
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(RuleBook.PERPETUAL_CHECK_ONLY, CHARIOT_CHASES_HORSE, times(2, CHASES));
    assertEquals(new Verdicts.Verdict("draw", 8), Verdicts.of(game));
    assertConduct(Conduct.ALLOWED, Conduct.ALLOWED, game);
  }

  // ---- computer

  @Test
  void computerDrawsAChaseInWhichAnybodyGivesCheck() {
    AdjudicatedLine line = AdjudicatedLine.byId("wxf071");
    assertEquals("draw", line.under(RuleBook.COMPUTER).text());
    assertEquals("black_wins", line.under(RuleBook.WXF).text());
  }

  // ---- wxf

  @Test
  void wxfSaysWhoChasedWhomWithEachPly() {
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(RuleBook.WXF, CHARIOT_CHASES_HORSE, times(2, CHASES));
    Outcome.Won won = (Outcome.Won) game.outcome();
    assertEquals(Reason.PERPETUAL_CHASE, won.reason());
    assertEquals("perpetual-chase-against-allowed", Verdicts.ruling(game).rule());
    assertConduct(Conduct.PERPETUAL_CHASE, Conduct.ALLOWED, game);
    PlyClass first = Verdicts.ruling(game).plies().get(0);
    assertEquals(PlyClass.Kind.CHASE, first.kind());
    assertEquals(
        "[Chase[attacker=RED_CHARIOT, from=I0, victim=BLACK_HORSE, on=I9]]",
        first.chases().toString());
    assertEquals(PlyClass.Kind.IDLE, Verdicts.ruling(game).plies().get(1).kind());
    assertEquals(
        "Rule book wxf: after ply 8 the position occurred for the 3rd time, the first of these"
            + " times before ply 1. Red chased the black horse with every move. Black kept to what"
            + " the book allows. Red loses. Ply 1: chase of the black horse on i9 by the red"
            + " chariot on i0. Ply 2: idle. Ply 3: chase of the black horse on h7 by the red"
            + " chariot on h0. Ply 4: idle. Ply 5: chase of the black horse on i9 by the red"
            + " chariot on i0. Ply 6: idle. Ply 7: chase of the black horse on h7 by the red"
            + " chariot on h0. Ply 8: idle.",
        Verdicts.ruling(game).explain());
  }

  @Test
  void theAttackOnThePieceThatIsChasedThroughoutComesFirst() {
    for (AdjudicatedLine line : AdjudicatedLine.of("wxf")) {
      Game<XiangqiPosition, XiangqiMove> game =
          Verdicts.play(RuleBook.WXF, line.fen(), line.moves());
      if (game.outcome() instanceof Outcome.Won won && won.reason() == Reason.PERPETUAL_CHASE) {
        assertChasedThroughout(game, won.winner());
      }
    }
  }

  /** Follows the winner's piece that the first ply of the loser chases through all its plies. */
  private static void assertChasedThroughout(
      Game<XiangqiPosition, XiangqiMove> game, Player winner) {
    Player lastMover = game.position().toMove().opponent();
    Ruling ruling = Verdicts.ruling(game);
    ImmutableList<XiangqiMove> moves = game.moves();
    @Nullable Place on = null;
    for (PlyClass ply : ruling.plies()) {
      boolean loser = ((ruling.toPly() - ply.ply()) % 2 == 0) == (lastMover != winner);
      XiangqiMove move = moves.get(ply.ply() - 1);
      if (loser) {
        on = on == null ? ply.chases().get(0).on() : on;
        assertEquals(on, ply.chases().get(0).on(), ruling.explain());
      } else if (move.from() == on) {
        on = move.to();
      }
    }
  }

  @Test
  void wxfLeavesChasesByCheckToTheHost() {
    RuleBook byCheck = RuleBook.WXF.with(options -> options.withChaseByCheck(true));
    for (String id : List.of("fsf04", "fsf09", "fsf10")) {
      AdjudicatedLine line = AdjudicatedLine.byId(id);
      assertEquals("draw", line.under(RuleBook.WXF).text(), id);
      assertEquals(line.expected(), line.under(byCheck).text(), id);
    }
    AdjudicatedLine line = AdjudicatedLine.byId("fsf04");
    String why = Verdicts.ruling(Verdicts.play(byCheck, line.fen(), line.moves())).explain();
    assertTrue(why.contains(": check and chase of the "), why);
  }

  @Test
  void wxfLeavesChasesOfProtectedPiecesByGuardsToTheHost() {
    RuleBook withoutGuards = RuleBook.WXF.with(options -> options.withChaseByGuards(false));
    AdjudicatedLine line = AdjudicatedLine.byId("iss-fsf55a");
    assertEquals("black_wins", line.under(RuleBook.WXF).text());
    assertEquals("draw", line.under(withoutGuards).text());
  }

  // ---- ucci-league

  @Test
  void leagueJudgesTheFourthOccurrence() {
    assertVerdict("none", -1, RuleBook.UCCI_LEAGUE, CHARIOT_CHECKS, "a0a9 " + times(2, CHECKS));
    assertVerdict(
        "black_wins", 13, RuleBook.UCCI_LEAGUE, CHARIOT_CHECKS, "a0a9 " + times(3, CHECKS));
  }

  @Test
  void leagueBlamesPerpetualChaseByTheMovedPiece() {
    assertVerdict("black_wins", 12, RuleBook.UCCI_LEAGUE, CHARIOT_CHASES_HORSE, times(3, CHASES));
  }

  @Test
  void leagueKnowsNoDiscoveredChase() {
    AdjudicatedLine line = AdjudicatedLine.byId("wxf103");
    assertVerdict("draw", 12, RuleBook.UCCI_LEAGUE, line.fen(), times(3, "c8b8 b9c9 b8c8 c9b9"));
    assertEquals("black_wins", line.under(RuleBook.WXF).text());
  }

  @Test
  void leagueKnowsNoChaseByGuards() {
    String fen = "4k4/9/9/9/9/r1r6/3C5/4B4/9/5K3 w - - 0 1";
    assertVerdict("draw", 12, RuleBook.UCCI_LEAGUE, fen, times(3, "d3f3 c4g4 f3d3 g4c4"));
  }

  @Test
  void leagueDrawsCheckAndChaseInTurn() {
    AdjudicatedLine line = AdjudicatedLine.byId("wxf022");
    assertVerdict("draw", 12, RuleBook.UCCI_LEAGUE, line.fen(), times(3, "b9b8 e8e9 b8b9 e9e8"));
  }

  @Test
  void leagueDrawsMutualPerpetualCheck() {
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(RuleBook.UCCI_LEAGUE, MUTUAL_CHECK, MUTUAL_CHECKS + " f8e8 e7f7 e8f8 f7e7");
    assertEquals(new Verdicts.Verdict("draw", 13), Verdicts.of(game));
    assertConduct(Conduct.PERPETUAL_CHECK, Conduct.PERPETUAL_CHECK, game);
  }

  // ---- cxa

  @Test
  void cxaBlamesPerpetualCheckWhateverTheOtherSideDoes() {
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(RuleBook.CXA, CHARIOT_CHECKS, "a0a9 " + times(3, CHECKS));
    assertEquals(new Verdicts.Verdict("black_wins", 13), Verdicts.of(game));
    assertEquals(Reason.PERPETUAL_CHECK, ((Outcome.Won) game.outcome()).reason());
  }

  @Test
  void cxaBlamesPerpetualChase() {
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(RuleBook.CXA, CHARIOT_CHASES_HORSE, times(3, CHASES));
    assertEquals(new Verdicts.Verdict("black_wins", 12), Verdicts.of(game));
    assertEquals(Reason.PERPETUAL_THREAT, ((Outcome.Won) game.outcome()).reason());
    assertConduct(Conduct.PERPETUAL_THREAT, Conduct.ALLOWED, game);
  }

  @Test
  void cxaBlamesPerpetualThreatOfMate() {
    AdjudicatedLine line = AdjudicatedLine.byId("wxf015");
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(RuleBook.CXA, line.fen(), times(3, "c2g2 c3g3 g2c2 g3c3"));
    assertEquals(new Verdicts.Verdict("black_wins", 12), Verdicts.of(game));
    assertEquals(PlyClass.Kind.KILL, Verdicts.ruling(game).plies().get(0).kind());
    assertEquals("draw", line.under(RuleBook.WXF).text());
  }

  @Test
  void cxaBlamesCheckAndThreatOfMateInTurn() {
    AdjudicatedLine line = AdjudicatedLine.byId("wxf018");
    assertVerdict("black_wins", 12, RuleBook.CXA, line.fen(), times(3, "f5h5 e9f9 h5f5 f9e9"));
    assertEquals("draw", line.under(RuleBook.WXF).text());
  }

  @Test
  void cxaDrawsThreatsOfMateAgainstChases() {
    AdjudicatedLine line = AdjudicatedLine.byId("wxf049");
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(RuleBook.CXA, line.fen(), times(3, "h7c7 h8c8 c7h7 c8h8"));
    assertEquals(new Verdicts.Verdict("draw", 12), Verdicts.of(game));
    assertConduct(Conduct.PERPETUAL_THREAT, Conduct.PERPETUAL_THREAT, game);
  }

  @Test
  void cxaDrawsIdleMoves() {
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(
            RuleBook.CXA, "3k5/9/9/9/9/9/9/9/4A4/N3K4 w - - 0 1", times(3, "a0b2 d9d8 b2a0 d8d9"));
    assertEquals(new Verdicts.Verdict("draw", 12), Verdicts.of(game));
    assertConduct(Conduct.ALLOWED, Conduct.ALLOWED, game);
  }

  @Test
  void cxaCallsAMoveIdleOnlyWhenItCanThreatenNothing() {
    // From b2 the horse could take a soldier that another one protects; from a0 it could not.
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(
            RuleBook.CXA,
            "3k5/9/9/9/9/2pp5/9/9/4A4/N3K4 w - - 0 1",
            times(3, "a0b2 d9d8 b2a0 d8d9"));
    assertEquals(PlyClass.Kind.UNCLEAR, Verdicts.ruling(game).plies().get(0).kind());
    assertEquals(PlyClass.Kind.IDLE, Verdicts.ruling(game).plies().get(2).kind());
  }

  @Test
  void cxaLetsAGeneralUncoverAChaseButNotWhenItAnswersACheck() {
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(
            RuleBook.CXA, "5k3/9/9/9/9/9/9/9/R2K2n2/9 w - - 0 1", times(3, "d1d0 g1h3 d0d1 h3g1"));
    assertEquals(PlyClass.Kind.CHASE, Verdicts.ruling(game).plies().get(0).kind());

    Game<XiangqiPosition, XiangqiMove> answers =
        Verdicts.play(RuleBook.CXA, CHARIOT_CHECKS, "a0a9 " + times(3, CHECKS));
    assertEquals(PlyClass.Kind.IDLE, Verdicts.ruling(answers).plies().get(0).kind());
  }

  @Test
  void cxaDoesNotGuessWhetherAnOldAttackThatBecameGoodIsAChase() {
    assertEquals("undecided", third(RuleBook.CXA, "wxf055"));
    assertEquals("black_wins", third(RuleBook.WXF, "wxf055"));
  }

  @Test
  void cxaKnowsNoChaseWhoseCapturerWouldBeMatedAtOnce() {
    AdjudicatedLine line = AdjudicatedLine.byId("fsf19-w");
    ImmutableList<PlyClass> plies =
        Verdicts.ruling(
                Verdicts.play(
                    RuleBook.CXA.with(options -> options.withFold(3)), line.fen(), line.moves()))
            .plies();
    // Ply 3 attacks the one chariot, ply 5 the other, whose loss would open the file to a mate.
    assertEquals(PlyClass.Kind.CHASE, plies.get(1).kind());
    assertEquals(PlyClass.Kind.UNCLEAR, plies.get(3).kind());
  }

  private static String third(RuleBook book, String id) {
    return AdjudicatedLine.byId(id).under(book.with(options -> options.withFold(3))).text();
  }

  @Test
  void cxaLeavesToAnArbiterWhatASearchWouldHaveToTell() {
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(RuleBook.CXA, CHARIOT_CHECKS, times(3, "a0a1 d9d8 a1a0 d8d9"));
    assertEquals(new Verdicts.Verdict("undecided", 12), Verdicts.of(game));
    assertConduct(Conduct.UNCLEAR, Conduct.ALLOWED, game);
    assertTrue(Verdicts.ruling(game).explain().contains("take a search to tell"));
    assertFalse(game.outcome().isOver());
    assertEquals("none", Verdicts.of(game.play(XiangqiMove.parse("a0b0"))).text());

    Outcome decided = game.end(new Ending.Decided(Optional.of(Player.SECOND))).outcome();
    assertEquals(new Outcome.Won(Player.SECOND, Reason.ARBITER, game.outcome().ruling()), decided);
  }

  // ---- all

  @Test
  void theRulingNamesTheBookWithTheOptionsThatAHostSet() {
    RuleBook book = RuleBook.CASUAL.with(options -> options.withFold(2).withMoveLimit(50));
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(book, CHARIOT_CHECKS, "a0a1 d9d8 a1a0 d8d9");
    assertEquals(new Verdicts.Verdict("red_wins", 4), Verdicts.of(game));
    assertEquals("casual fold=2 limit=50", Verdicts.ruling(game).book());
    assertTrue(
        Verdicts.ruling(game)
            .explain()
            .startsWith(
                "Rule book casual fold=2 limit=50: after ply 4 the position occurred for the 2nd time"));
  }

  private static void assertConduct(
      Conduct red, Conduct black, Game<XiangqiPosition, XiangqiMove> game) {
    assertEquals(
        ImmutableMap.of(Player.FIRST, red, Player.SECOND, black), Verdicts.ruling(game).conduct());
  }

  private static void assertVerdict(
      String expected, int ply, RuleBook book, String fen, String moves) {
    assertEquals(new Verdicts.Verdict(expected, ply), Verdicts.of(book, fen, moves));
  }

  private static String times(int times, String cycle) {
    return (cycle + " ").repeat(times).trim();
  }
}

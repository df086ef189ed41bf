package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Ruling;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How many moves without a capture each book allows, and how it counts them. */
class MoveLimitTest {
  /** The chariot wanders and can check on the d file; a horse is there to be taken. */
  private static final String START = "3k4n/9/9/9/9/9/9/9/4A4/R3K4 w - - ";

  @Test
  void leagueDrawsAfterFiftyMovesOfEachSideChecksOrNot() {
    assertVerdict("none", RuleBook.UCCI_LEAGUE, "98 60", "a0a1");
    assertVerdict("draw", RuleBook.UCCI_LEAGUE, "98 60", "a0a1 d9d8");
    assertVerdict("draw", RuleBook.UCCI_LEAGUE, "98 60", "a0d0 d9e9");
  }

  @Test
  void computerDrawsAfterSixtyMovesOfEachSide() {
    assertVerdict("none", RuleBook.COMPUTER, "118 60", "a0a1");
    assertVerdict("draw", RuleBook.COMPUTER, "118 60", "a0a1 d9d8");
  }

  @Test
  void computerCountsTenChecksOfASideAndNoAnswersToMore() {
    AdjudicatedLine line = AdjudicatedLine.byId("nl-n63");
    Game<XiangqiPosition, XiangqiMove> game =
        Verdicts.play(RuleBook.COMPUTER, line.fen(), line.moves());
    assertEquals(new Verdicts.Verdict("draw", 82), Verdicts.of(game));
    assertEquals(142, game.position().quietPlies());
    assertEquals(Reason.MOVE_LIMIT, ((Outcome.Drawn) game.outcome()).reason());
  }

  @Test
  void aCaptureStartsTheCountAnew() {
    assertVerdict("draw", RuleBook.UCCI_LEAGUE, "98 60", "a0a1 i9h7");
    Game<XiangqiPosition, XiangqiMove> game = play(RuleBook.UCCI_LEAGUE, "97 60", "a0a9 d9d8 a9i9");
    assertEquals("none", Verdicts.of(game).text());
    assertEquals(0, game.position().quietPlies());
  }

  @Test
  void wxfLetsADrawBeClaimedAfterSixtyMovesOfEachSide() {
    assertVerdict("none", RuleBook.WXF, "118 60", "a0a1");
    Game<XiangqiPosition, XiangqiMove> game = play(RuleBook.WXF, "118 60", "a0a1 d9d8");
    assertEquals("claimable", Verdicts.text(game.outcome()));
    assertFalse(game.outcome().isOver());
    Ruling ruling = Verdicts.ruling(game);
    assertEquals("wxf", ruling.book());
    assertEquals("move-limit", ruling.rule());
    assertEquals(1, ruling.fromPly());
    assertEquals(2, ruling.toPly());
    assertEquals(
        "Rule book wxf: nothing was captured in 60 moves of each side, as the book counts them."
            + " Either player may claim a draw.",
        ruling.explain());
    assertEquals(
        new Outcome.Drawn(Reason.MOVE_LIMIT, game.outcome().ruling()),
        game.end(new Ending.Claimed(Player.SECOND)).outcome());
    assertEquals("claimable", Verdicts.text(game.play(XiangqiMove.parse("a1a2")).outcome()));
  }

  /** Of the checks of the side that asks for the draw ten count. */
  @Test
  void wxfLetsOnlyTheSideClaimThatHasMovesEnoughWithoutItsManyChecks() {
    RuleBook book = RuleBook.WXF.with(options -> options.withFold(0).withMoveLimit(12));
    Game<XiangqiPosition, XiangqiMove> game =
        Game.start(
            XiangqiRules.of(book), XiangqiPosition.parse("3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1"));
    for (int i = 0; i < 12; i++) {
      String red = i == 0 ? "a0a9" : i % 2 == 1 ? "a9a8" : "a8a9";
      game = game.play(XiangqiMove.parse(red));
      game = game.play(XiangqiMove.parse(i % 2 == 0 ? "d9d8" : "d8d9"));
    }
    Outcome.Claimable claimable = (Outcome.Claimable) game.outcome();
    assertEquals(Set.of(Player.SECOND), claimable.by());
    assertTrue(Verdicts.ruling(game).explain().endsWith("Black may claim a draw."));
    Game<XiangqiPosition, XiangqiMove> last = game;
    assertThrows(IllegalMoveException.class, () -> last.end(new Ending.Claimed(Player.FIRST)));
    assertTrue(game.end(new Ending.Claimed(Player.SECOND)).outcome().isOver());
  }

  @Test
  void nobodyMayClaimBeforeTheLimit() {
    Game<XiangqiPosition, XiangqiMove> game = play(RuleBook.WXF, "118 60", "a0a1");
    assertThrows(IllegalMoveException.class, () -> game.end(new Ending.Claimed(Player.FIRST)));
  }

  @Test
  void theLimitIsTheHostsToSet() {
    RuleBook casual = RuleBook.CASUAL.with(options -> options.withMoveLimit(2));
    assertVerdict("none", casual, "0 1", "a0a1 d9d8 a1a2");
    assertVerdict("draw", casual, "0 1", "a0a1 d9d8 a1a2 d8d7");
    RuleBook unlimited = RuleBook.UCCI_LEAGUE.with(options -> options.withMoveLimit(0));
    assertVerdict("none", unlimited, "99999 99999", "a0a1");
  }

  private static void assertVerdict(String expected, RuleBook book, String counters, String moves) {
    assertEquals(expected, Verdicts.of(play(book, counters, moves)).text());
  }

  private static Game<XiangqiPosition, XiangqiMove> play(
      RuleBook book, String counters, String moves) {
    return Verdicts.play(book, START + counters, moves);
  }
}

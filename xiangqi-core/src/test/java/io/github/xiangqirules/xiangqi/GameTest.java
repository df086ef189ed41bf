package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Dealer;
import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.GameOverException;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Preview;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Replay;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Ruling;
import io.github.xiangqirules.api.Variants;
import io.github.xiangqirules.testkit.RandomPlay;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Games of xiangqi: repetition, endings, take-back, preview, storing. */
class GameTest {
  private static final XiangqiPosition CHARIOT =
      XiangqiPosition.parse("3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1");
  private static final String TWICE = "a0a1 d9d8 a1a0 d8d9";

  private static Game<XiangqiPosition, XiangqiMove> play(
      Game<XiangqiPosition, XiangqiMove> start, String moves) {
    Game<XiangqiPosition, XiangqiMove> game = start;
    for (String move : Splitter.on(' ').split(moves)) {
      game = game.play(XiangqiMove.parse(move));
    }
    return game;
  }

  private static Game<XiangqiPosition, XiangqiMove> chariotGame(RuleBook book) {
    return Game.start(XiangqiRules.of(book), CHARIOT);
  }

  @Test
  void whoMakesThePositionOccurForTheThirdTimeLoses() {
    Game<XiangqiPosition, XiangqiMove> game =
        play(chariotGame(RuleBook.CASUAL), TWICE + " " + TWICE);
    Outcome.Won won = (Outcome.Won) game.outcome();
    assertEquals(Player.FIRST, won.winner());
    assertEquals(Reason.REPETITION, won.reason());
    Ruling ruling = won.ruling().orElseThrow();
    assertEquals("casual", ruling.book());
    assertEquals(1, ruling.fromPly());
    assertEquals(8, ruling.toPly());
    assertTrue(ruling.explain().contains("Black, whose move made it so, loses"), ruling.explain());
    assertEquals(ImmutableList.of(), game.legalMoves());
    assertThrows(GameOverException.class, () -> game.play(XiangqiMove.parse("a0b0")));
    assertThrows(GameOverException.class, () -> game.preview(XiangqiMove.parse("a0b0")));
  }

  @Test
  void underNoRuleBookRepetitionEndsNothing() {
    Game<XiangqiPosition, XiangqiMove> game =
        play(chariotGame(RuleBook.NONE), TWICE + " " + TWICE + " " + TWICE);
    assertEquals(new Outcome.Ongoing(), game.outcome());
    assertEquals(4, game.occurrences());
  }

  @Test
  void aCaptureEndsTheCountOfOccurrences() {
    Game<XiangqiPosition, XiangqiMove> game =
        play(
            Game.start(
                XiangqiRules.standard(),
                XiangqiPosition.parse("3k5/9/9/9/9/9/p8/9/4A4/R3K4 w - - 0 1")),
            "a0a1 d9d8 a1a0 d8d9 a0a3 d9d8");
    assertEquals(1, game.occurrences());
  }

  @Test
  void previewTellsTheOccurrenceAndTheLossBeforeTheMove() {
    Game<XiangqiPosition, XiangqiMove> game = play(chariotGame(RuleBook.CASUAL), "a0a1 d9d8 a1a0");
    XiangqiMove back = XiangqiMove.parse("d8d9");
    assertEquals(new Preview(2, new Outcome.Ongoing()), game.preview(back));
    Game<XiangqiPosition, XiangqiMove> later = play(game, "d8d9 a0a1 d9d8 a1a0");
    Preview third = later.preview(back);
    assertEquals(3, third.occurrence());
    assertEquals(later.play(back).outcome(), third.outcome());
    assertThrows(IllegalMoveException.class, () -> later.preview(XiangqiMove.parse("a0a1")));
  }

  @Test
  void mateComesBeforeRepetition() {
    Outcome mated =
        Game.start(
                XiangqiRules.standard(),
                XiangqiPosition.parse("R2k5/R8/9/9/9/9/9/9/9/4K4 b - - 0 1"))
            .outcome();
    assertEquals(new Outcome.Won(Player.FIRST, Reason.CHECKMATE, Optional.empty()), mated);
  }

  @Test
  void endingsToldByTheHostDecide() {
    Game<XiangqiPosition, XiangqiMove> game = chariotGame(RuleBook.CASUAL);
    assertEquals(
        new Outcome.Won(Player.SECOND, Reason.RESIGNATION, Optional.empty()),
        game.end(new Ending.Resigned(Player.FIRST)).outcome());
    assertEquals(
        new Outcome.Won(Player.FIRST, Reason.TIME, Optional.empty()),
        game.end(new Ending.TimedOut(Player.SECOND)).outcome());
    assertEquals(
        new Outcome.Drawn(Reason.AGREEMENT, Optional.empty()),
        game.end(new Ending.Agreed()).outcome());
    assertEquals(
        new Outcome.Won(Player.SECOND, Reason.ARBITER, Optional.empty()),
        game.end(new Ending.Decided(Optional.of(Player.SECOND))).outcome());
    assertEquals(
        new Outcome.Drawn(Reason.ARBITER, Optional.empty()),
        game.end(new Ending.Decided(Optional.empty())).outcome());
    assertThrows(IllegalMoveException.class, () -> game.end(new Ending.Claimed(Player.FIRST)));
    Game<XiangqiPosition, XiangqiMove> over = game.end(new Ending.Agreed());
    assertThrows(GameOverException.class, () -> over.end(new Ending.Agreed()));
  }

  @Test
  void anEndingIsTakenBackAloneOrWithTheLastMove() {
    Game<XiangqiPosition, XiangqiMove> game = play(chariotGame(RuleBook.CASUAL), "a0a1");
    Game<XiangqiPosition, XiangqiMove> over = game.end(new Ending.Resigned(Player.SECOND));
    assertEquals(game, over.takeBack(0));
    assertEquals(chariotGame(RuleBook.CASUAL), over.takeBack(1));
    assertEquals(1, over.plies());
  }

  @Test
  void takingBackGivesTheGameOfThatTime() {
    Game<XiangqiPosition, XiangqiMove> start = chariotGame(RuleBook.CASUAL);
    Game<XiangqiPosition, XiangqiMove> game = play(start, TWICE);
    assertSame(start, game.takeBack(4));
    assertSame(game, game.takeBack(0));
    assertThrows(IllegalArgumentException.class, () -> game.takeBack(5));
    assertThrows(IllegalArgumentException.class, () -> game.takeBack(-1));
  }

  @Test
  void aTakenPieceDoesNotComeBackAfterUndoAndRedo() {
    Game<XiangqiPosition, XiangqiMove> once = play(Game.start(XiangqiRules.standard()), "h2h9");
    Game<XiangqiPosition, XiangqiMove> again = play(once.takeBack(1), "h2h9");
    assertEquals(once.position().text(), again.position().text());
    assertEquals(once, again);
  }

  @Test
  void replayKeepsTheGoodPrefixAndTheFirstError() {
    XiangqiPosition start =
        XiangqiPosition.parse("1Cba1rb2/4kn3/1R7/p2R4p/4p4/2p6/P1r5P/4B4/9/2BAKA3 w - - 0 1");
    Replay<XiangqiPosition, XiangqiMove> replay =
        Game.replay(XiangqiRules.standard(), start, ImmutableList.of("b7e7", "b0c2", "e8e7"));
    assertEquals(1, replay.good());
    assertEquals(1, replay.game().plies());
    assertEquals("no-piece", replay.error().orElseThrow().problems().get(0).code());
  }

  @Test
  void replayRefusesUnreadableEventsAndMovesAfterTheEnd() {
    XiangqiRules rules = XiangqiRules.standard();
    assertEquals(
        "move",
        Game.replay(rules, CHARIOT, ImmutableList.of("a0a1", "nonsense"))
            .error()
            .orElseThrow()
            .problems()
            .get(0)
            .code());
    Replay<XiangqiPosition, XiangqiMove> over =
        Game.replay(rules, CHARIOT, ImmutableList.of("a0a1", "resigned SECOND", "d9d8"));
    assertEquals(2, over.good());
    assertEquals("game-over", over.error().orElseThrow().problems().get(0).code());
  }

  @Test
  void rulesAreFoundByTheirText() {
    for (RuleBook book : RuleBook.all()) {
      Rules<?, ?> rules = XiangqiRules.of(book);
      assertEquals(rules, Variants.rules(rules.text()));
      assertEquals(rules.hashCode(), Variants.rules(rules.text()).hashCode());
    }
    assertEquals("xiangqi", XiangqiRules.standard().text());
    assertNotEquals(XiangqiRules.standard(), XiangqiRules.of(RuleBook.NONE));
    assertThrows(NotationException.class, () -> Variants.rules("xiangqi rulebook=mine"));
    assertThrows(NotationException.class, () -> Variants.rules("xiangqi colour=green"));
  }

  @Test
  void aDealOfXiangqiHidesNothingAndIsKeptLikeAnyOther() {
    XiangqiRules rules = XiangqiRules.standard();
    Deal<XiangqiPosition, XiangqiMove> deal = rules.deal(CHARIOT, new Random(1));
    Deal<XiangqiPosition, XiangqiMove> again = rules.parseDeal(CHARIOT, deal.secret());
    assertEquals(deal.commitment(), again.commitment());
    XiangqiMove move = XiangqiMove.parse("a0a1");
    assertEquals(
        Game.start(rules, CHARIOT).play(move), Game.start(rules, CHARIOT).play(move, again));
    assertThrows(
        IllegalMoveException.class, () -> deal.resolve(CHARIOT, XiangqiMove.parse("a0b1")));
    assertThrows(NotationException.class, () -> rules.parseDeal(CHARIOT, deal.secret() + "0"));
  }

  @Provide
  Arbitrary<Game<XiangqiPosition, XiangqiMove>> games() {
    return RandomPlay.games(XiangqiRules.standard(), 200);
  }

  @Property(tries = 100)
  void aGameComesBackFromItsEvents(@ForAll("games") Game<XiangqiPosition, XiangqiMove> game) {
    Replay<XiangqiPosition, XiangqiMove> replay =
        Game.replay(XiangqiRules.standard(), game.start(), game.events());
    assertEquals(Optional.empty(), replay.error());
    assertEquals(game, replay.game());
    assertEquals(game.hashCode(), replay.game().hashCode());
    assertEquals(game.outcome(), replay.game().outcome());
    assertEquals(game.plies(), replay.good());
  }

  @Property(tries = 100)
  void aGameRemembersItsPositionsAndMoves(
      @ForAll("games") Game<XiangqiPosition, XiangqiMove> game) {
    ImmutableList<XiangqiPosition> positions = game.positions();
    assertEquals(game.plies() + 1, positions.size());
    for (int i = 0; i < game.plies(); i++) {
      assertEquals(positions.get(i).play(game.moves().get(i)), positions.get(i + 1));
    }
    assertEquals(game.position(), positions.get(game.plies()));
    assertEquals(game.events(), game.moves(game.rules().notations().get(0)));
    long same = positions.stream().filter(game.position()::sameForRepetition).count();
    assertEquals(same, game.occurrences());
  }

  @Property(tries = 100)
  void aPreviewIsWhatPlayingBrings(@ForAll("games") Game<XiangqiPosition, XiangqiMove> game) {
    for (XiangqiMove move : game.legalMoves()) {
      Game<XiangqiPosition, XiangqiMove> next = game.play(move);
      assertEquals(new Preview(next.occurrences(), next.outcome()), game.preview(move));
      assertEquals(next, game.play(move, Dealer.random(new Random(1))));
    }
  }

  @Test
  void longGamesAreComparedWithoutRecursion() {
    Game<XiangqiPosition, XiangqiMove> one = chariotGame(RuleBook.NONE);
    Game<XiangqiPosition, XiangqiMove> other = chariotGame(RuleBook.NONE);
    for (int i = 0; i < 5_000; i++) {
      one = play(one, TWICE);
      other = play(other, TWICE);
    }
    assertEquals(one, other);
    assertEquals(one.hashCode(), other.hashCode());
    assertNull(one.takeBack(20_000).previous());
    assertTrue(one.toString().length() < 300);
  }
}

package io.github.xiangqirules.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.urn.UrnMove;
import io.github.xiangqirules.urn.UrnPosition;
import io.github.xiangqirules.urn.UrnRules;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The laws of games, on a game of chance small enough to be seen through. */
class GameTest {
  private static final UrnRules RULES = new UrnRules(0);
  private static final Game<UrnPosition, UrnMove> START = Game.start(RULES);
  private static final Dealer<UrnPosition, UrnMove> ALWAYS_RED =
      (position, choice) -> choice.isResult() ? choice : UrnMove.DRAW_RED;

  private static Game<UrnPosition, UrnMove> turn(Game<UrnPosition, UrnMove> game, int times) {
    Game<UrnPosition, UrnMove> turned = game;
    for (int i = 0; i < times; i++) {
      turned = turned.play(UrnMove.TURN);
    }
    return turned;
  }

  private static String code(RulesException e) {
    return e.problems().get(0).code();
  }

  @Test
  void aHostPlaysChoicesAndTheDealerSaysWhatHappens() {
    Game<UrnPosition, UrnMove> game = START.play(UrnMove.DRAW, ALWAYS_RED);
    assertEquals(UrnMove.DRAW_RED, game.lastMove());
    assertEquals(3, game.position().heap());
    assertEquals(START.play(UrnMove.TAKE), START.play(UrnMove.TAKE, ALWAYS_RED));
  }

  @Test
  void noClientChoosesWhatItsDrawReveals() {
    assertEquals(
        "not-a-choice",
        code(
            assertThrows(
                IllegalMoveException.class, () -> START.play(UrnMove.DRAW_RED, ALWAYS_RED))));
    assertThrows(IllegalMoveException.class, () -> START.preview(UrnMove.DRAW_RED));
  }

  @Test
  void anOpenChoiceIsNoResult() {
    assertThrows(IllegalMoveException.class, () -> START.play(UrnMove.DRAW));
    assertThrows(IllegalMoveException.class, () -> START.position().play(UrnMove.DRAW));
  }

  @Test
  void aDealerOfAnotherGameIsTheHostsSlip() {
    Game<UrnPosition, UrnMove> blackOnly = Game.start(RULES, new UrnPosition(1, 0, 1, false, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> blackOnly.play(UrnMove.DRAW, ALWAYS_RED));
    assertThrows(
        IllegalArgumentException.class,
        () -> START.play(UrnMove.TAKE, (position, choice) -> UrnMove.TURN));
  }

  @Test
  void thePreviewOfAnOpenChoiceHoldsWhatAllItsResultsShare() {
    assertEquals(new Preview(1, new Outcome.Ongoing()), START.preview(UrnMove.DRAW));
    // The last soldier: black ends the game, red does not.
    Game<UrnPosition, UrnMove> either =
        Game.start(RULES, new UrnPosition(0, 1, 1, false, 0, 0)).play(UrnMove.DRAW_BLACK);
    assertFalse(either.preview(UrnMove.DRAW).outcome().isOver());
    Game<UrnPosition, UrnMove> blackOnly = Game.start(RULES, new UrnPosition(0, 0, 1, false, 0, 0));
    assertEquals(
        new Outcome.Won(Player.FIRST, Reason.STALEMATE, Optional.empty()),
        blackOnly.preview(UrnMove.DRAW).outcome());
    Game<UrnPosition, UrnMove> differs = Game.start(RULES, new UrnPosition(0, 1, 1, false, 0, 0));
    assertEquals(new Outcome.Ongoing(), differs.preview(UrnMove.DRAW).outcome());
  }

  @Test
  void aPreviewIsWhatPlayingBrings() {
    Game<UrnPosition, UrnMove> game = turn(START, 1);
    Game<UrnPosition, UrnMove> next = game.play(UrnMove.TURN);
    assertEquals(2, next.occurrences());
    assertEquals(new Preview(2, next.outcome()), game.preview(UrnMove.TURN));
  }

  @Test
  void occurrencesAreCountedBackToTheLastCaptureOrReveal() {
    assertEquals(1, START.occurrences());
    assertEquals(3, turn(START, 4).occurrences());
    Game<UrnPosition, UrnMove> later = turn(turn(START, 4).play(UrnMove.TAKE), 2);
    assertEquals(2, later.occurrences());
  }

  @Test
  void aDrawThatTheRulesAllowMayBeClaimedAndNeedNotBe() {
    assertThrows(IllegalMoveException.class, () -> START.end(new Ending.Claimed(Player.FIRST)));
    Game<UrnPosition, UrnMove> third = turn(START, 4);
    Outcome.Claimable claimable = (Outcome.Claimable) third.outcome();
    assertFalse(claimable.isOver());
    assertEquals(
        new Outcome.Drawn(Reason.REPETITION, claimable.ruling()),
        third.end(new Ending.Claimed(Player.SECOND)).outcome());
    assertEquals(5, turn(third, 1).plies());
    assertTrue(turn(third, 4).outcome() instanceof Outcome.Drawn);
  }

  @Test
  void theArbiterDecidesWhereTheRulesDoNotAndKeepsTheRuling() {
    Game<UrnPosition, UrnMove> game = turn(Game.start(new UrnRules(2)), 2);
    Outcome.Undecided undecided = (Outcome.Undecided) game.outcome();
    assertFalse(undecided.isOver());
    assertEquals(
        new Outcome.Won(Player.FIRST, Reason.ARBITER, undecided.ruling()),
        game.end(new Ending.Decided(Optional.of(Player.FIRST))).outcome());
  }

  @Test
  void aFinishedGameIsPlayedNoFurther() {
    Game<UrnPosition, UrnMove> over = START.end(new Ending.Resigned(Player.FIRST));
    assertEquals(
        "game-over", code(assertThrows(GameOverException.class, () -> over.play(UrnMove.TAKE))));
    assertThrows(GameOverException.class, () -> over.play(UrnMove.DRAW, ALWAYS_RED));
    // That it is over is said first, even of what would not be possible anyway.
    assertThrows(GameOverException.class, () -> over.play(UrnMove.DRAW_RED, ALWAYS_RED));
    assertThrows(GameOverException.class, () -> over.preview(UrnMove.TAKE));
    assertThrows(GameOverException.class, () -> over.end(new Ending.Agreed()));
    assertEquals(ImmutableList.of(), over.legalMoves());
    assertEquals(3, over.position().legalMoveCount());
  }

  @Test
  void playingSharesThePastAndRedoIsTheGameStillHeld() {
    Game<UrnPosition, UrnMove> one = START.play(UrnMove.TAKE);
    Game<UrnPosition, UrnMove> two = one.play(UrnMove.TURN);
    assertSame(one, two.previous());
    assertSame(START, two.takeBack(2));
    assertSame(two, two.takeBack(0));
    assertEquals(two, two.takeBack(1).play(UrnMove.TURN));
    assertThrows(IllegalArgumentException.class, () -> two.takeBack(3));
    assertThrows(IllegalArgumentException.class, () -> two.takeBack(-1));
  }

  @Test
  void anEndingIsNoMoveAndIsTakenBackByZero() {
    Game<UrnPosition, UrnMove> one = START.play(UrnMove.TAKE);
    Game<UrnPosition, UrnMove> over = one.end(new Ending.Agreed());
    assertEquals(1, over.plies());
    assertSame(START, over.previous());
    assertEquals(List.of("take", "agreed"), over.events());
    assertEquals(one, over.takeBack(0));
    assertSame(START, over.takeBack(1));
    assertNotEquals(one, over);
    assertNotEquals(one.end(new Ending.Resigned(Player.FIRST)), over);
  }

  @Test
  void aStoredGameComesBackFromItsTexts() {
    Deal<UrnPosition, UrnMove> deal = RULES.deal(RULES.initialPosition(), new Random(5));
    Game<UrnPosition, UrnMove> game =
        START
            .play(UrnMove.DRAW, deal)
            .play(UrnMove.TAKE, deal)
            .play(UrnMove.DRAW, deal)
            .end(new Ending.TimedOut(Player.SECOND));
    @SuppressWarnings("unchecked") // the text says which rules these are
    Rules<UrnPosition, UrnMove> rules =
        (Rules<UrnPosition, UrnMove>) Variants.rules(game.rules().text());
    UrnPosition start = rules.parsePosition(game.start().text());
    Replay<UrnPosition, UrnMove> replay = Game.replay(rules, start, game.events());
    assertEquals(game, replay.game());
    assertEquals(game.hashCode(), replay.game().hashCode());
    assertEquals(4, replay.good());
    assertEquals(Optional.empty(), replay.error());
    Deal<UrnPosition, UrnMove> kept = rules.parseDeal(start, deal.secret());
    assertEquals(deal.commitment(), kept.commitment());
    assertEquals(
        game.takeBack(1).play(UrnMove.DRAW, kept), game.takeBack(1).play(UrnMove.DRAW, deal));
  }

  @Test
  void replayStopsAtTheFirstBadEventAndSaysWhich() {
    for (String bad : List.of("nonsense", "draw?", "agreed FIRST", "resigned", "take ")) {
      Replay<UrnPosition, UrnMove> replay =
          Game.replay(RULES, RULES.initialPosition(), List.of("take", "turn", bad, "take"));
      assertEquals(2, replay.good(), bad);
      assertEquals(2, replay.game().plies(), bad);
      assertTrue(replay.error().isPresent(), bad);
    }
  }

  @Test
  @SuppressWarnings("NullAway") // null is the point
  void nothingIsNoEnding() {
    assertThrows(NullPointerException.class, () -> START.end(null));
    assertThrows(NullPointerException.class, () -> new Ending.Resigned(null));
    assertThrows(NullPointerException.class, () -> Marks.none().withBottom(null));
  }

  @Test
  void whatMayBeClaimedOrIsLeftToAnArbiterHasARuling() {
    ImmutableSet<Player> both = ImmutableSet.copyOf(Player.values());
    assertThrows(
        IllegalArgumentException.class,
        () -> new Outcome.Claimable(both, Reason.REPETITION, Optional.empty()));
    assertThrows(IllegalArgumentException.class, () -> new Outcome.Undecided(Optional.empty()));
  }

  @Test
  void anEventWithABlankIsAnEnding() {
    Replay<UrnPosition, UrnMove> replay =
        Game.replay(RULES, RULES.initialPosition(), List.of(" take"));
    assertEquals("ending", code(replay.error().orElseThrow()));
  }

  @Test
  void aGameThatHasJustStartedHasAPositionAndNoEvents() {
    assertEquals(List.of(RULES.initialPosition()), START.positions());
    assertEquals(List.of(), START.events());
    assertNotEquals(START.hashCode(), START.play(UrnMove.TAKE).hashCode());
  }

  @Test
  void theHistoryIsToldInPositionsAndMoves() {
    Game<UrnPosition, UrnMove> game = START.play(UrnMove.TAKE).play(UrnMove.DRAW_BLACK);
    assertEquals(List.of(UrnMove.TAKE, UrnMove.DRAW_BLACK), game.moves());
    assertEquals(List.of("take", "draw=p"), game.moves(RULES.notations().get(0)));
    assertEquals(3, game.positions().size());
    assertEquals(RULES.initialPosition(), game.start());
    assertEquals(game.position(), game.positions().get(2));
  }

  @Test
  void gamesOfDifferentPastsDiffer() {
    Game<UrnPosition, UrnMove> one = turn(START, 2).play(UrnMove.TAKE).play(UrnMove.TURN);
    Game<UrnPosition, UrnMove> other = START.play(UrnMove.TAKE);
    assertNotEquals(one, other);
    assertNotEquals(START, Game.start(new UrnRules(9)));
    assertNotEquals(START, Game.start(RULES, new UrnPosition(1, 0, 0, false, 0, 0)));
    assertFalse(START.equals(new Object()));
    assertTrue(one.toString().contains("4 plies"), one.toString());
  }
}

package io.github.xiangqirules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.urn.UrnMove;
import io.github.xiangqirules.urn.UrnPosition;
import io.github.xiangqirules.urn.UrnRules;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScriptedDealerTest {
  private static final UrnRules RULES = new UrnRules(0);

  private static Game<UrnPosition, UrnMove> play(
      ScriptedDealer<UrnPosition, UrnMove> dealer, UrnMove... choices) {
    Game<UrnPosition, UrnMove> game = Game.start(RULES);
    for (UrnMove choice : choices) {
      game = game.play(choice, dealer);
    }
    return game;
  }

  @Test
  void theScriptSaysWhatChanceBrings() {
    ScriptedDealer<UrnPosition, UrnMove> dealer = ScriptedDealer.ofTexts(RULES, "draw=P", "draw=p");
    Game<UrnPosition, UrnMove> game =
        play(dealer, UrnMove.DRAW, UrnMove.TURN, UrnMove.DRAW, UrnMove.TAKE);
    assertEquals(
        List.of(UrnMove.DRAW_RED, UrnMove.TURN, UrnMove.DRAW_BLACK, UrnMove.TAKE), game.moves());
    dealer.assertUsedUp();
    assertEquals(
        game,
        play(
            ScriptedDealer.of(List.of(UrnMove.DRAW_RED, UrnMove.DRAW_BLACK)),
            UrnMove.DRAW,
            UrnMove.TURN,
            UrnMove.DRAW,
            UrnMove.TAKE));
  }

  @Test
  void aScriptTooShortSaysWhatIsAskedFor() {
    ScriptedDealer<UrnPosition, UrnMove> dealer = ScriptedDealer.of(UrnMove.DRAW_RED);
    AssertionError error =
        assertThrows(AssertionError.class, () -> play(dealer, UrnMove.DRAW, UrnMove.DRAW));
    assertEquals(
        "the script has ended after 1 results; draw? could bring [draw=P, draw=p]",
        error.getMessage());
  }

  @Test
  void aScriptTooLongSaysWhatIsLeft() {
    ScriptedDealer<UrnPosition, UrnMove> dealer =
        ScriptedDealer.of(UrnMove.DRAW_RED, UrnMove.DRAW_BLACK);
    play(dealer, UrnMove.DRAW);
    AssertionError error = assertThrows(AssertionError.class, dealer::assertUsedUp);
    assertEquals("not asked for: [draw=p]", error.getMessage());
  }

  @Test
  void aResultThatCannotBeSaysWhatCould() {
    ScriptedDealer<UrnPosition, UrnMove> dealer =
        ScriptedDealer.of(UrnMove.DRAW_BLACK, UrnMove.DRAW_BLACK);
    AssertionError error =
        assertThrows(AssertionError.class, () -> play(dealer, UrnMove.DRAW, UrnMove.DRAW));
    assertEquals(
        "result 2 of the script is draw=p; draw? could bring [draw=P]", error.getMessage());
  }

  @Test
  void theRulesComeBeforeTheScript() {
    ScriptedDealer<UrnPosition, UrnMove> dealer = ScriptedDealer.of(UrnMove.DRAW_RED);
    IllegalMoveException refusal =
        assertThrows(IllegalMoveException.class, () -> play(dealer, UrnMove.DRAW_RED));
    assertEquals("not-a-choice", refusal.problems().get(0).code());
    assertThrows(NotationException.class, () -> ScriptedDealer.ofTexts(RULES, "draw=Q"));
  }
}

package io.github.xiangqirules.opponents.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Score;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The opponent plays by the rule book: what it expects of repetition is what the book gives. */
class RepetitionTest {
  private static final Budget BUDGET = Budget.ofNodes(60_000);

  @Test
  void perpetualCheckSavesWhereRepetitionIsADraw() {
    assertEquals(new Score.Points(0), score("threefold-draw", AdjudicationTest.CHECKS));
  }

  @ParameterizedTest
  @CsvSource({"casual", "perpetual-check-only", "computer", "wxf", "ucci-league"})
  void perpetualCheckDoesNotSaveWhereItLoses(String book) {
    assertTrue(points(score(book, AdjudicationTest.CHECKS)) < -300);
  }

  @ParameterizedTest
  @CsvSource({"casual", "perpetual-check-only", "computer", "wxf", "ucci-league"})
  void whoIsCheckedForEverExpectsToWin(String book) {
    String checked = "5k1R1/9/9/9/9/9/9/r8/5r3/4K4 b - - 0 1";
    assertTrue(points(score(book, checked)) > 300);
  }

  private static int points(Score score) {
    return score instanceof Score.Points points
        ? points.points()
        : score instanceof Score.Forced forced && forced.moves() < 0 ? -10_000 : 10_000;
  }

  private static Score score(String book, String fen) {
    Watch watch = new Watch();
    XiangqiOpponent.strongest(8)
        .choose(Playing.game(AdjudicationTest.book(book), fen, ""), BUDGET, watch);
    return watch.last().score();
  }

  /** Red is mated at its next move unless it checks for the third time. */
  @ParameterizedTest
  @CsvSource({"casual, false", "threefold-draw, true"})
  void itRepeatsForTheThirdTimeOnlyWhereThatDoesNotLose(String book, boolean repeats) {
    Game<XiangqiPosition, XiangqiMove> game =
        Playing.game(
            AdjudicationTest.book(book),
            AdjudicationTest.CHECKS,
            "h5h9 f9f8 h9h8 f8f9 h8h9 f9f8 h9h8 f8f9");
    XiangqiMove third = XiangqiMove.parse("h8h9");
    XiangqiMove chosen = XiangqiOpponent.strongest(8).choose(game, BUDGET, Listener.none());
    if (repeats) {
      assertTrue(game.play(chosen).outcome() instanceof Outcome.Drawn);
    } else {
      assertTrue(game.play(third).outcome() instanceof Outcome.Won);
      assertTrue(chosen != third);
    }
  }

  /** Under the casual book whoever runs out of other moves loses, so games always end. */
  @Test
  void gamesBetweenTwoOfThemEndByTheRules() {
    Game<XiangqiPosition, XiangqiMove> game =
        Playing.game(RuleBook.CASUAL, "4k4/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1", "");
    XiangqiOpponent red = XiangqiOpponent.ofLevel(8, 1);
    XiangqiOpponent black = XiangqiOpponent.ofLevel(8, 2);
    while (!game.outcome().isOver() && game.plies() < 200) {
      XiangqiOpponent mover = game.plies() % 2 == 0 ? red : black;
      game = game.play(mover.choose(game, Budget.ofNodes(2000), Listener.none()));
    }
    assertTrue(game.outcome().isOver());
  }
}

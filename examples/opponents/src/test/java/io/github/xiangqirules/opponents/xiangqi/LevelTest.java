package io.github.xiangqirules.opponents.xiangqi;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.opponents.generic.GreedyOpponent;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A few games with few nodes and fixed seeds; matches of full length are played elsewhere. */
class LevelTest {
  private static final int GAMES = 8;
  private static final int PLIES = 300;
  private static final Budget BUDGET = Budget.ofNodes(1500);

  @Test
  void aGreedyPlayerBeatsTheBeginner() {
    assertTrue(points(new GreedyOpponent<>(1), XiangqiOpponent.ofLevel(1, 1)) > GAMES);
  }

  @ParameterizedTest
  @CsvSource({"4, 1", "5, 2", "6, 3", "7, 4", "8, 5"})
  void eachLevelBeatsTheOneThreeBelow(int high, int low) {
    assertTrue(points(XiangqiOpponent.ofLevel(high, 1), XiangqiOpponent.ofLevel(low, 2)) > GAMES);
  }

  /** Two for each game that the first wins, one for a draw. */
  private static int points(
      Opponent<XiangqiPosition, XiangqiMove> first, Opponent<XiangqiPosition, XiangqiMove> second) {
    int points = 0;
    for (int i = 0; i < GAMES; i++) {
      Game<XiangqiPosition, XiangqiMove> game = Playing.random(RuleBook.COMPUTER, i / 2, 4);
      boolean firstIsRed = i % 2 == 0;
      while (!game.outcome().isOver() && game.plies() < PLIES) {
        boolean redMoves = game.plies() % 2 == 0;
        Opponent<XiangqiPosition, XiangqiMove> mover = redMoves == firstIsRed ? first : second;
        game = game.play(mover.choose(game, BUDGET, Listener.none()));
      }
      if (game.outcome() instanceof Outcome.Won won) {
        points += won.winner().ordinal() == (firstIsRed ? 0 : 1) ? 2 : 0;
      } else {
        points++;
      }
    }
    return points;
  }
}

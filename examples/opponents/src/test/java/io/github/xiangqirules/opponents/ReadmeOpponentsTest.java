package io.github.xiangqirules.opponents;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.opponents.xiangqi.XiangqiOpponent;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import org.junit.jupiter.api.Test;

/** What the README shows of opponents, run; the tests of the quickstart compare the two texts. */
class ReadmeOpponentsTest {
  @Test
  void opponents() {
    Game<XiangqiPosition, XiangqiMove> game = Game.start(XiangqiRules.standard());
    Opponent<XiangqiPosition, XiangqiMove> computer = XiangqiOpponent.ofLevel(3, 1);
    XiangqiMove move = computer.choose(game, Budget.ofNodes(10_000), Listener.none());
    assertTrue(game.position().isLegal(move));
    computer.close();
  }
}

package io.github.xiangqirules.cli.uci;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.xiangqi.PositionLine;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import java.util.List;

/**
 * Games as a program tells them. It may go on where the rule book has ended a game, by a repetition
 * that it judges otherwise; then what came before is forgotten.
 */
final class Games {
  private Games() {}

  static Game<XiangqiPosition, XiangqiMove> of(XiangqiRules rules, PositionLine line) {
    return played(Game.start(rules, line.start()), line.moves());
  }

  /** The same game under other rules. */
  static Game<XiangqiPosition, XiangqiMove> continued(
      XiangqiRules rules, Game<XiangqiPosition, XiangqiMove> game) {
    return played(Game.start(rules, game.start()), game.moves());
  }

  private static Game<XiangqiPosition, XiangqiMove> played(
      Game<XiangqiPosition, XiangqiMove> start, List<XiangqiMove> moves) {
    Game<XiangqiPosition, XiangqiMove> game = start;
    for (XiangqiMove move : moves) {
      game = goingOn(game).play(move);
    }
    return goingOn(game);
  }

  private static Game<XiangqiPosition, XiangqiMove> goingOn(
      Game<XiangqiPosition, XiangqiMove> game) {
    return game.outcome().isOver() ? Game.start(game.rules(), game.position()) : game;
  }
}

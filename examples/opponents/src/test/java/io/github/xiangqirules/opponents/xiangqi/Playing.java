package io.github.xiangqirules.opponents.xiangqi;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import java.util.Random;

/** Games for tests. */
final class Playing {
  private Playing() {}

  /** A game from a position, with moves such as {@code h2e2 h9g7}. */
  static Game<XiangqiPosition, XiangqiMove> game(RuleBook book, String fen, String moves) {
    Game<XiangqiPosition, XiangqiMove> game =
        Game.start(XiangqiRules.of(book), XiangqiPosition.parse(fen));
    for (String move : moves.split(" ", -1)) {
      if (!move.isEmpty()) {
        game = game.play(XiangqiMove.parse(move));
      }
    }
    return game;
  }

  /** Random moves from the start that do not end the game. */
  static Game<XiangqiPosition, XiangqiMove> random(RuleBook book, long seed, int plies) {
    Random random = new Random(seed);
    Game<XiangqiPosition, XiangqiMove> game = Game.start(XiangqiRules.of(book));
    for (int ply = 0; ply < plies; ply++) {
      ImmutableList<XiangqiMove> moves = game.legalMoves();
      Game<XiangqiPosition, XiangqiMove> next = game.play(moves.get(random.nextInt(moves.size())));
      if (next.outcome().isOver()) {
        return game;
      }
      game = next;
    }
    return game;
  }
}

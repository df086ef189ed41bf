package io.github.xiangqirules.archive.report;

import com.google.common.base.Splitter;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.notation.Notations;

/** Writes moves that the tables have in UCI as players do. */
final class LineText {
  private static final Splitter BLANKS = Splitter.on(' ').omitEmptyStrings();

  private LineText() {}

  /** The first moves of a game in Chinese notation, separated by blanks. */
  static String chinese(String moves) {
    Game<XiangqiPosition, XiangqiMove> game = Game.start(XiangqiRules.of(RuleBook.NONE));
    for (String move : BLANKS.split(moves)) {
      game = game.play(XiangqiMove.parse(move));
    }
    return String.join(" ", game.moves(Notations.chinese()));
  }

  /** A move in a position in Chinese notation. */
  static String chinese(XiangqiPosition position, String move) {
    return Notations.chinese().write(position, XiangqiMove.parse(move));
  }
}

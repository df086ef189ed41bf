package io.github.xiangqirules.cli;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.io.IOException;

/** What the commands on a FEN and a move share. */
abstract class FenCommand extends LineCommand {
  /** Answers a move in a position. */
  interface Answer {
    String to(XiangqiPosition position, String move);
  }

  /** Answers each line {@code FEN<TAB>move}, with the line and the answer. */
  void eachMove(Answer answer) throws IOException {
    xiangqiOnly();
    eachWholeLine(
        line -> {
          int tab = line.indexOf('\t');
          if (tab < 0) {
            throw new NotationException(
                Problem.ofText("fields", "line", line.length(), "a FEN, a tab and a move"));
          }
          String move = line.substring(tab + 1);
          XiangqiPosition position = XiangqiPosition.parse(line.substring(0, tab));
          out().println(line + '\t' + answer.to(position, move));
        });
  }
}

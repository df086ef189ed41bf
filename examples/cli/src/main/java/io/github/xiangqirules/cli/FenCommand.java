package io.github.xiangqirules.cli;

import static java.util.Objects.requireNonNull;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the commands on a FEN and a move share. */
abstract class FenCommand extends LineCommand {
  @Spec private @Nullable CommandSpec spec;

  /** Answers a move in a position. */
  interface Answer {
    String to(XiangqiPosition position, String move);
  }

  ParameterException wrongCall(String message) {
    return new ParameterException(requireNonNull(spec).commandLine(), message);
  }

  /** Answers each line {@code FEN<TAB>move}, with the line and the answer. */
  void eachMove(Answer answer) throws IOException {
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

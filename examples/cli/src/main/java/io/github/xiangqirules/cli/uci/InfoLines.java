package io.github.xiangqirules.cli.uci;

import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.opponents.Progress;
import io.github.xiangqirules.opponents.Score;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.util.List;
import java.util.function.Consumer;

/** Says in UCI how far a search is and what it found. */
final class InfoLines {
  private final Notation<XiangqiPosition, XiangqiMove> notation;
  private final Consumer<String> out;

  InfoLines(Notation<XiangqiPosition, XiangqiMove> notation, Consumer<String> out) {
    this.notation = notation;
    this.out = out;
  }

  void progress(XiangqiPosition position, Progress<XiangqiMove> progress) {
    String score =
        progress.score() instanceof Score.Forced forced
            ? "mate " + forced.moves()
            : "cp " + ((Score.Points) progress.score()).points();
    out.accept(
        "info depth "
            + progress.depth()
            + " score "
            + score
            + " nodes "
            + progress.nodes()
            + " nps "
            + progress.nodesPerSecond()
            + " time "
            + progress.time().toMillis()
            + " pv"
            + line(position, progress.line()));
  }

  private String line(XiangqiPosition start, List<XiangqiMove> moves) {
    StringBuilder line = new StringBuilder();
    XiangqiPosition position = start;
    for (XiangqiMove move : moves) {
      line.append(' ').append(notation.write(position, move));
      position = position.play(move);
    }
    return line.toString();
  }

  /** The move to be played, and the answer that is expected if the line has one. */
  void best(XiangqiPosition position, XiangqiMove move, List<XiangqiMove> line) {
    String text = "bestmove " + notation.write(position, move);
    if (line.size() >= 2 && line.get(0).equals(move)) {
      text += " ponder " + notation.write(position.play(move), line.get(1));
    }
    out.accept(text);
  }

  /** There is no move to be played. */
  void none() {
    out.accept("bestmove (none)");
  }

  void failure(RuntimeException failure) {
    out.accept("info string " + failure.getClass().getSimpleName());
  }
}

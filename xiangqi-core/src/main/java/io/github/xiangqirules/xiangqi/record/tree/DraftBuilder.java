package io.github.xiangqirules.xiangqi.record.tree;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.GameResult;
import io.github.xiangqirules.xiangqi.record.Header;

/** Collects what a reader finds of one game. */
public final class DraftBuilder {
  private final ImmutableList.Builder<Header> headers = ImmutableList.builder();
  private final Problems problems;
  private GameResult result = GameResult.UNKNOWN;
  private boolean resultIsTold;

  /** With a place for problems. */
  public DraftBuilder(Problems problems) {
    this.problems = problems;
  }

  /** Where problems go. */
  public Problems problems() {
    return problems;
  }

  /** Adds a header unless it says nothing. */
  public void header(String name, String value) {
    if (!value.isEmpty()) {
      headers.add(new Header(name, value));
    }
  }

  /** Sets the result. */
  public void result(GameResult told) {
    result = told;
    resultIsTold = true;
  }

  /** Compares the result at the end of the moves with that of the headers, which counts. */
  public void endedBy(GameResult token) {
    if (token != result) {
      problems.add(
          "result",
          "end of the moves",
          token.text(),
          resultIsTold ? "the header counts, " + result.text() : "no header has it, left out");
    }
  }

  /** Tells that there is no result at the end of the moves. */
  public void endedByNothing() {
    problems.add(
        "result",
        "end of the moves",
        "no result",
        resultIsTold ? "the header counts, " + result.text() : "taken as unknown");
  }

  /** Sets the result from a number: 0 unknown, 1 red, 2 black, 3 a draw. */
  public void result(int number) {
    switch (number) {
      case 0 -> result = GameResult.UNKNOWN;
      case 1 -> result = GameResult.RED_WINS;
      case 2 -> result = GameResult.BLACK_WINS;
      case 3 -> result = GameResult.DRAW;
      default ->
          problems.add("result", "header Result", String.valueOf(number), "taken as unknown");
    }
  }

  /** The number of a result. */
  public static int number(GameResult result) {
    return switch (result) {
      case UNKNOWN -> 0;
      case RED_WINS -> 1;
      case BLACK_WINS -> 2;
      case DRAW -> 3;
    };
  }

  /** The game with its tree. */
  public Draft build(TreeBuilder tree) {
    return new Draft(headers.build(), tree.start(), tree.build(), result, problems.list());
  }

  /** A game from a line of points, two for each move, that stops where one is not legal. */
  public Draft line(XiangqiSetup start, ImmutableList<Integer> points) {
    TreeBuilder tree = new TreeBuilder(start, false, problems);
    Cursor at = tree.root();
    for (int i = 0; i + 1 < points.size(); i += 2) {
      at = tree.play(at, points.get(i), points.get(i + 1));
    }
    return build(tree);
  }
}

package io.github.xiangqirules.climbing.record;

import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;

/** Plays through the moves, the ending and the result of a record. */
final class MovetextReader {
  private static final String MOVES = "moves";

  private final String text;
  private final Lines lines;
  private final int startPly;
  private Game<ClimbingPosition, ClimbingMove> game;
  private boolean numbered;

  MovetextReader(String text, Lines lines, Game<ClimbingPosition, ClimbingMove> start) {
    this.text = text;
    this.lines = lines;
    this.startPly = start.position().ply();
    this.game = start;
  }

  Game<ClimbingPosition, ClimbingMove> read() {
    while (isDigit(lines.at(0)) || isDigit(lines.at(1))) {
      words();
      lines.advance();
    }
    if (numbered) {
      throw problem("move-number", MOVES, lines.start(), "after a number comes a move");
    }
    if (!lines.isOver() && !Movetext.RESULTS.contains(lines.toString())) {
      ending();
      lines.advance();
    }
    result();
    return game;
  }

  /** A line of moves begins with a number or a square; no ending and no result does. */
  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private void words() {
    int from = lines.start();
    for (int i = from; i <= lines.end(); i++) {
      if (i == lines.end() || text.charAt(i) == ' ') {
        word(text.substring(from, i), from);
        from = i + 1;
      }
    }
  }

  private void word(String word, int index) {
    String number = numbered ? "" : Movetext.number(startPly, game.plies());
    numbered = !number.isEmpty();
    if (!numbered) {
      move(word, index);
    } else if (!word.equals(number)) {
      throw problem("move-number", MOVES, index, "expected move number " + number);
    }
  }

  private void move(String word, int index) {
    if (game.plies() == ClimbingRecord.MOST_PLIES) {
      throw problem(
          "too-many-plies",
          MOVES,
          index,
          "a record has at most " + ClimbingRecord.MOST_PLIES + " plies");
    }
    ClimbingMove move;
    try {
      move = ClimbingMove.parse(word);
    } catch (NotationException e) {
      throw RecordReader.at(e, index);
    }
    try {
      game = game.play(move);
    } catch (RulesException e) {
      String ply = "ply " + (game.plies() + 1) + ", " + move.text() + ": ";
      throw illegal("illegal-move", MOVES, index, ply, e);
    }
  }

  private void ending() {
    Ending ending;
    try {
      ending = Ending.parse(lines.toString());
    } catch (NotationException e) {
      throw problem(
          "ending", "ending", lines.start(), "after the moves comes an ending or the result");
    }
    try {
      game = game.end(ending);
    } catch (RulesException e) {
      throw illegal("illegal-ending", "ending", lines.start(), ending.text() + ": ", e);
    }
  }

  private void result() {
    String result = Movetext.result(game.outcome());
    if (!lines.toString().equals(result)) {
      throw problem("result", "result", lines.start(), "the result of this game is " + result);
    }
    lines.advance();
    while (!lines.isOver()) {
      if (!lines.isEmpty()) {
        throw problem("too-long", "result", lines.start(), "the record ends with its result");
      }
      lines.advance();
    }
  }

  private static NotationException illegal(
      String code, String field, int index, String event, RulesException reason) {
    Problem problem = reason.problems().get(0);
    return new NotationException(
        new Problem(
            code, field, index, problem.piece(), problem.place(), event + problem.message()));
  }

  private static NotationException problem(String code, String field, int index, String message) {
    return new NotationException(Problem.ofText(code, field, index, message));
  }
}

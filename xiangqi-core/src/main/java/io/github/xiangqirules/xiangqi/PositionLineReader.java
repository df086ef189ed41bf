package io.github.xiangqirules.xiangqi;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import java.util.Optional;

/** Goes through the words of a {@link PositionLine}. */
final class PositionLineReader {
  private static final CharMatcher SPACE = CharMatcher.whitespace();

  private final String text;
  private final MoveReader<XiangqiPosition, XiangqiMove> notation;
  private final boolean lenient;

  /** Where the current word starts and ends; an empty one at the end of the text. */
  private int start;

  private int end;

  PositionLineReader(
      String text, MoveReader<XiangqiPosition, XiangqiMove> notation, boolean lenient) {
    this.text = text;
    this.notation = notation;
    this.lenient = lenient;
    next();
  }

  PositionLine read() {
    skip("position");
    LenientSetup<XiangqiPosition> setup =
        skip("startpos") ? new LenientSetup<>(XiangqiSetup.initial(), ImmutableList.of()) : fen();
    if (start < text.length() && !skip(PositionLine.MOVES)) {
      throw problem("keyword", "line", start, "the word moves is to stand here");
    }
    XiangqiPosition first = setup.setup().position();
    return new PositionLine(first, moves(first), setup.tolerated());
  }

  private LenientSetup<XiangqiPosition> fen() {
    skip("fen");
    int from = start;
    int to = start;
    while (start < text.length() && !is(PositionLine.MOVES)) {
      to = end;
      next();
    }
    return FenReader.within(text, from, to, lenient);
  }

  private ImmutableList<XiangqiMove> moves(XiangqiPosition first) {
    ImmutableList.Builder<XiangqiMove> moves = ImmutableList.builder();
    XiangqiPosition position = first;
    for (; start < text.length(); next()) {
      XiangqiMove move = move(position);
      moves.add(move);
      position = position.play(move);
    }
    return moves.build();
  }

  private XiangqiMove move(XiangqiPosition position) {
    ImmutableList<XiangqiMove> meanings;
    try {
      meanings = notation.read(position, text.substring(start, end));
    } catch (NotationException e) {
      Problem problem = e.problems().get(0);
      throw problem(problem.code(), PositionLine.MOVES, start + problem.index(), problem.message());
    }
    if (meanings.isEmpty()) {
      throw new IllegalMoveException(
          new Problem(
              "illegal",
              PositionLine.MOVES,
              start,
              Optional.empty(),
              Optional.empty(),
              "the move at " + start + " is not legal"));
    }
    if (meanings.size() > 1) {
      throw problem("ambiguous", PositionLine.MOVES, start, "the move may be any of " + meanings);
    }
    return meanings.get(0);
  }

  private static NotationException problem(String code, String field, int at, String message) {
    return new NotationException(Problem.ofText(code, field, at, message));
  }

  private boolean is(String word) {
    return end - start == word.length() && text.startsWith(word, start);
  }

  private boolean skip(String word) {
    boolean there = is(word);
    if (there) {
      next();
    }
    return there;
  }

  private void next() {
    start = end;
    while (start < text.length() && SPACE.matches(text.charAt(start))) {
      start++;
    }
    end = start;
    while (end < text.length() && !SPACE.matches(text.charAt(end))) {
      end++;
    }
  }
}

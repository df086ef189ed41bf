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

  /** How moves are written in a line that is read leniently; empty for a strict one. */
  private final Optional<MoveReader<XiangqiPosition, XiangqiMove>> notation;

  /** Where the current word starts and ends; an empty one at the end of the text. */
  private int start;

  private int end;

  private PositionLineReader(
      String text, Optional<MoveReader<XiangqiPosition, XiangqiMove>> notation) {
    this.text = text;
    this.notation = notation;
    next();
  }

  static PositionLine strict(String text) {
    return new PositionLineReader(text, Optional.empty()).read();
  }

  static PositionLine lenient(String text, MoveReader<XiangqiPosition, XiangqiMove> notation) {
    return new PositionLineReader(text, Optional.of(notation)).read();
  }

  private PositionLine read() {
    skip("position");
    LenientSetup<XiangqiSetup> setup =
        skip("startpos") ? new LenientSetup<>(XiangqiSetup.initial(), ImmutableList.of()) : fen();
    if (start < text.length() && !skip(PositionLine.MOVES)) {
      throw problem("keyword", "line", start, "expected the word moves");
    }
    XiangqiPosition first = setup.setup().position();
    return new PositionLine(first, moves(first), setup.tolerated());
  }

  private LenientSetup<XiangqiSetup> fen() {
    skip("fen");
    int from = start;
    int to = start;
    while (start < text.length() && !is(PositionLine.MOVES)) {
      to = end;
      next();
    }
    return FenReader.within(text, from, to, notation.isPresent());
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
    String word = text.substring(start, end);
    ImmutableList<XiangqiMove> meanings;
    try {
      if (notation.isEmpty()) {
        return exact(position, XiangqiMove.parse(word));
      }
      meanings = notation.get().read(position, word);
    } catch (NotationException e) {
      Problem problem = e.problems().get(0);
      throw problem(problem.code(), PositionLine.MOVES, start + problem.index(), problem.message());
    }
    return meant(meanings);
  }

  private XiangqiMove exact(XiangqiPosition position, XiangqiMove move) {
    if (!position.isLegal(move)) {
      Problem why = Refusal.of(position, move);
      throw new IllegalMoveException(
          new Problem(
              why.code(), PositionLine.MOVES, start, why.piece(), why.place(), why.message()));
    }
    return move;
  }

  private XiangqiMove meant(ImmutableList<XiangqiMove> meanings) {
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

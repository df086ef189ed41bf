package io.github.xiangqirules.opponents.engine;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.util.List;
import java.util.Optional;

/** Moves as engines write them. */
final class MoveTexts {
  private static final int LONGEST_SHOWN = 20;

  private MoveTexts() {}

  /** The legal move of a text; empty if it is none. */
  static Optional<XiangqiMove> read(
      MoveReader<XiangqiPosition, XiangqiMove> notation, XiangqiPosition position, String text) {
    try {
      List<XiangqiMove> moves = notation.read(position, text);
      return moves.size() == 1 ? Optional.of(moves.get(0)) : Optional.empty();
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  /** The legal moves with which a line begins. */
  static ImmutableList<XiangqiMove> line(
      MoveReader<XiangqiPosition, XiangqiMove> notation,
      XiangqiPosition start,
      List<String> texts) {
    ImmutableList.Builder<XiangqiMove> line = ImmutableList.builder();
    XiangqiPosition position = start;
    for (String text : texts) {
      Optional<XiangqiMove> move = read(notation, position, text);
      if (move.isEmpty()) {
        break;
      }
      line.add(move.get());
      position = position.play(move.get());
    }
    return line.build();
  }

  /** What an engine wrote, as it may be shown in a message. */
  static String shown(String text) {
    String start = text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) : text;
    return '"' + start.replaceAll("[^ -~]", "?") + '"';
  }
}

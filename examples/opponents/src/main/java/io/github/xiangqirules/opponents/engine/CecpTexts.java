package io.github.xiangqirules.opponents.engine;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.util.List;

/** Positions and lines of moves as engines of the xboard protocol write them. */
final class CecpTexts {
  private static final String HOI_XIANGQI = "HoiXiangqi";
  private static final Splitter FIELDS = Splitter.on(' ');
  private static final CharMatcher POINTS =
      CharMatcher.inRange('a', 'i').or(CharMatcher.inRange('0', '9'));

  private CecpTexts() {}

  /**
   * A position for an engine. HoiXiangqi writes H and E for horse and elephant, and leaves out the
   * two fields that mean nothing in xiangqi; at any other text it ends.
   */
  static String position(String engine, XiangqiPosition position) {
    String fen = position.text();
    if (!engine.startsWith(HOI_XIANGQI)) {
      return fen;
    }
    List<String> fields = FIELDS.splitToList(fen);
    String placement =
        fields.get(0).replace('N', 'H').replace('n', 'h').replace('B', 'E').replace('b', 'e');
    return String.join(" ", placement, fields.get(1), fields.get(4), fields.get(5));
  }

  /** The coordinates in a move such as {@code Rb0-b9#} or {@code Cb7xb0}; other texts stay. */
  static String coordinates(String move) {
    String rest = CharMatcher.inRange('A', 'Z').trimLeadingFrom(move);
    return rest.length() < 5 ? rest : POINTS.retainFrom(rest);
  }

  /** Whether a word of a line of moves is but the number of one, such as {@code 12.} */
  static boolean isNumber(String word) {
    return word.endsWith(".");
  }
}

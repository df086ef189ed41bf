package io.github.xiangqirules.xiangqi.record.text;

import com.google.common.base.Ascii;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.notation.file.Alphabet;
import io.github.xiangqirules.xiangqi.notation.file.FileMove;
import io.github.xiangqirules.xiangqi.notation.file.WesternMove;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Stand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of a move of which nothing is known but the board: Chinese, WXF, coordinates, or
 * western notation. In the last two ranks start from 0 or from 1; which it is may be open, and then
 * both are tried.
 */
final class MoveTexts {
  /** It is not known from which number ranks start. */
  static final int OPEN = -1;

  /** A text that is no move of any notation. */
  static final String UNREADABLE = "unreadable-move";

  /** A text that is a move, and not a legal one. */
  static final String ILLEGAL = "illegal-move";

  /**
   * What a text may mean.
   *
   * @param move the move
   * @param base the number of red's back rank by this reading; {@link #OPEN} if the text has none
   */
  record Meaning(XiangqiMove move, int base) {}

  private static final Point[] POINTS = Point.values();

  private boolean readable;

  /** {@link #ILLEGAL} or {@link #UNREADABLE}, about the last text that had no meaning. */
  String fault() {
    return readable ? ILLEGAL : UNREADABLE;
  }

  /** The legal meanings of a text on a board; none after a refused move, where there is none. */
  List<Meaning> meanings(@Nullable Stand stand, int base, char[] text, int from, int to) {
    List<Meaning> meanings = new ArrayList<>(2);
    readable = false;
    if (stand == null || from == to) {
      return meanings;
    }
    if (file(Alphabet.narrow(text[from])) >= 0) {
      String word = word(text, from, to);
      for (int known : bases(base)) {
        addCoordinates(stand, word, known, meanings);
      }
    }
    if (!readable) {
      addFileMoves(stand, base, text, from, to, meanings);
      if (meanings.isEmpty()) {
        addWestern(stand, base, word(text, from, to), meanings);
      }
    }
    return meanings;
  }

  /** The numbers that the back rank of red may have. */
  private static int[] bases(int base) {
    return base == OPEN ? new int[] {0, 1} : new int[] {base};
  }

  /** The text without blanks and full-width forms. */
  private static String word(char[] text, int from, int to) {
    StringBuilder word = new StringBuilder(to - from);
    for (int i = from; i < to; i++) {
      if (!Alphabet.isSpace(text[i])) {
        word.append(Alphabet.narrow(text[i]));
      }
    }
    return word.toString();
  }

  private void addCoordinates(Stand stand, String word, int base, List<Meaning> meanings) {
    int fromEnd = pointEnd(word, 0);
    int dash = fromEnd > 0 && fromEnd < word.length() && word.charAt(fromEnd) == '-' ? 1 : 0;
    int toEnd = fromEnd > 0 ? pointEnd(word, fromEnd + dash) : 0;
    if (toEnd == 0 || toEnd < word.length() || !isOneCase(word, fromEnd + dash)) {
      return;
    }
    readable = true;
    int from = point(word, 0, fromEnd, base);
    int to = point(word, fromEnd + dash, toEnd, base);
    if (from >= 0 && to >= 0 && from != to && stand.isLegal(from, to)) {
      meanings.add(new Meaning(XiangqiMove.of(POINTS[from], POINTS[to]), base));
    }
  }

  /** Whether both points have capital letters or both small ones; else the first is a piece. */
  private static boolean isOneCase(String word, int second) {
    return Ascii.isUpperCase(word.charAt(0)) == Ascii.isUpperCase(word.charAt(second));
  }

  /** Where a letter and one or two digits end; 0 if they do not stand there. */
  private static int pointEnd(String word, int start) {
    int end = start;
    if (end < word.length() && file(word.charAt(end)) >= 0) {
      end++;
      while (end < word.length() && end < start + 3 && isDigit(word.charAt(end))) {
        end++;
      }
    }
    return end > start + 1 ? end : 0;
  }

  private static int point(String word, int start, int end, int base) {
    int rank = Integer.parseInt(word.substring(start + 1, end)) - base;
    return Grid.point(file(word.charAt(start)), rank);
  }

  private static int file(char c) {
    int file = Ascii.toLowerCase(c) - 'a';
    return file < 9 ? file : -1;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private void addFileMoves(
      Stand stand, int base, char[] text, int from, int to, List<Meaning> meanings) {
    try {
      for (XiangqiMove move : FileMove.parse(text, from, to).meanings(stand)) {
        meanings.add(new Meaning(move, base));
      }
      readable = true;
    } catch (NotationException e) {
      // The text is of another notation.
    }
  }

  private void addWestern(Stand stand, int base, String word, List<Meaning> meanings) {
    for (int known : bases(base)) {
      try {
        for (XiangqiMove move : WesternMove.parse(word, known).meanings(stand)) {
          meanings.add(new Meaning(move, known));
        }
        readable = true;
      } catch (NotationException e) {
        // The text is of another notation.
      }
    }
  }
}

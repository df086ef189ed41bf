package io.github.xiangqirules.xiangqi.notation;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.notation.file.Alphabet;

/** Walks over the text of a move, white space left out and full-width forms narrowed. */
final class TextCursor {
  /** What {@link #peek} gives at the end. */
  static final char END = 0;

  private final String text;
  private int index;

  TextCursor(String text) {
    this.text = text;
    skipSpace();
  }

  char peek() {
    return index < text.length() ? Alphabet.narrow(text.charAt(index)) : END;
  }

  char next() {
    char c = peek();
    index++;
    skipSpace();
    return c;
  }

  /** Goes past a character if it is there. */
  boolean skip(char c) {
    boolean there = peek() == c && c != END;
    if (there) {
      next();
    }
    return there;
  }

  private void skipSpace() {
    while (index < text.length() && Alphabet.isSpace(text.charAt(index))) {
      index++;
    }
  }

  /** The rest is to be empty. */
  void end() {
    if (index < text.length()) {
      throw problem("length", "text after the move");
    }
  }

  NotationException problem(String code, String message) {
    return new NotationException(Problem.ofText(code, "move", index, "move: " + message));
  }

  /**
   * A rank, counted from 0.
   *
   * @param base the number of red's back rank in the text, 0 or 1
   */
  int rank(int base) {
    int rank = peek() - '0' - base;
    if (rank < 0 || rank > 9 - base) {
      throw problem("rank", "a rank from " + base + " to " + (9 + base) + " is to stand here");
    }
    next();
    return base == 1 && rank == 0 && skip('0') ? 9 : rank;
  }
}

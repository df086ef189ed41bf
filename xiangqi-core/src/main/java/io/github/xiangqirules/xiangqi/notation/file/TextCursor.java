package io.github.xiangqirules.xiangqi.notation.file;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;

/** Walks over the text of a move, white space left out and full-width forms narrowed. */
public final class TextCursor {
  /** What {@link #peek} gives at the end. */
  public static final char END = 0;

  private final String text;
  private int index;

  /** At the first character of a text. */
  public TextCursor(String text) {
    this.text = text;
    skipSpace();
  }

  /** The next character, {@link #END} if there is none. */
  public char peek() {
    return index < text.length() ? Alphabet.narrow(text.charAt(index)) : END;
  }

  /** Goes past the next character. */
  public char next() {
    char c = peek();
    index++;
    skipSpace();
    return c;
  }

  /** Goes past a character if it is there. */
  public boolean skip(char c) {
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

  /**
   * Makes sure that nothing is left.
   *
   * @throws NotationException if there is more text
   */
  public void end() {
    if (index < text.length()) {
      throw problem("length", "text after the move");
    }
  }

  /** An exception about what stands here. */
  public NotationException problem(String code, String message) {
    return new NotationException(Problem.ofText(code, "move", index, "move: " + message));
  }

  /**
   * A rank, counted from 0.
   *
   * @param base the number of red's back rank in the text, 0 or 1
   * @throws NotationException if there is none
   */
  public int rank(int base) {
    int rank = peek() - '0' - base;
    if (rank < 0 || rank > 9 - base) {
      throw problem("rank", "expected a rank from " + base + " to " + (9 + base));
    }
    next();
    return base == 1 && rank == 0 && skip('0') ? 9 : rank;
  }
}

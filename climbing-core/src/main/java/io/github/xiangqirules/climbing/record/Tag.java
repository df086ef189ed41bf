package io.github.xiangqirules.climbing.record;

import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;

/**
 * A line with a name and a value, {@code [Name "value"]}.
 *
 * @param name a letter, then letters, digits and underscores
 * @param value printable text; in the line {@code "} and {@code \} have a {@code \} before them
 * @param index where in the text the value begins
 */
record Tag(String name, String value, int index) {
  static final String RULES = "Rules";
  static final String START = "Start";
  static final String COMMITMENT = "Commitment";
  static final String SECRET = "Secret";

  /** The names that are no headers. */
  static final ImmutableSet<String> RESERVED = ImmutableSet.of(RULES, START, COMMITMENT, SECRET);

  static final char OPEN = '[';
  private static final String VALUE = " \"";
  private static final String CLOSE = "\"]";
  private static final char QUOTE = '"';
  private static final char ESCAPE = '\\';

  /** Appends a tag and the end of its line. */
  static void write(StringBuilder text, String name, String value) {
    text.append(OPEN).append(name).append(VALUE);
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (isEscaped(c)) {
        text.append(ESCAPE);
      }
      text.append(c);
    }
    text.append(CLOSE).append('\n');
  }

  /** Reads the line from start to end, which begins with {@link #OPEN}. */
  static Tag read(String text, int start, int end) {
    int unprintable = unprintable(text, start, end);
    if (unprintable >= 0) {
      throw problem("unprintable", unprintable, "a tag is one line of printable text");
    }
    int nameEnd = text.indexOf(VALUE, start);
    if (nameEnd < 0 || nameEnd >= end) {
      throw problem("header", start, "a tag is written [Name \"value\"]");
    }
    String name = text.substring(start + 1, nameEnd);
    if (!isName(name)) {
      throw problem("header", start + 1, "a name is a letter, then letters, digits and _");
    }
    int index = nameEnd + VALUE.length();
    StringBuilder value = new StringBuilder();
    int i = index;
    while (i < end && text.charAt(i) != QUOTE) {
      if (text.charAt(i) == ESCAPE) {
        i++;
        if (i >= end || !isEscaped(text.charAt(i))) {
          throw problem("header", i, "after a backslash comes a quote or a backslash");
        }
      }
      value.append(text.charAt(i));
      i++;
    }
    if (i + CLOSE.length() != end || !text.startsWith(CLOSE, i)) {
      throw problem("header", Math.min(i, end), "a tag ends with \"] and its line");
    }
    return new Tag(name, value.toString(), index);
  }

  private static boolean isEscaped(char c) {
    return c == QUOTE || c == ESCAPE;
  }

  static boolean isName(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
      if (!letter && (i == 0 || ((c < '0' || c > '9') && c != '_'))) {
        return false;
      }
    }
    return !name.isEmpty();
  }

  /** Where the first character is that a line of text cannot hold; -1 if there is none. */
  static int unprintable(String text, int start, int end) {
    int i = start;
    while (i < end) {
      int c = text.codePointAt(i);
      switch (Character.getType(c)) {
        case Character.CONTROL,
            Character.SURROGATE,
            Character.LINE_SEPARATOR,
            Character.PARAGRAPH_SEPARATOR -> {
          return i;
        }
        default -> i += Character.charCount(c);
      }
    }
    return -1;
  }

  private static NotationException problem(String code, int index, String message) {
    return new NotationException(Problem.ofText(code, "headers", index, message));
  }
}

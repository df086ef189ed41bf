package io.github.xiangqirules.xiangqi.record.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.xiangqi.record.GameResult;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.StartText;

/**
 * Reads the tag lines of a game. A value ends at the last quote before the closing bracket: real
 * files have bare quotes in it.
 */
final class PgnTags {
  /** Tags that say what the record has elsewhere, or nothing. */
  static final ImmutableSet<String> NO_HEADERS =
      ImmutableSet.of("game", "fen", "result", "setup", "format");

  private final DraftBuilder draft;
  private StartText start = StartText.initial();
  private int base = MoveTexts.OPEN;

  PgnTags(DraftBuilder draft) {
    this.draft = draft;
  }

  StartText start() {
    return start;
  }

  /** The number of red's back rank in coordinates: 0 in all formats that the tag Format names. */
  int base() {
    return base;
  }

  /** Whether a tag starts at an index: a bracket, a name, a quote. */
  static boolean isTag(CharSequence text, int from) {
    int i = from;
    int end = text.length();
    if (i >= end || text.charAt(i) != '[') {
      return false;
    }
    i++;
    int name = i;
    while (i < end && isNameCharacter(text.charAt(i))) {
      i++;
    }
    int nameEnd = i;
    while (i < end && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
      i++;
    }
    return nameEnd > name && i < end && text.charAt(i) == '"';
  }

  static boolean isNameCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  }

  /** Reads a line that starts with a tag; there may be more on it. */
  void readLine(String line) {
    int at = 0;
    while (at < line.length() && isTag(line, at)) {
      int quote = line.indexOf('"', at);
      int end = valueEnd(line, quote + 1);
      String value = line.substring(quote + 1, Math.max(end, quote + 1));
      int nameEnd = at + 1;
      while (isNameCharacter(line.charAt(nameEnd))) {
        nameEnd++;
      }
      tag(line.substring(at + 1, nameEnd), unescaped(value));
      at = skipSpace(line, line.indexOf(']', end) + 1);
      if (at == 0) {
        return;
      }
    }
  }

  /** The index of the quote that ends a value: the first after which a bracket ends the tag. */
  private int valueEnd(String line, int from) {
    int last = -1;
    for (int i = line.indexOf('"', from); i >= 0; i = line.indexOf('"', i + 1)) {
      last = i;
      int bracket = skipSpace(line, i + 1);
      if (bracket < line.length() && line.charAt(bracket) == ']') {
        int next = skipSpace(line, bracket + 1);
        if (next == line.length() || isTag(line, next)) {
          return i;
        }
      }
    }
    draft.problems().add("header", "tag", line, "read up to the last quote");
    return last < 0 ? line.length() : last;
  }

  private static int skipSpace(String line, int from) {
    int i = from;
    while (i < line.length() && line.charAt(i) <= ' ') {
      i++;
    }
    return i;
  }

  private static String unescaped(String value) {
    if (value.indexOf('\\') < 0) {
      return value;
    }
    StringBuilder plain = new StringBuilder(value.length());
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      boolean escape =
          c == '\\'
              && i + 1 < value.length()
              && (value.charAt(i + 1) == '"' || value.charAt(i + 1) == '\\');
      plain.append(escape ? value.charAt(++i) : c);
    }
    return plain.toString();
  }

  private void tag(String name, String value) {
    String key = Ascii.toLowerCase(name);
    if (key.equals("fen")) {
      start = StartText.of(value, draft.problems());
    } else if (key.equals("result")) {
      GameResult result = GameResult.ofText(value.strip()).orElse(GameResult.UNKNOWN);
      if (result == GameResult.UNKNOWN && !value.isBlank() && !value.strip().equals("*")) {
        draft.problems().add("result", "tag Result", value, "taken as unknown");
      }
      draft.result(result);
    } else if (key.equals("format")) {
      base = 0;
    } else if (!NO_HEADERS.contains(key)) {
      draft.header(name, value);
    }
  }
}

package io.github.xiangqirules.xiangqi.record.text;

import java.util.Optional;

/**
 * The spelling of texts in DhtmlXQ: two bars end a line, characters may be HTML entities or {@code
 * \}{@code u} with four hexadecimal digits.
 */
final class DhtmlxqText {
  private static final int LONGEST_ENTITY = 10;

  private DhtmlxqText() {}

  static String read(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (c == '|' && text.startsWith("||", i)) {
        plain.append('\n');
        i += 2;
      } else if (c == '&') {
        i = entity(text, i, plain);
      } else if (c == '\\' && text.startsWith("\\u", i)) {
        i = unicode(text, i, plain);
      } else {
        plain.append(c);
        i++;
      }
    }
    return plain.toString();
  }

  private static int entity(String text, int start, StringBuilder plain) {
    int end = start + 1;
    int limit = Math.min(text.length(), start + LONGEST_ENTITY);
    while (end < limit && text.charAt(end) != ';') {
      end++;
    }
    Optional<String> character =
        end < limit ? named(text.substring(start + 1, end)) : Optional.empty();
    plain.append(character.orElse("&"));
    return character.isPresent() ? end + 1 : start + 1;
  }

  private static Optional<String> named(String name) {
    return switch (name) {
      case "quot" -> Optional.of("\"");
      case "apos" -> Optional.of("'");
      case "amp" -> Optional.of("&");
      case "lt" -> Optional.of("<");
      case "gt" -> Optional.of(">");
      case "nbsp" -> Optional.of(" ");
      default -> name.startsWith("#") ? numbered(name.substring(1)) : Optional.empty();
    };
  }

  private static Optional<String> numbered(String digits) {
    boolean hex = digits.startsWith("x") || digits.startsWith("X");
    try {
      int code = hex ? Integer.parseInt(digits.substring(1), 16) : Integer.parseInt(digits);
      return Character.isValidCodePoint(code)
          ? Optional.of(Character.toString(code))
          : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static int unicode(String text, int start, StringBuilder plain) {
    int code = 0;
    for (int i = start + 2; i < start + 6; i++) {
      int digit = i < text.length() ? Character.digit(text.charAt(i), 16) : -1;
      if (digit < 0) {
        plain.append('\\');
        return start + 1;
      }
      code = code * 16 + digit;
    }
    plain.append((char) code);
    return start + 6;
  }

  /** The text so that {@link #read} gives it back, and without brackets, which would end it. */
  static String write(String text) {
    StringBuilder written = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '\n' -> written.append("||");
        case '&' -> written.append("&amp;");
        case '<' -> written.append("&lt;");
        case '>' -> written.append("&gt;");
        case '"' -> written.append("&quot;");
        case '[', ']', '|', '\\', '\r' -> written.append("&#").append((int) c).append(';');
        default -> written.append(c);
      }
    }
    return written.toString();
  }
}

package io.github.xiangqirules.xiangqi.diagram;

/**
 * Writes SVG elements. Numbers are whole or have one decimal; text is escaped, and what XML cannot
 * hold is replaced.
 */
final class Svg {
  private static final char REPLACEMENT = '\ufffd';

  private final StringBuilder out = new StringBuilder(16_384);

  /** Opens an element. Attributes are names and values by turns. */
  Svg open(String name, Object... attributes) {
    tag(name, attributes);
    out.append(">");
    return this;
  }

  Svg close(String name) {
    out.append("</").append(name).append(">\n");
    return this;
  }

  /** An element without content. */
  Svg element(String name, Object... attributes) {
    tag(name, attributes);
    out.append("/>\n");
    return this;
  }

  /** An element with text only. */
  Svg text(String name, String content, Object... attributes) {
    open(name, attributes);
    escape(content);
    return close(name);
  }

  private void tag(String name, Object... attributes) {
    out.append('<').append(name);
    for (int i = 0; i < attributes.length; i += 2) {
      out.append(' ').append(attributes[i]).append("=\"");
      escape(number(attributes[i + 1]));
      out.append('"');
    }
  }

  private static String number(Object value) {
    return value instanceof Double d
        ? Double.toString(Math.round(d * 10) / 10.0)
        : value.toString();
  }

  private void escape(String text) {
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int c = text.codePointAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        case '\t', '\n', '\r' -> out.append("&#").append(c).append(';');
        default -> out.appendCodePoint(isXml(c) ? c : REPLACEMENT);
      }
    }
  }

  private static boolean isXml(int c) {
    return c >= ' '
        && !(c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)
        && c != 0xfffe
        && c != 0xffff;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}

package io.github.xiangqirules.xiangqi.diagram;

/**
 * Writes SVG elements. A style is attributes as they stand in the file, a constant of the program;
 * text from outside goes through {@link #escaped}.
 */
final class Svg {
  private static final int REPLACEMENT = 0xfffd;

  private final StringBuilder out = new StringBuilder(16_384);

  void open(String name, String attributes) {
    out.append('<').append(name).append(' ').append(attributes).append(">\n");
  }

  void close(String name) {
    out.append("</").append(name).append(">\n");
  }

  void rectangle(int x, int y, int width, int height, String style) {
    out.append("<rect x='").append(x).append("' y='").append(y);
    out.append("' width='").append(width).append("' height='").append(height);
    out.append("' ").append(style).append("/>\n");
  }

  void circle(int x, int y, int radius, String style) {
    out.append("<circle cx='").append(x).append("' cy='").append(y);
    out.append("' r='").append(radius).append("' ").append(style).append("/>\n");
  }

  void path(CharSequence data, String style) {
    out.append("<path ").append(style).append(" d='").append(data).append("'/>\n");
  }

  /**
   * A character with its middle on a point.
   *
   * <p>Chinese fonts draw in a square that reaches about an eighth below the baseline, and capitals
   * are about as far above it as that leaves room for. A baseline in numbers is the same in every
   * program, which {@code dominant-baseline} is not.
   */
  void character(char c, int x, int y, int size, String style) {
    double baseline = Math.round(10 * y + 3.65 * size) / 10.0;
    out.append("<text x='").append(x).append("' y='").append(baseline);
    out.append("' font-size='").append(size).append("' ").append(style);
    out.append('>').append(c).append("</text>\n");
  }

  /** An element with nothing but text from outside. */
  void text(String name, String content) {
    out.append('<').append(name).append('>').append(escaped(content));
    close(name);
  }

  /** Text for content or attribute values; what XML cannot hold is replaced. */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    int c;
    for (int i = 0; i < text.length(); i += Character.charCount(c)) {
      c = text.codePointAt(i);
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&#39;");
        case '\t', '\n', '\r' -> escaped.append("&#").append(c).append(';');
        default -> escaped.appendCodePoint(isXml(c) ? c : REPLACEMENT);
      }
    }
    return escaped.toString();
  }

  private static boolean isXml(int c) {
    boolean surrogate = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    return c >= ' ' && !surrogate && c != 0xfffe && c != 0xffff;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}

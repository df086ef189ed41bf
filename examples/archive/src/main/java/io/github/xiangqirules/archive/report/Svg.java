package io.github.xiangqirules.archive.report;

import com.google.common.html.HtmlEscapers;
import java.util.Locale;

/** Writes the few shapes of a chart. Lengths are in pixels. */
final class Svg {
  private static final String FONTS =
      "system-ui,'Noto Sans','DejaVu Sans','Noto Sans CJK SC','Microsoft YaHei','PingFang"
          + " SC',sans-serif";

  private final StringBuilder out = new StringBuilder();

  Svg(int width, int height) {
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
            + " font-family=\"%s\" font-size=\"13\">%n",
        width, height, width, height, FONTS);
    rectangle(0, 0, width, height, "#fffdf8");
  }

  void rectangle(double x, double y, double width, double height, String fill) {
    add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"/>%n",
        x, y, width, height, fill);
  }

  void line(double x1, double y1, double x2, double y2) {
    add(
        "<path d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"#8a8378\" stroke-width=\"1\"/>%n",
        x1, y1, x2, y2);
  }

  void heading(double x, double y, String text) {
    add(
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"16\" font-weight=\"bold\""
            + " fill=\"#2b2722\">%s</text>%n",
        x, y, HtmlEscapers.htmlEscaper().escape(text));
  }

  /** A text that begins at, ends at or is in the middle of a point: start, end, middle. */
  void text(double x, double y, String anchor, String fill, String text) {
    add(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>%n",
        x, y, anchor, fill, HtmlEscapers.htmlEscaper().escape(text));
  }

  private void add(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format.replace("%n", "\n"), values));
  }

  String end() {
    return out + "</svg>\n";
  }
}

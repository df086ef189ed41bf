package io.github.xiangqirules.archive.report;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.archive.report.Summary.Line;
import io.github.xiangqirules.archive.report.Summary.Results;
import java.util.Collections;
import java.util.Locale;

/** The summary as a picture: results, lengths of games, most played openings. */
public final class SummaryChart {
  private static final int WIDTH = 760;
  private static final int LEFT = 24;
  private static final int INNER = WIDTH - 2 * LEFT;
  private static final int RESULTS_TOP = 70;
  private static final int BAR = 26;
  private static final int LENGTHS_TOP = 180;
  private static final int LENGTHS_HEIGHT = 120;
  private static final int LINES_TOP = 390;
  private static final int LINE_STEP = 28;

  /** Where the bars of openings begin: behind four moves of four characters and the count. */
  private static final int LINE_TEXT = 330;

  private static final String INK = "#2b2722";
  private static final String PALE = "#6f675c";
  private static final String RED = "#b8322a";
  private static final String DRAWN = "#c9bfae";
  private static final String BLACK = "#3a3f45";
  private static final String UNKNOWN = "#efe9dd";
  private static final String COLUMN = "#5b7f95";

  private final Summary summary;
  private final Svg svg;

  private SummaryChart(Summary summary) {
    this.summary = summary;
    int lines = Math.max(summary.lines().size(), 1);
    this.svg = new Svg(WIDTH, LINES_TOP + lines * LINE_STEP + 40);
  }

  /** The picture as SVG. */
  public static String svg(Summary summary) {
    SummaryChart chart = new SummaryChart(summary);
    chart.results();
    chart.lengths();
    chart.lines();
    return chart.svg.end();
  }

  private void results() {
    svg.heading(LEFT, 36, number(summary.games()) + " games");
    svg.text(
        WIDTH - LEFT,
        36,
        "end",
        PALE,
        number(summary.files()) + " files, " + number(summary.positions()) + " positions");
    Results results = summary.results();
    bar(LEFT, RESULTS_TOP - 16, INNER, BAR, results);
    double x = LEFT;
    x = key(x, RED, "red won", results.redWins());
    x = key(x, DRAWN, "drawn", results.draws());
    x = key(x, BLACK, "black won", results.blackWins());
    if (results.unknown() > 0) {
      key(x, UNKNOWN, "not told", results.unknown());
    }
  }

  /** One entry of the key to the colours; gives where the next begins. */
  private double key(double x, String fill, String what, long count) {
    double y = RESULTS_TOP + 20;
    svg.rectangle(x, y, 12, 12, fill);
    double share = 100.0 * count / Math.max(summary.games(), 1);
    String text = String.format(Locale.ROOT, "%s %s (%.1f %%)", what, brief(count), share);
    svg.text(x + 18, y + 11, "start", INK, text);
    return x + INNER / 4.0 + 6;
  }

  /** The results side by side, in the order of the key. */
  private void bar(double x, double y, double width, double height, Results results) {
    long[] counts = {results.redWins(), results.draws(), results.blackWins(), results.unknown()};
    ImmutableList<String> fills = ImmutableList.of(RED, DRAWN, BLACK, UNKNOWN);
    double scale = width / Math.max(results.all(), 1);
    double at = x;
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        svg.rectangle(at, y, counts[i] * scale, height, fills.get(i));
        at += counts[i] * scale;
      }
    }
  }

  private void lengths() {
    svg.heading(LEFT, LENGTHS_TOP - 26, "Length in plies");
    ImmutableList<Long> lengths = summary.lengths();
    long most = Math.max(Collections.max(lengths), 1);
    double step = (double) INNER / lengths.size();
    double bottom = LENGTHS_TOP + LENGTHS_HEIGHT;
    for (int i = 0; i < lengths.size(); i++) {
      double x = LEFT + i * step;
      double height = (LENGTHS_HEIGHT - 16.0) * lengths.get(i) / most;
      svg.rectangle(x + 2, bottom - height, step - 4, height, COLUMN);
      if (lengths.get(i) > 0) {
        svg.text(x + step / 2, bottom - height - 4, "middle", PALE, brief(lengths.get(i)));
      }
      String more = i == lengths.size() - 1 ? "+" : "";
      svg.text(x, bottom + 18, "start", PALE, i * Summary.LENGTH_STEP + more);
    }
    svg.line(LEFT, bottom, LEFT + INNER, bottom);
  }

  private void lines() {
    svg.heading(LEFT, LINES_TOP - 26, "Most played");
    long most = summary.lines().isEmpty() ? 1 : summary.lines().get(0).results().all();
    double y = LINES_TOP;
    for (Line line : summary.lines()) {
      long games = line.results().all();
      svg.text(LEFT, y + 13, "start", INK, LineText.chinese(line.moves()));
      svg.text(LEFT + LINE_TEXT - 12, y + 13, "end", PALE, number(games));
      double width = (double) (INNER - LINE_TEXT) * games / most;
      bar(LEFT + LINE_TEXT, y, width, LINE_STEP - 10, line.results());
      y += LINE_STEP;
    }
  }

  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** A number in at most four characters. */
  private static String brief(long number) {
    if (number < 10_000) {
      return String.valueOf(number);
    }
    return number < 1_000_000 ? number / 1_000 + "k" : number / 1_000_000 + "M";
  }
}

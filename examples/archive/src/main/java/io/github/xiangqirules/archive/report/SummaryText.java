package io.github.xiangqirules.archive.report;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.archive.report.Summary.Count;
import io.github.xiangqirules.archive.report.Summary.Results;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.util.Locale;

/** The summary as lines of text. */
public final class SummaryText {
  private SummaryText() {}

  /** The text, with a line feed at its end. */
  public static String of(Summary summary) {
    StringBuilder text = new StringBuilder();
    add(
        text,
        "%,d games in %,d files, %,d positions%n",
        summary.games(),
        summary.files(),
        summary.positions());
    add(text, "results: %s%n", results(summary.results()));
    add(text, "by the rule book: %s%n", counts(summary.verdicts()));
    add(text, "problems: %s%n", summary.problems().isEmpty() ? "none" : counts(summary.problems()));
    add(text, "most played:%n");
    summary
        .lines()
        .forEach(
            line ->
                add(
                    text,
                    "  %,7d  %s  %s%n",
                    line.results().all(),
                    LineText.chinese(line.moves()),
                    results(line.results())));
    summary
        .busiest()
        .ifPresent(
            busiest -> {
              XiangqiPosition position = XiangqiPosition.parse(busiest.fen());
              add(text, "busiest position, in %,d games:%n  %s%n", busiest.games(), busiest.fen());
              busiest
                  .choices()
                  .forEach(
                      choice ->
                          add(
                              text,
                              "  %,7d  %s%n",
                              choice.count(),
                              LineText.chinese(position, choice.what())));
            });
    return text.toString();
  }

  private static void add(StringBuilder text, String format, Object... values) {
    text.append(String.format(Locale.ROOT, format.replace("%n", "\n"), values));
  }

  static String results(Results results) {
    return String.format(
        Locale.ROOT,
        "red %,d, drawn %,d, black %,d, not told %,d",
        results.redWins(),
        results.draws(),
        results.blackWins(),
        results.unknown());
  }

  private static String counts(ImmutableList<Count> counts) {
    StringBuilder text = new StringBuilder();
    for (Count count : counts) {
      text.append(text.isEmpty() ? "" : ", ");
      add(text, "%s %,d", count.what(), count.count());
    }
    return text.toString();
  }
}

package io.github.xiangqirules.archive.report;

import io.github.xiangqirules.archive.job.Output;
import java.io.IOException;
import org.apache.spark.sql.SparkSession;

/** Writes the summary of an archive beside its tables. */
public final class Report {
  private Report() {}

  /**
   * Writes {@code summary.txt}, {@code summary.svg} and, if there is one, {@code busiest.svg}.
   *
   * @return the text
   * @throws IOException if the output cannot be written
   */
  public static String write(SparkSession spark, Output output) throws IOException {
    Summary summary = new SummaryQuery(spark, output).run();
    String text = SummaryText.of(summary);
    output.write("summary.txt", text);
    output.write("summary.svg", SummaryChart.svg(summary));
    if (summary.busiest().isPresent()) {
      output.write("busiest.svg", BusiestBoard.svg(summary.busiest().get()));
    }
    return text;
  }
}

package io.github.xiangqirules.archive;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.archive.job.ArchiveJob;
import io.github.xiangqirules.archive.job.ArchiveOptions;
import io.github.xiangqirules.archive.job.Output;
import io.github.xiangqirules.archive.job.Session;
import io.github.xiangqirules.archive.report.Report;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes the tables of an archive. */
@Command(
    name = "tables",
    description = {
      "Reads all record files in folders, whatever their format, and writes the tables games,",
      "positions, openings and problems with a summary. What is there already is replaced."
    })
final class TablesCommand implements Callable<Integer> {
  @Parameters(arity = "1..*", paramLabel = "FOLDER", description = "folders with record files")
  private List<String> folders = List.of();

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      required = true,
      description = "where to write, outside of the other folders")
  private String output = "";

  @Option(
      names = "--rules",
      paramLabel = "TEXT",
      defaultValue = ArchiveOptions.RULES,
      description = "the rules that judge, such as \"xiangqi rulebook=wxf\" (${DEFAULT-VALUE})")
  private String rules = "";

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "" + ArchiveOptions.OPENING_PLIES,
      description = "how many plies are an opening (${DEFAULT-VALUE})")
  private int plies;

  @Option(
      names = "--part-bytes",
      paramLabel = "N",
      defaultValue = "" + ArchiveOptions.PART_BYTES,
      description = "larger PGN files are read in parts of so many bytes (${DEFAULT-VALUE})")
  private long partBytes;

  @Override
  public Integer call() throws IOException {
    run(new ArchiveOptions(ImmutableList.copyOf(folders), output, rules, plies, partBytes));
    return 0;
  }

  static void run(ArchiveOptions options) throws IOException {
    long start = System.nanoTime();
    try (SparkSession spark = Session.open("xiangqi archive", Ansi.AUTO.enabled())) {
      new ArchiveJob(spark, options, System.out::println).run();
      System.out.println("asking the tables");
      Output output = new Output(options.output(), spark.sparkContext().hadoopConfiguration());
      System.out.print(Report.write(spark, output));
    }
    System.out.printf(
        "tables and pictures are in %s after %.0f s%n",
        options.output(), (System.nanoTime() - start) / 1e9);
  }
}

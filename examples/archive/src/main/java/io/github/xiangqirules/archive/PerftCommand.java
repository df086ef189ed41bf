package io.github.xiangqirules.archive;

import io.github.xiangqirules.archive.job.MoveCount;
import io.github.xiangqirules.archive.job.PerftJob;
import io.github.xiangqirules.archive.job.Session;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts lines of play. */
@Command(
    name = "perft",
    description = {
      "Counts the lines of play of a variant on all processors of a cluster:",
      "for each first move MOVE<TAB>LINES, then all of them."
    })
final class PerftCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "POSITION",
      defaultValue = "",
      description = "a position in one argument, else that from which a game starts")
  private String position = "";

  @Option(names = "--depth", paramLabel = "N", required = true, description = "plies, from 1")
  private int depth;

  @Option(
      names = "--rules",
      paramLabel = "TEXT",
      defaultValue = "xiangqi",
      description = "the variant and its options (${DEFAULT-VALUE})")
  private String rules = "";

  @Option(
      names = "--split",
      paramLabel = "N",
      defaultValue = "2",
      description = "so many plies are played before the work is shared (${DEFAULT-VALUE})")
  private int split;

  @Override
  public Integer call() throws IOException {
    PerftJob job = new PerftJob(rules, position, depth, split);
    try (SparkSession spark = Session.open("perft", Ansi.AUTO.enabled())) {
      long total = 0;
      for (MoveCount count : job.run(JavaSparkContext.fromSparkContext(spark.sparkContext()))) {
        System.out.println(count.move() + "\t" + count.count());
        total += count.count();
      }
      System.out.println(total);
    }
    return 0;
  }
}

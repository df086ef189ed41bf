package io.github.xiangqirules.archive.job;

import static org.apache.spark.sql.functions.broadcast;
import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.concat;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.explode;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.size;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.archive.read.Bins;
import io.github.xiangqirules.archive.read.FileList;
import io.github.xiangqirules.archive.read.FilePart;
import io.github.xiangqirules.archive.row.Verdict;
import java.io.IOException;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.expressions.Window;
import org.apache.spark.sql.expressions.WindowSpec;
import org.apache.spark.sql.types.StructType;
import scala.Tuple2;

/**
 * Makes the tables of an archive. Every file is read once, into a table that is dropped at the end;
 * the others are made from it. All rows follow from the files alone, so that a task which is run
 * again gives the same rows, and a second run the same tables.
 */
public final class ArchiveJob {
  /** About so much is read by a task: of one large file, or of many small ones. */
  private static final long TASK_BYTES = 8L << 20;

  private final SparkSession spark;
  private final ArchiveOptions options;
  private final Consumer<String> progress;

  /**
   * A job that is not run yet.
   *
   * @param progress is told each step before it begins
   */
  public ArchiveJob(SparkSession spark, ArchiveOptions options, Consumer<String> progress) {
    this.spark = spark;
    this.options = options;
    this.progress = progress;
  }

  /**
   * Makes the tables, then puts them in the place of those that were there.
   *
   * @throws IOException if a folder cannot be listed or the output cannot be written
   * @throws IllegalArgumentException if the rules are not of xiangqi, two folders have one name, or
   *     the output is in an input folder
   */
  public void run() throws IOException {
    ImmutableMap<String, String> settings = settings();
    Configuration configuration = ReadParts.configuration(settings);
    String rules = ReadParts.rulesOf(options.rules()).text();
    Output output = new Output(options.output(), configuration);
    output.checkOutside(options.folders());
    ImmutableList<FilePart> parts =
        FileList.of(options.folders(), options.partBytes(), configuration);
    output.begin();
    int cores = spark.sparkContext().defaultParallelism();
    ImmutableList<ImmutableList<FilePart>> tasks = Bins.of(parts, TASK_BYTES, 2 * cores);
    progress.accept("reading " + parts.size() + " files or parts in " + tasks.size() + " tasks");
    spark
        .createDataFrame(
            JavaSparkContext.fromSparkContext(spark.sparkContext())
                .parallelize(tasks, tasks.size())
                .flatMap(new ReadParts(rules, settings)),
            Columns.READ)
        .write()
        .parquet(output.fresh("read"));
    Dataset<Row> read =
        ordered(spark.read().schema(Columns.READ).parquet(output.fresh("read")), tasks.size());
    progress.accept("writing games and problems");
    games(read).write().parquet(output.fresh(Output.GAMES));
    problems(read).write().parquet(output.fresh(Output.PROBLEMS));
    progress.accept("writing positions");
    Dataset<Row> playable =
        games(read)
            .where(col("outcome").notEqual(Verdict.UNPLAYABLE))
            .select("id", "start", "moves", "result");
    flatMap(playable, new PositionsOf(), Columns.POSITIONS)
        .write()
        .parquet(output.fresh(Output.POSITIONS));
    progress.accept("counting openings");
    openings(playable, cores).write().parquet(output.fresh(Output.OPENINGS));
    output.publish();
  }

  private ImmutableMap<String, String> settings() {
    ImmutableMap.Builder<String, String> settings = ImmutableMap.builder();
    for (Tuple2<String, String> setting :
        spark.sparkContext().getConf().getAllWithPrefix("spark.hadoop.")) {
      settings.put(setting._1, setting._2);
    }
    return settings.buildOrThrow();
  }

  /**
   * With the index of each game in its file: what the parts before hold, and its number. Which row
   * is where follows from the rows alone, not from the order in which tasks end.
   */
  private static Dataset<Row> ordered(Dataset<Row> read, int partitions) {
    WindowSpec before = Window.partitionBy("file").orderBy("part").rowsBetween(Long.MIN_VALUE, -1);
    Dataset<Row> counts =
        read.groupBy("file", "part")
            .agg(count(when(col("number").notEqual(Columns.NO_GAME), 1)).as("count"));
    Dataset<Row> bases =
        counts
            .select(col("file"), col("part"), sum("count").over(before).as("base"))
            .where(col("base").gt(0));
    Column index = coalesce(col("base"), lit(0)).cast("int").plus(col("number"));
    Column isGame = col("number").notEqual(Columns.NO_GAME);
    return read.join(broadcast(bases), new String[] {"file", "part"}, "left")
        .withColumn("index", when(isGame, index))
        .withColumn("id", concat(col("file"), lit("#"), col("index")))
        .repartition(partitions, col("file"), col("part"))
        .sortWithinPartitions("file", "part", "number");
  }

  private static Dataset<Row> games(Dataset<Row> read) {
    return read.where(col("number").notEqual(Columns.NO_GAME))
        .select(
            col("id"),
            col("file"),
            col("index"),
            col("format"),
            col("headers"),
            col("start"),
            col("result"),
            col("plies"),
            col("moves"),
            col("outcome"),
            col("winner"),
            col("reason"),
            col("rule"),
            col("judged_plies"),
            size(col("found")).as("problems"));
  }

  private static Dataset<Row> problems(Dataset<Row> read) {
    return read.select(col("file"), col("id").as("game"), explode(col("found")).as("problem"))
        .select("file", "game", "problem.code", "problem.place", "problem.text", "problem.done");
  }

  private Dataset<Row> openings(Dataset<Row> games, int cores) {
    return flatMap(games, new ChoicesOf(options.openingPlies()), Columns.CHOICES)
        .groupBy("key", "move")
        .agg(
            count(lit(1)).as("games"),
            sum("win").as("wins"),
            sum("draw").as("draws"),
            sum("loss").as("losses"),
            min("ply").as("ply"))
        // Rows come from a shuffle in any order; sorted, the files are the same in each run.
        .repartition(cores, col("key"))
        .sortWithinPartitions("key", "move");
  }

  private static Dataset<Row> flatMap(
      Dataset<Row> rows, FlatMapFunction<Row, Row> function, StructType schema) {
    return rows.flatMap(function, Encoders.row(schema));
  }
}

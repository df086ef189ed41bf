package io.github.xiangqirules.archive.report;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.concat_ws;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.countDistinct;
import static org.apache.spark.sql.functions.least;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.substring_index;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.archive.job.Output;
import io.github.xiangqirules.archive.report.Summary.Busiest;
import io.github.xiangqirules.archive.report.Summary.Count;
import io.github.xiangqirules.archive.report.Summary.Line;
import io.github.xiangqirules.archive.report.Summary.Results;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.record.GameResult;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.RelationalGroupedDataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Asks the tables for their summary, by SQL as any user of the tables would. */
public final class SummaryQuery {
  private static final int LINES = 10;
  private static final int CHOICES = 3;

  private final Dataset<Row> games;
  private final Dataset<Row> positions;
  private final Dataset<Row> openings;
  private final Dataset<Row> problems;

  /** A query on the tables of an output folder. */
  public SummaryQuery(SparkSession spark, Output output) {
    games = spark.read().parquet(output.table(Output.GAMES));
    positions = spark.read().parquet(output.table(Output.POSITIONS));
    openings = spark.read().parquet(output.table(Output.OPENINGS));
    problems = spark.read().parquet(output.table(Output.PROBLEMS));
  }

  /** Runs the query. */
  public Summary run() {
    Row all = games.agg(count(lit(1)), countDistinct("file"), results()).first();
    Column verdict = concat_ws(" ", col("outcome"), col("reason"));
    return new Summary(
        all.getLong(0),
        all.getLong(1),
        positions.count(),
        results(all.getStruct(2)),
        counts(games.groupBy(verdict.as("what"))),
        lengths(),
        lines(),
        counts(problems.groupBy(col("code").as("what"))),
        busiest());
  }

  private static Column results() {
    return struct(
        with(GameResult.RED_WINS),
        with(GameResult.DRAW),
        with(GameResult.BLACK_WINS),
        with(GameResult.UNKNOWN));
  }

  private static Column with(GameResult result) {
    return count(when(col("result").equalTo(result.text()), 1)).as(result.name());
  }

  private static Results results(Row row) {
    return new Results(row.getLong(0), row.getLong(1), row.getLong(2), row.getLong(3));
  }

  private static ImmutableList<Count> counts(RelationalGroupedDataset groups) {
    Dataset<Row> counted =
        groups.agg(count(lit(1)).as("count")).orderBy(col("count").desc(), col("what"));
    return counts(counted.collectAsList());
  }

  private static ImmutableList<Count> counts(List<Row> rows) {
    ImmutableList.Builder<Count> counts = ImmutableList.builder();
    rows.forEach(row -> counts.add(new Count(row.getString(0), row.getLong(1))));
    return counts.build();
  }

  private ImmutableList<Long> lengths() {
    Column plies = least(col("plies"), lit((Summary.LENGTHS - 1) * Summary.LENGTH_STEP));
    Column step = plies.divide(Summary.LENGTH_STEP).cast("int");
    Long[] lengths = new Long[Summary.LENGTHS];
    Arrays.fill(lengths, 0L);
    for (Row row : games.groupBy(step).count().collectAsList()) {
      lengths[row.getInt(0)] = row.getLong(1);
    }
    return ImmutableList.copyOf(lengths);
  }

  private ImmutableList<Line> lines() {
    Column line = substring_index(col("moves"), " ", Summary.LINE_PLIES).as("line");
    Dataset<Row> counted =
        games
            .where(col("start").equalTo(XiangqiPosition.initial().text()))
            .where(col("plies").geq(Summary.LINE_PLIES))
            .groupBy(line)
            .agg(count(lit(1)).as("count"), results().as("results"))
            .orderBy(col("count").desc(), col("line"))
            .limit(LINES);
    ImmutableList.Builder<Line> lines = ImmutableList.builder();
    for (Row row : counted.collectAsList()) {
      lines.add(new Line(row.getString(0), results(row.getStruct(2))));
    }
    return lines.build();
  }

  private Optional<Busiest> busiest() {
    List<Row> found =
        openings
            .where(col("ply").geq(Summary.BUSIEST_FROM))
            .groupBy("key")
            .agg(sum("games").as("games"))
            .orderBy(col("games").desc(), col("key"))
            .limit(1)
            .collectAsList();
    if (found.isEmpty()) {
      return Optional.empty();
    }
    long key = found.get(0).getLong(0);
    String fen = positions.where(col("key").equalTo(key)).agg(min("fen")).first().getString(0);
    Dataset<Row> choices =
        openings
            .where(col("key").equalTo(key))
            .select("move", "games")
            .orderBy(col("games").desc(), col("move"))
            .limit(CHOICES);
    return Optional.of(new Busiest(fen, found.get(0).getLong(1), counts(choices.collectAsList())));
  }
}

package io.github.xiangqirules.archive.job;

import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;
import static org.apache.spark.sql.types.DataTypes.createArrayType;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.archive.read.FilePart;
import io.github.xiangqirules.archive.read.PartRows;
import io.github.xiangqirules.archive.row.ChoiceRow;
import io.github.xiangqirules.archive.row.GameRow;
import io.github.xiangqirules.archive.row.PositionRow;
import io.github.xiangqirules.archive.row.ProblemRow;
import io.github.xiangqirules.archive.row.Verdict;
import io.github.xiangqirules.xiangqi.record.Header;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/** The columns of the tables, and how rows of the library become rows of Spark. */
final class Columns {
  private static final StructType HEADER =
      new StructType().add("name", StringType).add("value", StringType);

  private static final StructType PROBLEM =
      new StructType()
          .add("code", StringType)
          .add("place", StringType)
          .add("text", StringType)
          .add("done", StringType);

  /**
   * What reading gives: a row for each game, with its number in its part, and one of number -1 for
   * what was wrong outside of the games of a part.
   */
  static final StructType READ =
      new StructType()
          .add("file", StringType)
          .add("part", IntegerType)
          .add("number", IntegerType)
          .add("format", StringType)
          .add("headers", createArrayType(HEADER))
          .add("start", StringType)
          .add("result", StringType)
          .add("plies", IntegerType)
          .add("moves", StringType)
          .add("outcome", StringType)
          .add("winner", StringType)
          .add("reason", StringType)
          .add("rule", StringType)
          .add("judged_plies", IntegerType)
          .add("found", createArrayType(PROBLEM));

  /** The number in READ of what belongs to no game. */
  static final int NO_GAME = -1;

  static final StructType POSITIONS =
      new StructType()
          .add("key", LongType)
          .add("fen", StringType)
          .add("ply", IntegerType)
          .add("side", StringType)
          .add("move", StringType)
          .add("result", StringType)
          .add("game", StringType);

  static final StructType CHOICES =
      new StructType()
          .add("key", LongType)
          .add("move", StringType)
          .add("ply", IntegerType)
          .add("win", IntegerType)
          .add("draw", IntegerType)
          .add("loss", IntegerType);

  private Columns() {}

  /** The rows of READ of a part. */
  static List<Row> read(FilePart part, PartRows rows) {
    List<Row> read = new ArrayList<>(rows.games().size() + 1);
    for (GameRow game : rows.games()) {
      Verdict verdict = game.verdict();
      read.add(
          RowFactory.create(
              part.file(),
              part.number(),
              read.size(),
              rows.format(),
              headers(game.headers()),
              game.start(),
              game.result(),
              game.plies(),
              game.moves(),
              verdict.outcome(),
              verdict.winner(),
              verdict.reason(),
              verdict.rule(),
              verdict.plies(),
              problems(game.problems())));
    }
    if (!rows.problems().isEmpty()) {
      Object[] values = new Object[READ.size()];
      values[0] = part.file();
      values[1] = part.number();
      values[2] = NO_GAME;
      values[values.length - 1] = problems(rows.problems());
      read.add(RowFactory.create(values));
    }
    return read;
  }

  private static Row[] headers(ImmutableList<Header> headers) {
    Row[] rows = new Row[headers.size()];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = RowFactory.create(headers.get(i).name(), headers.get(i).value());
    }
    return rows;
  }

  private static Row[] problems(ImmutableList<ProblemRow> problems) {
    Row[] rows = new Row[problems.size()];
    for (int i = 0; i < rows.length; i++) {
      ProblemRow problem = problems.get(i);
      rows[i] = RowFactory.create(problem.code(), problem.place(), problem.text(), problem.done());
    }
    return rows;
  }

  static Row position(PositionRow row, String result, String game) {
    return RowFactory.create(row.key(), row.fen(), row.ply(), row.side(), row.move(), result, game);
  }

  static Row choice(ChoiceRow row) {
    return RowFactory.create(row.key(), row.move(), row.ply(), row.win(), row.draw(), row.loss());
  }
}

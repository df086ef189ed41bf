package io.github.xiangqirules.archive.job;

import com.google.common.collect.Iterators;
import io.github.xiangqirules.archive.row.PositionRow;
import java.util.Iterator;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;

/** Gives the positions of a game: id, start, moves, result. */
record PositionsOf() implements FlatMapFunction<Row, Row> {
  @Override
  public Iterator<Row> call(Row game) {
    String id = game.getString(0);
    String result = game.getString(3);
    return Iterators.transform(
        PositionRow.of(game.getString(1), game.getString(2)).iterator(),
        row -> Columns.position(row, result, id));
  }
}

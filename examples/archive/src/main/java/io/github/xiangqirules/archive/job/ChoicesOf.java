package io.github.xiangqirules.archive.job;

import com.google.common.collect.Iterators;
import io.github.xiangqirules.archive.row.ChoiceRow;
import java.util.Iterator;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;

/**
 * Gives the choices in the opening of a game: id, start, moves, result.
 *
 * @param plies how many plies are the opening
 */
record ChoicesOf(int plies) implements FlatMapFunction<Row, Row> {
  @Override
  public Iterator<Row> call(Row game) {
    return Iterators.transform(
        ChoiceRow.of(game.getString(1), game.getString(2), game.getString(3), plies).iterator(),
        Columns::choice);
  }
}

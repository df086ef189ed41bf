package io.github.xiangqirules.archive.job;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/** Reads the content of tables back. */
final class Written {
  private Written() {}

  static Content of(SparkSession spark, String folder) throws IOException {
    Output output = new Output(folder, spark.sparkContext().hadoopConfiguration());
    Content content = Content.empty();
    for (Row row : table(spark, output, Output.GAMES).collectAsList()) {
      List<Row> headers = row.getList(4);
      @Nullable Object[] values = new @Nullable Object[row.size() - 1];
      for (int i = 0; i < values.length; i++) {
        values[i] = row.get(i + 1);
      }
      values[3] = headers.stream().map(h -> h.getString(0) + "=" + h.getString(1)).toList();
      put(content.games(), row.getString(0), Content.text(values));
    }
    JavaRDD<Row> positions = table(spark, output, Output.POSITIONS).toJavaRDD();
    JavaPairRDD<String, Long> digests = positions.mapToPair(Written::digest);
    content.positions().putAll(digests.reduceByKey(Long::sum, 2).collectAsMap());
    for (Row row : table(spark, output, Output.OPENINGS).collectAsList()) {
      put(
          content.openings(),
          row.getLong(0) + " " + row.getString(1),
          Content.text(row.get(2), row.get(3), row.get(4), row.get(5), row.get(6)));
    }
    for (Row row : table(spark, output, Output.PROBLEMS).collectAsList()) {
      content
          .problems()
          .add(
              Content.text(row.get(0), row.get(1), row.get(2), row.get(3), row.get(4), row.get(5)));
    }
    return content;
  }

  private static Tuple2<String, Long> digest(Row row) {
    return new Tuple2<>(
        row.getString(6),
        Content.digest(row.get(0), row.get(1), row.get(2), row.get(3), row.get(4), row.get(5)));
  }

  private static <K> void put(Map<K, String> map, K key, String value) {
    if (map.put(key, value) != null) {
      throw new AssertionError("twice in a table: " + key);
    }
  }

  private static Dataset<Row> table(SparkSession spark, Output output, String table) {
    return spark.read().parquet(output.table(table));
  }
}

package io.github.xiangqirules.archive.job;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterators;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Variants;
import io.github.xiangqirules.archive.read.FilePart;
import io.github.xiangqirules.archive.read.PartReader;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import java.util.Iterator;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;

/**
 * Reads the parts of a task, one after the other. What travels to the task is text alone.
 *
 * @param rules the text of the rules that judge the games
 * @param settings of the file systems
 */
record ReadParts(String rules, ImmutableMap<String, String> settings)
    implements FlatMapFunction<ImmutableList<FilePart>, Row> {
  @Override
  public Iterator<Row> call(ImmutableList<FilePart> parts) {
    PartReader reader = new PartReader(configuration(settings), rulesOf(rules));
    return Iterators.concat(
        Iterators.transform(
            parts.iterator(), part -> Columns.read(part, reader.read(part)).iterator()));
  }

  /** The settings that Hadoop finds on the class path, and these. */
  static Configuration configuration(ImmutableMap<String, String> settings) {
    Configuration configuration = new Configuration();
    settings.forEach(configuration::set);
    return configuration;
  }

  /**
   * The rules of xiangqi that a text names.
   *
   * @throws IllegalArgumentException if they are rules of another game
   */
  static XiangqiRules rulesOf(String text) {
    Rules<?, ?> rules = Variants.rules(text);
    if (rules instanceof XiangqiRules xiangqi) {
      return xiangqi;
    }
    throw new IllegalArgumentException("record files hold xiangqi, not " + text);
  }
}

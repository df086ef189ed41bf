package io.github.xiangqirules.xiangqi.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;

/** The tables under the test resources in notation, and what their columns name. */
public final class NotationFacts {
  private static final Splitter TAB = Splitter.on('\t');

  private NotationFacts() {}

  /** A row of a table. */
  public record Row(ImmutableMap<String, String> cells) {
    /** What it has in a column. */
    public String get(String column) {
      return requireNonNull(cells.get(column), column);
    }
  }

  /** The rows of a table. */
  public static List<Row> rows(String table) {
    List<String> lines;
    try {
      lines =
          Resources.readLines(
              Resources.getResource(NotationFacts.class, "/notation/" + table), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<String> heading = TAB.splitToList(lines.get(0));
    return lines.stream().skip(1).map(line -> row(heading, TAB.splitToList(line))).toList();
  }

  private static Row row(List<String> heading, List<String> cells) {
    ImmutableMap.Builder<String, String> row = ImmutableMap.builder();
    for (int i = 0; i < heading.size(); i++) {
      row.put(heading.get(i), cells.get(i));
    }
    return new Row(row.buildOrThrow());
  }

  static MoveReader<XiangqiPosition, XiangqiMove> reader(String id) {
    return id.equals("any")
        ? Notations.any()
        : Notations.readers().stream().filter(r -> r.id().equals(id)).findFirst().orElseThrow();
  }

  static Notation<XiangqiPosition, XiangqiMove> notation(String id) {
    return Notations.written().stream().filter(n -> n.id().equals(id)).findFirst().orElseThrow();
  }

  /** What a reader makes of a text: moves in coordinates, sorted and separated by spaces. */
  static String meanings(
      MoveReader<XiangqiPosition, XiangqiMove> reader, XiangqiPosition position, String text) {
    return reader.read(position, text).stream()
        .map(XiangqiMove::text)
        .sorted()
        .collect(Collectors.joining(" "));
  }
}

package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Place;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Setup;
import io.github.xiangqirules.xiangqi.notation.NotationFacts;
import io.github.xiangqirules.xiangqi.notation.NotationFacts.Row;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** FENs that other programs write, read strictly and leniently. */
class FenDialectsTest {
  private static final String REFUSE = "refuse ";

  static List<Row> dialects() {
    List<Row> rows = NotationFacts.rows("fen-dialects.tsv");
    assertEquals(48, rows.size());
    return rows;
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void aDialectIsReadOrRefusedAsDecided(Row row) {
    String fen = row.get("fen").replace("\\t", "\t");
    check(row.get("strict"), row, fen, XiangqiSetup::parse);
    check(row.get("lenient"), row, fen, text -> XiangqiSetup.parseLeniently(text).setup());
    if (!row.get("lenient").startsWith(REFUSE)) {
      LenientSetup<XiangqiSetup> read = XiangqiSetup.parseLeniently(fen);
      assertEquals(
          ImmutableSet.copyOf(words(row.get("tolerated"))),
          read.tolerated().stream().map(Problem::field).collect(ImmutableSet.toImmutableSet()));
    }
  }

  private static void check(
      String expected, Row row, String fen, Function<String, Setup<XiangqiPosition>> reader) {
    if (expected.startsWith(REFUSE)) {
      NotationException refused = assertThrows(NotationException.class, () -> reader.apply(fen));
      assertEquals(expected, REFUSE + refused.problems().get(0).field());
      return;
    }
    Setup<XiangqiPosition> setup = reader.apply(fen);
    assertEquals(expected, setup.text());
    assertEquals(
        ImmutableSet.copyOf(words(row.get("problems"))),
        setup.problems().stream()
            .map(FenDialectsTest::words)
            .collect(ImmutableSet.toImmutableSet()));
  }

  private static Iterable<String> words(String list) {
    return Splitter.on(',').omitEmptyStrings().split(list);
  }

  private static String words(Problem problem) {
    String place = problem.place().map(Place::text).map(text -> " " + text).orElse("");
    return problem.code() + " " + problem.piece().map(Piece::name).orElse("") + place;
  }
}

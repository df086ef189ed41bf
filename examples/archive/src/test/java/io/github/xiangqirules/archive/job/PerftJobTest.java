package io.github.xiangqirules.archive.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Perft;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Variants;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftJobTest {
  private static final String MIDDLE =
      "1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w - - 0 1";

  private static ImmutableList<MoveCount> run(PerftJob job) {
    return job.run(JavaSparkContext.fromSparkContext(LocalSpark.get().sparkContext()));
  }

  @ParameterizedTest
  @CsvSource({
    "xiangqi, '', 1, 2",
    "xiangqi, '', 3, 2",
    "xiangqi, '', 3, 1",
    "xiangqi rulebook=wxf, " + MIDDLE + ", 3, 2",
    "climbing, '', 3, 2",
    "climbing, '', 2, 5",
  })
  void countsAreThoseOfOneMachine(String rules, String position, int depth, int split) {
    assertEquals(
        expected(Variants.rules(rules), position, depth),
        run(new PerftJob(rules, position, depth, split)));
  }

  private static <P extends Position<P, M>, M extends Move> ImmutableList<MoveCount> expected(
      Rules<P, M> rules, String text, int depth) {
    P start = text.isEmpty() ? rules.initialPosition() : rules.parsePosition(text);
    ImmutableList.Builder<MoveCount> counts = ImmutableList.builder();
    start.forEachResult(
        (move, next, ways) -> counts.add(new MoveCount(move.text(), Perft.count(next, depth - 1))));
    return counts.build();
  }

  @Test
  void startHas79666LinesOfThreePlies() {
    long lines = 0;
    for (MoveCount count : run(new PerftJob("xiangqi", "", 3, 2))) {
      lines += count.count();
    }
    assertEquals(79_666, lines);
  }

  @Test
  void mateHasNoLines() {
    String mate = "3R1k3/4R4/9/9/9/9/9/9/9/3K5 b - - 0 1";
    assertEquals(ImmutableList.of(), run(new PerftJob("xiangqi", mate, 4, 2)));
  }

  @Test
  void depthsCountFromOne() {
    assertThrows(IllegalArgumentException.class, () -> new PerftJob("xiangqi", "", 0, 2));
    assertThrows(IllegalArgumentException.class, () -> new PerftJob("xiangqi", "", 1, 0));
  }
}

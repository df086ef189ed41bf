package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.xiangqirules.api.Perft;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The figures of an independent implementation, and of the brute force of the tests. */
class PerftTest {
  @Test
  void startHasTheKnownCounts() {
    ClimbingPosition start = ClimbingRules.standard().initialPosition();
    assertEquals(16, start.legalMoveCount());
    assertEquals(224, start.resultCount());
    assertEquals(46_560, Perft.count(start, 2));
    assertEquals(9_129_184, Perft.count(start, 3));
  }

  @TestFactory
  Stream<DynamicTest> perftOfAllPositionsOfTheFile() {
    return Boards.rows("perft.tsv")
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row[0],
                    () -> {
                      ClimbingPosition position = ClimbingPosition.parse(row[0]);
                      for (int depth = 1; depth <= 3; depth++) {
                        assertEquals(
                            Long.parseLong(row[depth]), Perft.count(position, depth), row[0]);
                      }
                    }));
  }

  @Test
  void perftFourOfTwentyLaterPositionsIsThatOfTheBruteForce() {
    List<String> texts =
        Boards.rows("perft.tsv")
            .filter(row -> Long.parseLong(row[3]) <= 2000)
            .map(row -> row[0])
            .limit(20)
            .toList();
    assertEquals(20, texts.size());
    for (String text : texts) {
      assertEquals(
          BruteForce.parse(text).perft(4), Perft.count(ClimbingPosition.parse(text), 4), text);
    }
  }

  @Test
  void choicesOfAllPositionsOfTheFile() {
    List<String[]> rows = Boards.rows("legal.tsv").toList();
    assertEquals(5992, rows.size());
    for (String[] row : rows) {
      ClimbingPosition position = ClimbingPosition.parse(row[0]);
      assertEquals(row[0], position.text());
      assertEquals(Integer.parseInt(row[1]), position.legalMoveCount(), row[0]);
      assertEquals(row[2], String.join(" ", Boards.choices(position)), row[0]);
    }
  }
}

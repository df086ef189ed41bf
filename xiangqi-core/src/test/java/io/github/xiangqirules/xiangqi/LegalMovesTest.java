package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Perft;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Legal moves and check, against facts on which independent engines agree and by brute force. */
class LegalMovesTest {
  @Test
  void twentyThousandPositionsHaveTheirMovesAndCheck() {
    for (String[] row : Facts.rows("legal.tsv.gz")) {
      XiangqiPosition position = XiangqiPosition.parse(row[0]);
      assertEquals(row[3], sorted(position), row[0]);
      assertEquals(row[1], position.inCheck() ? "1" : "0", row[0]);
      assertEquals(Integer.parseInt(row[2]), position.legalMoveCount(), row[0]);
    }
  }

  @Test
  void ninetyFivePositionsHaveTheirCountsToDepthFour() {
    for (String[] row : Facts.rows("perft.tsv")) {
      XiangqiPosition position = XiangqiPosition.parse(row[0]);
      assertEquals(row[1], position.inCheck() ? "1" : "0", row[0]);
      for (int depth = 1; depth <= 4; depth++) {
        if (!row[depth + 1].equals("-")) {
          assertEquals(Long.parseLong(row[depth + 1]), Perft.count(position, depth), row[0]);
        }
      }
    }
  }

  @Test
  void theStartHasItsCountToDepthFive() {
    assertEquals(133_312_995L, Perft.count(XiangqiPosition.initial(), 5));
  }

  /** Minutes long: {@code mvn verify -Pdeep}. */
  @Tag("deep")
  @ParameterizedTest
  @MethodSource("deepRows")
  void positionsHaveTheirCountsToDepthFive(String fen, long count) {
    assertEquals(count, Perft.count(XiangqiPosition.parse(fen), 5));
  }

  static Object[][] deepRows() {
    return Facts.rows("perft.tsv").stream()
        .filter(row -> !row[6].equals("-"))
        .map(row -> new Object[] {row[0], Long.parseLong(row[6])})
        .toArray(Object[][]::new);
  }

  @Property(tries = 4000)
  @Domain(Positions.class)
  void legalMovesAndCheckAgreeWithBruteForce(@ForAll XiangqiPosition position) {
    BruteForce brute = new BruteForce(position.text());
    assertEquals(brute.legalMoves(), texts(position));
    assertEquals(brute.inCheck(), position.inCheck());
  }

  private static SortedSet<String> texts(XiangqiPosition position) {
    return position.legalMoves().stream()
        .map(Move::text)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String sorted(XiangqiPosition position) {
    return String.join(" ", texts(position));
  }
}

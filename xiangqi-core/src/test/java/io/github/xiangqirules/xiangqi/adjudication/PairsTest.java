package io.github.xiangqirules.xiangqi.adjudication;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Lists of pairs of attacker and victim. */
class PairsTest {
  @Test
  void thoseThatAreChosenComeFirstAndNoneIsLost() {
    Pairs pairs = new Pairs();
    IntStream.rangeClosed(1, 6).forEach(point -> pairs.add(Pairs.pair(point, 80 + point)));
    Pairs ordered = pairs.first(pair -> Pairs.attackerOf(pair) % 2 == 0);
    assertEquals(
        List.of(2, 4, 6, 1, 3, 5),
        IntStream.range(0, ordered.count()).map(ordered::attacker).boxed().toList());
    assertEquals(86, ordered.victim(2));
  }
}

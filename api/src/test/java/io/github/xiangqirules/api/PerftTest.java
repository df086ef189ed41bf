package io.github.xiangqirules.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.urn.UrnMove;
import io.github.xiangqirules.urn.UrnPosition;
import io.github.xiangqirules.urn.UrnRules;
import org.junit.jupiter.api.Test;

class PerftTest {
  private static final UrnPosition START = new UrnRules(0).initialPosition();

  /** The same count by results and play, one after the other. */
  private static long slow(UrnPosition position, int depth) {
    if (depth == 0) {
      return 1;
    }
    long count = 0;
    for (UrnMove choice : position.legalMoves()) {
      for (UrnMove result : position.results(choice).elementSet()) {
        count += slow(position.play(result), depth - 1);
      }
    }
    return count;
  }

  @Test
  void everyDistinctResultCountsOnce() {
    assertEquals(1, Perft.count(START, 0));
    assertEquals(4, Perft.count(START, 1));
    for (int depth = 1; depth <= 7; depth++) {
      assertEquals(slow(START, depth), Perft.count(START, depth));
    }
  }

  @Test
  void sharesAreThoseOfTheFirstMovesHoweverManyThreadsCount() {
    for (int depth = 1; depth <= 6; depth++) {
      ImmutableMap<UrnMove, Long> alone = Perft.divide(START, depth, 1);
      assertEquals(alone, Perft.divide(START, depth, 3));
      assertEquals(
          ImmutableList.of(UrnMove.TAKE, UrnMove.TURN, UrnMove.DRAW_RED, UrnMove.DRAW_BLACK),
          alone.keySet().asList());
      for (UrnMove move : alone.keySet()) {
        assertEquals(Perft.count(START.play(move), depth - 1), alone.get(move));
      }
    }
  }

  @Test
  void aPositionWithoutMovesHasNoLines() {
    UrnPosition over = new UrnPosition(0, 0, 0, false, 0, 0);
    assertEquals(0, Perft.count(over, 3));
    assertEquals(ImmutableMap.of(), Perft.divide(over, 3, 2));
  }

  @Test
  void depthsAndThreadsCountFromTheirLeast() {
    assertThrows(IllegalArgumentException.class, () -> Perft.count(START, -1));
    assertThrows(IllegalArgumentException.class, () -> Perft.divide(START, 0, 1));
    assertThrows(IllegalArgumentException.class, () -> Perft.divide(START, 1, 0));
  }

  @Test
  void anInterruptedCountEndsAndTheThreadStaysInterrupted() {
    Thread.currentThread().interrupt();
    assertThrows(IllegalStateException.class, () -> Perft.divide(START, 3, 2));
    assertTrue(Thread.interrupted(), "and is no longer, after this test");
  }
}

package io.github.xiangqirules.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class TallyTest {
  private static Tally of(int... halves) {
    Tally tally = new Tally();
    for (int half : halves) {
      tally.add(half);
    }
    return tally;
  }

  @Test
  void aDrawIsHalfAPoint() {
    assertEquals(0.625, of(2, 1, 2, 0).share());
    assertEquals("4 games, 2 won, 1 drawn, 1 lost", of(2, 1, 2, 0).counts());
  }

  @Test
  void theErrorComesFromPairs() {
    // Pairs of 1, 0.5, 0.5 and 0: their standard deviation is the root of 1/6.
    double expected = 1.96 * Math.sqrt(1 / 6.0 / 4);
    assertEquals(expected, of(2, 2, 2, 0, 1, 1, 0, 0).error(), 1e-9);
  }

  @Test
  void anOddNumberOfGamesIsTakenSingly() {
    double expected = 1.96 * Math.sqrt(1 / 3.0 / 3);
    assertEquals(expected, of(2, 0, 0).error(), 1e-9);
  }

  @Test
  void pairsThatAreAllAlikeDoNotMakeSure() {
    assertTrue(of(2, 2, 2, 2).error() > 0.2);
    assertTrue(of(2, 0, 2, 0).error() > 0.2);
    assertTrue(of(2).error() > 0.3);
  }

  @Test
  void eloIsTheUsualScale() {
    assertEquals(0, Tally.elo(0.5));
    assertEquals(190.85, Tally.elo(0.75), 0.01);
    assertEquals(-190.85, Tally.elo(0.25), 0.01);
    assertEquals(Double.POSITIVE_INFINITY, Tally.elo(1.2));
  }
}

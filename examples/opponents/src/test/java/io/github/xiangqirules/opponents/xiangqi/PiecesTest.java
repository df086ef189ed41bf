package io.github.xiangqirules.opponents.xiangqi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class PiecesTest {
  @Property(tries = 100)
  void aMoveGivesWhatTheNextPositionGives(
      @ForAll long seed, @ForAll @IntRange(max = 100) int plies) {
    XiangqiPosition position = Playing.random(RuleBook.NONE, seed, plies).position();
    Pieces pieces = of(position);
    for (XiangqiMove move : position.legalMoves()) {
      int from = move.from().ordinal();
      int to = move.to().ordinal();
      int taken = pieces.move(from, to);
      assertSame(of(position.play(move)), pieces);
      pieces.takeBack(from, to, taken);
      assertSame(of(position), pieces);
    }
  }

  @Property(tries = 100)
  void aPassChangesTheKeyAndNothingElse(@ForAll long seed) {
    XiangqiPosition position = Playing.random(RuleBook.NONE, seed, 30).position();
    Pieces pieces = of(position);
    long key = pieces.key();
    pieces.pass();
    assertNotEquals(key, pieces.key());
    pieces.pass();
    assertSame(of(position), pieces);
  }

  @Property(tries = 20)
  void keysTellPositionsApart(@ForAll long seed) {
    Game<XiangqiPosition, XiangqiMove> game = Playing.random(RuleBook.NONE, seed, 60);
    for (XiangqiPosition a : game.positions()) {
      for (XiangqiPosition b : game.positions()) {
        assertEquals(a.sameForRepetition(b), of(a).key() == of(b).key());
      }
    }
  }

  private static Pieces of(XiangqiPosition position) {
    Pieces pieces = new Pieces();
    pieces.set(position);
    return pieces;
  }

  private static void assertSame(Pieces expected, Pieces actual) {
    assertEquals(expected.key(), actual.key());
    assertEquals(expected.placement(), actual.placement());
    assertArrayEquals(expected.at, actual.at);
    assertArrayEquals(expected.counts, actual.counts);
    for (int point = 0; point < Pieces.POINTS; point++) {
      if (actual.at[point] != Pieces.NONE) {
        assertEquals(1, listed(actual, actual.at[point], point));
      }
    }
  }

  private static int listed(Pieces pieces, int code, int point) {
    int listed = 0;
    for (int i = 0; i < pieces.counts[code]; i++) {
      listed += pieces.points[code * Pieces.MOST + i] == point ? 1 : 0;
    }
    return listed;
  }
}

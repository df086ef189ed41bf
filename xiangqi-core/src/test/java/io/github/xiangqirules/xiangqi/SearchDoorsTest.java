package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.IllegalMoveException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** What a position offers to searches, told by what it offers to everybody. */
class SearchDoorsTest {
  private final XiangqiMove[] moves = new XiangqiMove[XiangqiPosition.MAX_MOVES];

  @Property(tries = 300)
  @Domain(Positions.class)
  void theArrayHoldsTheLegalMoves(@ForAll XiangqiPosition position) {
    int count = position.legalMoves(moves);
    assertEquals(position.legalMoveCount(), count);
    assertEquals(ImmutableSet.copyOf(position.legalMoves()), written(count));
  }

  @Property(tries = 1000)
  @Domain(Positions.class)
  void capturesAreTheLegalMovesThatTake(@ForAll XiangqiPosition position) {
    ImmutableSet.Builder<XiangqiMove> expected = ImmutableSet.builder();
    for (XiangqiMove move : position.legalMoves()) {
      if (position.captured(move) != null) {
        expected.add(move);
      }
    }
    int count = position.captures(moves);
    assertEquals(expected.build(), written(count));
    assertEquals(count, written(count).size());
  }

  private ImmutableSet<XiangqiMove> written(int count) {
    ImmutableSet.Builder<XiangqiMove> written = ImmutableSet.builder();
    for (int i = 0; i < count; i++) {
      written.add(moves[i]);
    }
    return written.build();
  }

  @Property(tries = 100)
  @Domain(Positions.class)
  void aPointIsReachedIfALegalMoveEndsThere(@ForAll XiangqiPosition position) {
    for (Point point : Point.values()) {
      assertEquals(
          position.legalMoves().stream().anyMatch(move -> move.to() == point),
          position.reaches(point),
          point.text());
    }
  }

  @Property(tries = 300)
  @Domain(Positions.class)
  void aPassChangesTheSideAndTheCountersOnly(@ForAll XiangqiPosition position) {
    if (position.inCheck()) {
      assertThrows(IllegalMoveException.class, position::afterPass);
      return;
    }
    XiangqiPosition passed = position.afterPass();
    assertEquals(position.pieces(), passed.pieces());
    assertEquals(position.sideToMove().opponent(), passed.sideToMove());
    assertEquals(Math.min(position.quietPlies() + 1, 99_999), passed.quietPlies());
  }

  @Test
  void aPassOfBlackEndsTheMove() {
    XiangqiPosition start = XiangqiPosition.initial();
    assertEquals(1, start.afterPass().moveNumber());
    assertEquals(2, start.afterPass().afterPass().moveNumber());
  }

  @Test
  void nothingIsWrittenBehindTheMoves() {
    assertEquals(44, XiangqiPosition.initial().legalMoves(moves));
    assertNull(moves[44]);
  }

  @Test
  void anArrayForTheMovesHasRoomForAll() {
    XiangqiPosition start = XiangqiPosition.initial();
    XiangqiMove[] small = new XiangqiMove[XiangqiPosition.MAX_MOVES - 1];
    assertThrows(IllegalArgumentException.class, () -> start.legalMoves(small));
    assertThrows(IllegalArgumentException.class, () -> start.captures(small));
  }
}

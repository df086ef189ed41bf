package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Reason;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Check, checkmate and stalemate: rules 8 and 9. */
class CheckTest {
  private static XiangqiPosition position(String boardAndSide) {
    return XiangqiPosition.parse(boardAndSide + " - - 0 1");
  }

  @Test
  void chariotHorseCannonAndSoldierGiveCheck() {
    assertEquals(ImmutableSet.of(Point.E5), position("4k4/9/9/9/4R4/9/9/9/9/3K5 b").checkers());
    assertEquals(ImmutableSet.of(Point.D7), position("4k4/9/3N5/9/9/9/9/9/9/3K5 b").checkers());
    assertEquals(ImmutableSet.of(Point.E5), position("4k4/9/4n4/9/4C4/9/9/9/9/3K5 b").checkers());
    assertEquals(ImmutableSet.of(Point.E8), position("4k4/4P4/9/9/9/9/9/9/9/3K5 b").checkers());
    assertEquals(ImmutableSet.of(Point.D9), position("3Pk4/9/9/9/9/9/9/9/9/5K3 b").checkers());
  }

  @Test
  void twoPiecesMayGiveCheckAtOnce() {
    assertEquals(
        ImmutableSet.of(Point.E5, Point.D7), position("4k4/9/3N5/9/4R4/9/9/9/9/5K3 b").checkers());
  }

  @Test
  void aSideNotInCheckHasNoCheckers() {
    assertTrue(XiangqiPosition.initial().checkers().isEmpty());
    assertFalse(XiangqiPosition.initial().inCheck());
  }

  @Test
  void cannonCheckIsAnsweredByASecondScreenOrByTakingTheScreenAway() {
    XiangqiPosition position = position("4k4/4a4/9/9/4C4/9/8r/9/9/3K5 b");
    assertTrue(position.isLegal(XiangqiMove.parse("e8d7")));
    assertFalse(position.isLegal(XiangqiMove.parse("i3i4")));
    XiangqiPosition second = position("4k4/9/4n4/7r1/4C4/9/9/9/9/3K5 b");
    assertTrue(second.isLegal(XiangqiMove.parse("h6e6")));
  }

  @Test
  void attackersArePiecesThatCouldTakeThere() {
    XiangqiPosition start = XiangqiPosition.initial();
    assertEquals(ImmutableSet.of(Point.B2), start.attackers(Point.B9, Color.RED));
    assertEquals(ImmutableSet.of(Point.B0, Point.H0), union(start, Point.C2, Point.G2));
    assertEquals(ImmutableSet.of(Point.A9), start.attackers(Point.A6, Color.BLACK));
    assertEquals(
        ImmutableSet.of(Point.E0, Point.D0, Point.F0), start.attackers(Point.E1, Color.RED));
    assertEquals(
        ImmutableSet.of(Point.C0, Point.G0),
        start.attackers(Point.E2, Color.RED).stream()
            .filter(point -> point.rank() == 0)
            .collect(ImmutableSet.toImmutableSet()));
  }

  private static ImmutableSet<Point> union(XiangqiPosition position, Point a, Point b) {
    return ImmutableSet.<Point>builder()
        .addAll(position.attackers(a, Color.RED).stream().filter(p -> p.rank() == 0).toList())
        .addAll(position.attackers(b, Color.RED).stream().filter(p -> p.rank() == 0).toList())
        .build();
  }

  @Test
  void checkmateLoses() {
    XiangqiPosition mated = position("R2k5/R8/9/9/9/9/9/9/9/4K4 b");
    assertEquals(
        new Outcome.Won(Player.FIRST, Reason.CHECKMATE, Optional.empty()), mated.outcome());
    assertTrue(mated.legalMoves().isEmpty());
  }

  @Test
  void stalemateLoses() {
    XiangqiPosition stuck = position("4k4/3R5/9/9/9/8P/9/5K3/9/9 b");
    assertFalse(stuck.inCheck());
    assertEquals(
        new Outcome.Won(Player.FIRST, Reason.STALEMATE, Optional.empty()), stuck.outcome());
  }
}

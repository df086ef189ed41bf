package io.github.xiangqirules.opponents.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Progress;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class XiangqiOpponentTest {
  @Property(tries = 150)
  void itPlaysLegalMovesAndExpectsLegalMoves(
      @ForAll long seed,
      @ForAll @IntRange(max = 150) int plies,
      @ForAll @IntRange(min = 1, max = XiangqiOpponent.LEVELS) int level,
      @ForAll @IntRange(min = 1, max = 3000) int nodes) {
    Game<XiangqiPosition, XiangqiMove> game = Playing.random(RuleBook.WXF, seed, plies);
    Watch watch = new Watch();
    XiangqiMove chosen =
        XiangqiOpponent.ofLevel(level, seed).choose(game, Budget.ofNodes(nodes), watch);
    assertTrue(game.legalMoves().contains(chosen));
    for (Progress<XiangqiMove> report : watch.reports) {
      XiangqiPosition position = game.position();
      for (XiangqiMove move : report.line()) {
        position = position.play(move);
      }
    }
  }

  @Property(tries = 30)
  void theSameSeedAndNodesChooseTheSameMove(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = XiangqiOpponent.LEVELS) int level) {
    Budget budget = Budget.ofNodes(3000);
    XiangqiOpponent one = XiangqiOpponent.ofLevel(level, seed, 1);
    XiangqiOpponent other = XiangqiOpponent.ofLevel(level, seed, 1);
    Game<XiangqiPosition, XiangqiMove> game = Playing.random(RuleBook.CASUAL, seed, 20);
    XiangqiMove chosen = one.choose(game, budget, Listener.none());
    other.choose(Playing.random(RuleBook.CASUAL, seed + 1, 30), budget, Listener.none());
    assertEquals(chosen, other.choose(game, budget, Listener.none()));
    assertEquals(chosen, one.choose(game, budget, Listener.none()));
  }

  @Test
  void beginnersHaveWhims() {
    Game<XiangqiPosition, XiangqiMove> start = Playing.random(RuleBook.CASUAL, 1, 0);
    Set<XiangqiMove> chosen = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      XiangqiOpponent beginner = XiangqiOpponent.ofLevel(1, seed);
      chosen.add(beginner.choose(start, Budget.unlimited(), Listener.none()));
    }
    assertTrue(chosen.size() > 5);
  }

  @Test
  void itStopsAtOnceWhenAsked() {
    int[] asked = {0};
    Listener<XiangqiMove> impatient =
        new Listener<>() {
          @Override
          public boolean cancelled() {
            return ++asked[0] > 20;
          }
        };
    Game<XiangqiPosition, XiangqiMove> start = Playing.random(RuleBook.CASUAL, 1, 0);
    XiangqiMove chosen = XiangqiOpponent.strongest(1).choose(start, Budget.unlimited(), impatient);
    assertTrue(start.legalMoves().contains(chosen));
    assertTrue(asked[0] <= 22, "asked again " + asked[0] + " times");
  }

  @Test
  void itLooksNoFurtherThanItsBudget() {
    Game<XiangqiPosition, XiangqiMove> start = Playing.random(RuleBook.CASUAL, 1, 0);
    Watch watch = new Watch();
    XiangqiOpponent.strongest(1).choose(start, Budget.ofDepth(4), watch);
    assertEquals(4, watch.last().depth());
    watch = new Watch();
    XiangqiOpponent.strongest(1).choose(start, Budget.ofNodes(10_000), watch);
    assertTrue(watch.last().nodes() <= 10_000);
  }

  @Test
  void aBudgetOfTimeEnds() {
    Game<XiangqiPosition, XiangqiMove> start = Playing.random(RuleBook.CASUAL, 1, 0);
    Budget moment = Budget.ofTime(Duration.ofMillis(1));
    assertTrue(
        start
            .legalMoves()
            .contains(XiangqiOpponent.strongest(1).choose(start, moment, Listener.none())));
  }

  @Test
  void reportsGoDeeperAndCountNodes() {
    Watch watch = new Watch();
    XiangqiOpponent.strongest(1)
        .choose(Playing.random(RuleBook.CASUAL, 1, 0), Budget.ofNodes(20_000), watch);
    for (int i = 1; i < watch.reports.size(); i++) {
      assertEquals(watch.reports.get(i - 1).depth() + 1, watch.reports.get(i).depth());
      assertTrue(watch.reports.get(i).nodes() > watch.reports.get(i - 1).nodes());
    }
    assertTrue(watch.reports.size() > 4);
  }

  @Test
  void aGameThatIsOverHasNoMove() {
    Game<XiangqiPosition, XiangqiMove> mated =
        Playing.game(RuleBook.CASUAL, "3k5/RR7/9/9/9/9/9/9/9/4K4 w - - 0 1", "a8a9");
    assertThrows(
        IllegalArgumentException.class,
        () -> XiangqiOpponent.strongest(1).choose(mated, Budget.unlimited(), Listener.none()));
  }

  @Test
  void thereAreTenLevels() {
    assertEquals(10, XiangqiOpponent.LEVELS);
    assertThrows(IllegalArgumentException.class, () -> XiangqiOpponent.ofLevel(0, 1));
    assertThrows(IllegalArgumentException.class, () -> XiangqiOpponent.ofLevel(11, 1));
    assertThrows(IllegalArgumentException.class, () -> XiangqiOpponent.strongest(0));
  }
}

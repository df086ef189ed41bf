package io.github.xiangqirules.opponents.generic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.opponents.OpponentLaws;
import io.github.xiangqirules.opponents.Progress;
import io.github.xiangqirules.testkit.RandomPlay;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

final class GenericOpponentsTest {
  private static final Budget SMALL = Budget.ofNodes(2_000);

  @Provide
  Arbitrary<Game<XiangqiPosition, XiangqiMove>> xiangqi() {
    return RandomPlay.games(XiangqiRules.of(RuleBook.THREEFOLD_DRAW), 120);
  }

  @Provide
  Arbitrary<Game<ClimbingPosition, ClimbingMove>> climbing() {
    return RandomPlay.games(ClimbingRules.standard().withQuietPlies(20), 300);
  }

  @Property(tries = 40)
  void theyPlayXiangqi(
      @ForAll("xiangqi") Game<XiangqiPosition, XiangqiMove> game, @ForAll long seed) {
    OpponentLaws.check(RandomOpponent::new, game, seed);
    OpponentLaws.check(GreedyOpponent::new, game, seed);
    OpponentLaws.check(PlayoutOpponent::new, game, seed);
  }

  @Property(tries = 60)
  void theyPlayClimbing(
      @ForAll("climbing") Game<ClimbingPosition, ClimbingMove> game, @ForAll long seed) {
    OpponentLaws.check(RandomOpponent::new, game, seed);
    OpponentLaws.check(GreedyOpponent::new, game, seed);
    OpponentLaws.check(PlayoutOpponent::new, game, seed);
  }

  @Test
  void randomLeavesNoMoveOut() {
    Game<XiangqiPosition, XiangqiMove> start = Game.start(XiangqiRules.standard());
    Set<XiangqiMove> played = new HashSet<>();
    for (int seed = 0; seed < 600; seed++) {
      Opponent<XiangqiPosition, XiangqiMove> random = new RandomOpponent<>(seed);
      played.add(random.choose(start, SMALL, Listener.none()));
    }
    assertEquals(new HashSet<>(start.legalMoves()), played);
  }

  @Test
  void greedyTakesAChariotBeforeAHorse() {
    assertEquals("a5a9", greedy("r2ak4/9/9/9/R7n/9/9/9/9/3K5 w - - 0 1"));
    assertEquals("a5i5", greedy("c2ak4/9/9/9/R7r/9/9/9/9/3K5 w - - 0 1"));
  }

  @Test
  void greedyMatesRatherThanTakes() {
    // The chariot could take a cannon; on the last rank it mates.
    assertEquals("b0b9", greedy("4k4/R6c1/9/9/9/9/9/9/9/1R1K5 w - - 0 1"));
  }

  @Test
  void greedyTakesByRankInClimbing() {
    ClimbingRules rules = ClimbingRules.standard();
    ClimbingPosition position =
        ClimbingPosition.parse(
            "-,-,-,-/-,-,p,-/-,c,R,-/-,-,n,- r KAABBRNNCCPPPPPkaabbrrncpppp 0 80");
    ClimbingMove choice =
        new GreedyOpponent<ClimbingPosition, ClimbingMove>(1)
            .choose(Game.start(rules, position), SMALL, Listener.none());
    assertEquals("c2xc1", choice.text());
  }

  @Test
  void playoutsFindAMateInOne() {
    XiangqiPosition position = XiangqiPosition.parse("4k4/R6c1/9/9/9/9/9/9/9/1R1K5 w - - 0 1");
    XiangqiMove choice =
        new PlayoutOpponent<XiangqiPosition, XiangqiMove>(5)
            .choose(
                Game.start(XiangqiRules.standard(), position),
                Budget.ofNodes(60_000),
                Listener.none());
    assertEquals("b0b9", choice.text());
  }

  @Test
  void playoutsBeatRandomPlayInClimbing() {
    ClimbingRules rules = ClimbingRules.standard().withQuietPlies(200);
    int won = 0;
    for (int game = 0; game < 10; game++) {
      Optional<Player> winner =
          OpponentLaws.winner(
              rules, new PlayoutOpponent<>(game), new RandomOpponent<>(game), 10_000, game);
      won += winner.equals(Optional.of(Player.FIRST)) ? 1 : 0;
    }
    assertTrue(won >= 8, "won " + won + " of 10");
  }

  @Test
  void playoutsStopWhenAsked() {
    OpponentLaws.checkStops(new PlayoutOpponent<>(3), Game.start(XiangqiRules.standard()));
    OpponentLaws.checkStops(new PlayoutOpponent<>(3), Game.start(ClimbingRules.standard()));
  }

  @Test
  void playoutsTellWhatTheyFound() {
    List<Progress<XiangqiMove>> told = new ArrayList<>();
    Listener<XiangqiMove> listener =
        new Listener<>() {
          @Override
          public void progress(Progress<XiangqiMove> progress) {
            told.add(progress);
          }
        };
    new PlayoutOpponent<XiangqiPosition, XiangqiMove>(3)
        .choose(Game.start(XiangqiRules.standard()), Budget.ofNodes(20_000), listener);
    assertTrue(told.size() >= 2, () -> told.size() + " reports");
    assertTrue(told.get(0).nodes() < told.get(1).nodes());
    XiangqiPosition.initial().play(told.get(1).line().get(0));
  }

  private static String greedy(String fen) {
    return new GreedyOpponent<XiangqiPosition, XiangqiMove>(1)
        .choose(
            Game.start(XiangqiRules.standard(), XiangqiPosition.parse(fen)), SMALL, Listener.none())
        .text();
  }
}

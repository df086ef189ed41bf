package io.github.xiangqirules.opponents.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
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
import io.github.xiangqirules.opponents.Score;
import io.github.xiangqirules.opponents.generic.GreedyOpponent;
import io.github.xiangqirules.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

final class ClimbingOpponentTest {
  private static final ClimbingRules RULES = ClimbingRules.standard();

  @Provide
  Arbitrary<Game<ClimbingPosition, ClimbingMove>> games() {
    return RandomPlay.games(RULES.withQuietPlies(20), 300);
  }

  @Property(tries = 150)
  void everyLevelKeepsTheLaws(
      @ForAll("games") Game<ClimbingPosition, ClimbingMove> game,
      @ForAll @IntRange(min = 1, max = 10) int level,
      @ForAll long seed) {
    OpponentLaws.check(s -> ClimbingOpponent.ofLevel(level, s), game, seed);
  }

  @Test
  void levelsAreOneToTen() {
    assertEquals(10, ClimbingOpponent.LEVELS);
    assertThrows(IllegalArgumentException.class, () -> ClimbingOpponent.ofLevel(0, 1));
    assertThrows(IllegalArgumentException.class, () -> ClimbingOpponent.ofLevel(11, 1));
  }

  @Test
  void itStopsWhenAsked() {
    OpponentLaws.checkStops(ClimbingOpponent.ofLevel(10, 1), RandomPlay.game(RULES, 4, 12));
  }

  @Test
  void itTakesWhatIsFree() {
    assertEquals(
        "b1xb2", choice("-,-,-,-/-,-,-,p/-,n,-,-/-,R,-,- r KAABBRNNCCPPPPPkaabbrrnccpppp 0 80"));
  }

  @Test
  void itDoesNotTakeASoldierThatAChariotGuards() {
    // On b2 the advisor would be taken by the other one.
    String guarded = "-,-,-,-/-,a,-,-/-,p,-,-/-,A,-,p r KABBRRNNCCPPPPPkabbrrnnccppp 0 80";
    assertNotEquals("b1xb2", choice(guarded));
  }

  @Test
  void itSeesAForcedWinToItsEnd() {
    ClimbingPosition position =
        ClimbingPosition.parse(
            "-,-,-,-/-,-,-,-/-,n,-,-/-,R,-,- r KAABBRNNCCPPPPPkaabbrrnccppppp 0 80");
    List<Progress<ClimbingMove>> told = new ArrayList<>();
    Listener<ClimbingMove> listener =
        new Listener<>() {
          @Override
          public void progress(Progress<ClimbingMove> progress) {
            told.add(progress);
          }
        };
    ClimbingMove choice =
        ClimbingOpponent.ofLevel(10, 1)
            .choose(Game.start(RULES, position), Budget.ofNodes(10_000), listener);
    assertTrue(
        position.play(choice).legalMoves().isEmpty(), "it takes the last piece or steps on it");
    Score last = told.get(told.size() - 1).score();
    assertEquals(1, assertInstanceOf(Score.Forced.class, last).moves());
  }

  @Test
  void theSideThatIsBetterKeepsTheGameGoing() {
    assertEquals(
        "b1xb2",
        onTheLastQuietPly("-,-,-,p/-,-,-,-/-,n,-,-/-,R,-,- r KAABBRNNCCPPPPPkaabbrrnccpppp 5 80"));
  }

  @Test
  void theSideThatIsWorseTakesTheDrawAndNoSoldier() {
    assertNotEquals(
        "b1xb2",
        onTheLastQuietPly("-,-,-,r/-,-,-,-/-,p,-,-/-,P,-,- r KAABBRRNNCCPPPPkaabbrnnccpppp 5 80"));
  }

  /** The choice where any step makes the sixth quiet ply, and so a draw. */
  private static String onTheLastQuietPly(String text) {
    return ClimbingOpponent.ofLevel(10, 1)
        .choose(
            Game.start(RULES.withQuietPlies(6), ClimbingPosition.parse(text)),
            Budget.ofNodes(60),
            Listener.none())
        .text();
  }

  @Test
  void fullStrengthBeatsGreedyPlay() {
    assertTrue(wins(10, 6, 3_000) >= 5);
  }

  private static int wins(int level, int games, long nodes) {
    int won = 0;
    for (int game = 0; game < games; game++) {
      boolean first = game % 2 == 0;
      Opponent<ClimbingPosition, ClimbingMove> opponent = ClimbingOpponent.ofLevel(level, game);
      Opponent<ClimbingPosition, ClimbingMove> greedy = new GreedyOpponent<>(game);
      Optional<Player> winner =
          OpponentLaws.winner(
              RULES, first ? opponent : greedy, first ? greedy : opponent, nodes, game);
      won += winner.equals(Optional.of(first ? Player.FIRST : Player.SECOND)) ? 1 : 0;
    }
    return won;
  }

  private static String choice(String text) {
    return ClimbingOpponent.ofLevel(10, 1)
        .choose(
            Game.start(RULES, ClimbingPosition.parse(text)), Budget.ofNodes(5_000), Listener.none())
        .text();
  }
}

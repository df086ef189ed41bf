package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Ruling;
import io.github.xiangqirules.api.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rule 6: there is no draw unless the host chooses one. */
class PolicyTest {
  private static final String[] ROUND = {"a1-a2", "d4-d3", "a2-a1", "d3-d4"};
  private final ClimbingPosition start = Boards.of("-,-,-,k/-,-,-,-/-,-,-,-/K,-,-,-", "r");

  private Game<ClimbingPosition, ClimbingMove> rounds(ClimbingRules rules, int rounds) {
    Game<ClimbingPosition, ClimbingMove> game = Game.start(rules, start);
    for (int i = 0; i < rounds; i++) {
      game = Boards.play(game, ROUND);
    }
    return game;
  }

  private static Outcome.Drawn drawn(Game<ClimbingPosition, ClimbingMove> game) {
    return assertInstanceOf(Outcome.Drawn.class, game.outcome());
  }

  @Test
  void thePublishedRulesKnowNoDraw() {
    assertFalse(rounds(ClimbingRules.standard(), 50).outcome().isOver());
  }

  @Test
  void aRepeatedPositionDrawsWhereTheHostChoseIt() {
    ClimbingRules rules = ClimbingRules.standard().withRepetition(3);
    assertFalse(Boards.play(rounds(rules, 1), ROUND[0], ROUND[1], ROUND[2]).outcome().isOver());
    Outcome.Drawn drawn = drawn(rounds(rules, 2));
    assertEquals(Reason.REPETITION, drawn.reason());
    Ruling ruling = drawn.ruling().orElseThrow();
    assertEquals("climbing", ruling.book());
    assertEquals("repetition", ruling.rule());
    assertEquals(1, ruling.fromPly());
    assertEquals(8, ruling.toPly());
    assertEquals(
        "The same stacks with the same side to move occurred 3 times. The game is drawn.",
        ruling.explain());
  }

  @Test
  void quietPliesDrawWhereTheHostChoseIt() {
    ClimbingRules rules = ClimbingRules.standard().withQuietPlies(6);
    Game<ClimbingPosition, ClimbingMove> game = Boards.play(rounds(rules, 1), ROUND[0]);
    assertFalse(game.outcome().isOver());
    Outcome.Drawn drawn = drawn(Boards.play(game, ROUND[1]));
    assertEquals(Reason.MOVE_LIMIT, drawn.reason());
    Ruling ruling = drawn.ruling().orElseThrow();
    assertEquals("quiet-plies", ruling.rule());
    assertEquals(1, ruling.fromPly());
    assertEquals(6, ruling.toPly());
    assertEquals(
        "There were 6 plies without a flip or capture. The game is drawn.", ruling.explain());
  }

  @Test
  void theRulingNamesThePliesThatWereCounted() {
    ClimbingPosition open = Boards.of("-,-,-,k/-,-,-,-/-,-,-,?/K,-,-,-", "r");
    ClimbingRules repetition = ClimbingRules.standard().withRepetition(2);
    Ruling cycle =
        drawn(
                Boards.play(
                    Boards.play(Game.start(repetition, open), "a1-b1", "d2=A", "b1-a1"),
                    "d4-d3",
                    "a1-a2",
                    "d3-d4",
                    "a2-a1"))
            .ruling()
            .orElseThrow();
    assertEquals(4, cycle.fromPly());
    assertEquals(7, cycle.toPly());
    ClimbingRules quiet = ClimbingRules.standard().withQuietPlies(3);
    Ruling count =
        drawn(Boards.play(Game.start(quiet, open), "a1-b1", "d2=A", "b1-a1", "d4-d3", "a1-a2"))
            .ruling()
            .orElseThrow();
    assertEquals(3, count.fromPly());
    assertEquals(5, count.toPly());
  }

  @Test
  void repetitionIsLookedAtBeforeQuietPlies() {
    ClimbingRules rules = ClimbingRules.standard().withRepetition(2).withQuietPlies(4);
    assertEquals(Reason.REPETITION, drawn(rounds(rules, 1)).reason());
  }

  @Test
  void quietPliesOfTheStartCount() {
    ClimbingPosition quiet = start.toSetup().withQuietPlies(5).withPly(90).position();
    ClimbingRules rules = ClimbingRules.standard().withQuietPlies(6);
    Game<ClimbingPosition, ClimbingMove> game = Boards.play(Game.start(rules, quiet), "a1-a2");
    assertEquals(1, drawn(game).ruling().orElseThrow().fromPly());
  }

  @Test
  void aPlayerWithoutAMoveHasLostBeforeAnyPolicyDraws() {
    ClimbingPosition last =
        ClimbingPosition.parse(
            "-,-,-,-/-,-,-,-/-,-,-,-/A,-,-,- r KABBRRNNCCPPPPPkaabbrrnnccppppp 9 72");
    ClimbingRules rules = ClimbingRules.standard().withQuietPlies(10);
    Outcome.Won won =
        assertInstanceOf(
            Outcome.Won.class, Boards.play(Game.start(rules, last), "a1-b1").outcome());
    assertEquals(Player.FIRST, won.winner());
    assertEquals(Reason.STALEMATE, won.reason());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "climbing",
        "climbing repetition=3",
        "climbing quiet=40",
        "climbing repetition=2 quiet=10000"
      })
  void rulesAreFoundByTheTextTheyWrite(String text) {
    assertEquals(text, Variants.rules(text).text());
    assertEquals(Variants.rules(text), Variants.rules(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "climbing repetition=1",
        "climbing repetition=-2",
        "climbing repetition=",
        "climbing quiet=10001",
        "climbing quiet=99999999999",
        "climbing quiet=007",
        "climbing quite=7"
      })
  void optionsOutOfRangeAreRefused(String text) {
    assertThrows(NotationException.class, () -> Variants.rules(text));
  }

  @Test
  void aCallersOwnBadOptionIsAnIllegalArgument() {
    ClimbingRules rules = ClimbingRules.standard();
    assertThrows(IllegalArgumentException.class, () -> rules.withRepetition(1));
    assertThrows(IllegalArgumentException.class, () -> rules.withRepetition(-1));
    assertThrows(IllegalArgumentException.class, () -> rules.withQuietPlies(-1));
    assertThrows(IllegalArgumentException.class, () -> rules.withRepetition(10_001));
    assertEquals(10_000, rules.withRepetition(10_000).repetition());
  }

  @Test
  void theVariantIsFoundByItsName() {
    assertEquals(ClimbingRules.standard(), Variants.rules("climbing"));
    assertEquals(ClimbingRules.standard().variant(), Variants.all().get(0));
    assertEquals("Climbing Xiangqi", Variants.all().get(0).name());
    assertEquals(2, Variants.all().get(0).options().size());
  }
}

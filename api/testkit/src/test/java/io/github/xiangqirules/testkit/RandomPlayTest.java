package io.github.xiangqirules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.urn.UrnMove;
import io.github.xiangqirules.urn.UrnPosition;
import io.github.xiangqirules.urn.UrnRules;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

class RandomPlayTest {
  private static final UrnRules RULES = new UrnRules(0);

  @Provide
  Arbitrary<Game<UrnPosition, UrnMove>> games() {
    return RandomPlay.games(RULES, 40);
  }

  @Provide
  Arbitrary<UrnMove> moves() {
    return RandomPlay.moves(RULES, 40);
  }

  @Provide
  Arbitrary<UrnMove> lastMoves() {
    return RandomPlay.moves(RULES, List.of(new UrnPosition(0, 0, 1, false, 0, 0)), 40);
  }

  @Provide
  Arbitrary<String> broken() {
    return BrokenTexts.of(RandomPlay.positions(RULES, 40).map(UrnPosition::text));
  }

  @Property(tries = 300)
  @StatisticsReport(onFailureOnly = true)
  void gamesStartGoOnComeBackAndEnd(@ForAll("games") Game<UrnPosition, UrnMove> game) {
    assertTrue(game.plies() <= 40);
    Statistics.label("stands")
        .collect(game.outcome().getClass().getSimpleName())
        .coverage(
            coverage -> {
              coverage.check("Ongoing").percentage(share -> share > 5);
              coverage.check("Won").percentage(share -> share > 5);
              coverage.check("Claimable").count(games -> games > 0);
            });
    Statistics.label("start")
        .collect(game.plies() == 0)
        .coverage(coverage -> coverage.check(true).count(games -> games > 0));
  }

  @Property(tries = 300)
  @StatisticsReport(onFailureOnly = true)
  void movesAreChoicesAndResults(@ForAll("moves") UrnMove move) {
    Statistics.label("moves")
        .collect(move)
        .coverage(
            coverage -> {
              for (UrnMove each : UrnMove.values()) {
                coverage.check(each).count(moves -> moves > 0);
              }
            });
  }

  @Property(tries = 50)
  void movesArePossibleInGamesFromWhereTheyAreTold(@ForAll("lastMoves") UrnMove move) {
    assertTrue(move == UrnMove.DRAW || move == UrnMove.DRAW_BLACK);
  }

  @Property(tries = 1000)
  @StatisticsReport(onFailureOnly = true)
  void textsAreMostlyBroken(@ForAll("broken") String text) {
    boolean good;
    try {
      good = RULES.parsePosition(text).text().equals(text);
    } catch (RuntimeException e) {
      good = false;
    }
    Statistics.label("good")
        .collect(good)
        .coverage(coverage -> coverage.check(false).percentage(share -> share > 70));
    Statistics.label("foreign")
        .collect(text.chars().noneMatch(c -> c == ' '))
        .coverage(coverage -> coverage.check(true).percentage(share -> share > 2));
  }

  @Example
  void whatFailsShrinksToTheFirstMovesAndWhatItTakes() {
    Game<UrnPosition, UrnMove> drawn =
        shrunk(game -> game.moves().contains(UrnMove.DRAW_BLACK)).value();
    assertEquals(List.of(UrnMove.DRAW_BLACK), drawn.moves());
    Game<UrnPosition, UrnMove> third = shrunk(game -> game.plies() == 3).value();
    assertEquals(3, third.plies());
    assertEquals(UrnMove.TAKE, third.moves().get(0));
  }

  private Shrinkable<Game<UrnPosition, UrnMove>> shrunk(
      Predicate<Game<UrnPosition, UrnMove>> fails) {
    RandomGenerator<Game<UrnPosition, UrnMove>> generator = games().generator(1000);
    Random random = new Random(1);
    Shrinkable<Game<UrnPosition, UrnMove>> sample = generator.next(random);
    while (!fails.test(sample.value())) {
      sample = generator.next(random);
    }
    Optional<Shrinkable<Game<UrnPosition, UrnMove>>> smaller = Optional.of(sample);
    while (smaller.isPresent()) {
      sample = smaller.get();
      smaller = sample.shrink().filter(each -> fails.test(each.value())).findFirst();
    }
    return sample;
  }

  @Example
  void gamesStartWhereTheyAreTold() {
    UrnPosition over = new UrnPosition(0, 0, 0, false, 0, 0);
    RandomGenerator<Game<UrnPosition, UrnMove>> generator =
        RandomPlay.games(RULES, List.of(over), 40).generator(1000);
    assertEquals(over, generator.next(new Random(1)).value().position());
    assertThrows(IllegalArgumentException.class, () -> RandomPlay.games(RULES, List.of(), 40));
  }

  @Example
  void aSeedGivesOneGame() {
    assertEquals(RandomPlay.game(RULES, 7, 40), RandomPlay.game(RULES, 7, 40));
    assertFalse(RandomPlay.game(RULES, 7, 40).equals(RandomPlay.game(RULES, 8, 40)));
  }
}

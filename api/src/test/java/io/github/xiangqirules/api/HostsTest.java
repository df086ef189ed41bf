package io.github.xiangqirules.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMultiset;
import io.github.xiangqirules.urn.UrnRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/** What hosts write against the api without a line about a variant: a server, a search, a job. */
class HostsTest {
  /** A table of a game server: checked choices, a hidden deal, take-back, storing. */
  private static final class Table<P extends Position<P, M>, M extends Move> {
    private final List<String> store;
    private final Deal<P, M> deal;
    private Game<P, M> game;

    private Table(List<String> store, Deal<P, M> deal, Game<P, M> game) {
      this.store = store;
      this.deal = deal;
      this.game = game;
    }

    static <P extends Position<P, M>, M extends Move> Table<P, M> open(
        Rules<P, M> rules, List<String> store, Random random) {
      P start = rules.initialPosition();
      Deal<P, M> deal = rules.deal(start, random);
      store.addAll(List.of(rules.text(), start.text(), deal.secret()));
      return new Table<>(store, deal, Game.start(rules, start));
    }

    static <P extends Position<P, M>, M extends Move> Table<P, M> restore(
        Rules<P, M> rules, List<String> store) {
      P start = rules.parsePosition(store.get(1));
      Replay<P, M> replay = Game.replay(rules, start, store.subList(3, store.size()));
      assertTrue(replay.error().isEmpty());
      return new Table<>(store, rules.parseDeal(start, store.get(2)), replay.game());
    }

    /** Answers a client's text. */
    String move(Player by, String text) {
      if (game.position().toMove() != by) {
        return "not your turn";
      }
      try {
        game = game.play(game.rules().parseMove(text), deal);
        store.add(game.events().get(game.plies() - 1));
        return "ok";
      } catch (RulesException e) {
        return e.problems().get(0).code();
      }
    }

    void takeBack() {
      game = game.takeBack(1);
      store.remove(store.size() - 1);
    }
  }

  @Test
  void aServerPlaysAnyVariantAndSurvivesARestart() {
    List<String> store = new ArrayList<>();
    Table<?, ?> table = Table.open(Variants.rules("urn"), store, new Random(3));
    assertEquals("ok", table.move(Player.FIRST, "draw?"));
    String revealed = store.get(3);
    assertEquals("not your turn", table.move(Player.FIRST, "take"));
    assertEquals("not-a-choice", table.move(Player.SECOND, "draw=P"));
    assertEquals("move", table.move(Player.SECOND, "jump"));
    table.takeBack();
    Table<?, ?> restored = Table.restore(Variants.rules(store.get(0)), store);
    assertEquals("ok", restored.move(Player.FIRST, "draw?"));
    assertEquals(revealed, store.get(3));
  }

  /** A search with chance nodes. */
  private static final class Search<P extends Position<P, M>, M extends Move> {
    private final ToDoubleFunction<P> evaluate;

    Search(ToDoubleFunction<P> evaluate) {
      this.evaluate = evaluate;
    }

    double value(P position, int depth) {
      if (position.outcome() instanceof Outcome.Won won) {
        return won.winner() == position.toMove() ? 1 : -1;
      }
      if (depth == 0) {
        return evaluate.applyAsDouble(position);
      }
      double best = -1;
      for (M choice : position.legalMoves()) {
        ImmutableMultiset<M> results = position.results(choice);
        double sum = 0;
        for (M result : results.elementSet()) {
          sum -= results.count(result) * value(position.play(result), depth - 1);
        }
        best = Math.max(best, sum / results.size());
      }
      return best;
    }
  }

  private static <P extends Position<P, M>, M extends Move> double value(
      Rules<P, M> rules, String text) {
    return new Search<P, M>(position -> 0).value(rules.parsePosition(text), 6);
  }

  @Test
  void aSearchWeighsResultsByTheirOdds() {
    Rules<?, ?> rules = Variants.rules("urn");
    assertEquals(1, value(rules, "1 0 0 - 0 0"));
    // The only choice is to draw: red (one in four) leaves a pebble to the other, black nothing.
    assertTrue(value(rules, "0 0 1 - 0 0") == 1);
    assertFalse(value(rules, "0 1 3 - 0 0") == 1);
  }

  /** A job over lines of text; only text travels. */
  private static Map<Long, Integer> visits(List<String> lines) {
    Map<Long, Integer> visits = new HashMap<>();
    for (String line : lines) {
      List<String> words = List.of(line.split(",", -1));
      count(Variants.rules(words.get(0)), words.subList(1, words.size()), visits);
    }
    return visits;
  }

  private static <P extends Position<P, M>, M extends Move> void count(
      Rules<P, M> rules, List<String> events, Map<Long, Integer> visits) {
    Game<P, M> game = Game.replay(rules, rules.initialPosition(), events).game();
    game.positions().forEach(position -> visits.merge(position.key(), 1, Integer::sum));
  }

  @Test
  void aJobCountsPositionsByTheirKeys() {
    Map<Long, Integer> visits = visits(List.of("urn,take,turn", "urn,take,take,bad,turn"));
    assertEquals(2, visits.get(new UrnRules(0).initialPosition().key()));
    assertEquals(4, visits.size());
  }
}

package io.github.xiangqirules.quickstart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Replay;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Variants;
import io.github.xiangqirules.climbing.ClimbingDeal;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the README shows to hosts, run. {@link ReadmeTest} compares the two texts. */
class ReadmeHostTest {
  private final List<String> published = new ArrayList<>();
  private final List<String> stored = new ArrayList<>();

  private void publish(String text) {
    published.add(text);
  }

  private void store(String text) {
    stored.add(text);
  }

  @Test
  void climbing() {
    ClimbingRules rules = ClimbingRules.standard();
    Deal<ClimbingPosition, ClimbingMove> deal =
        rules.deal(rules.initialPosition(), new SecureRandom());
    publish(deal.commitment()); // before the game
    store(deal.secret()); // for the host alone

    Game<ClimbingPosition, ClimbingMove> game = Game.start(rules);
    game = game.play(ClimbingMove.parse("b2?"), deal); // becomes b2=C, say
    publish(game.position().text());

    game = game.end(new Ending.Resigned(Player.SECOND));
    publish(deal.secret()); // after the game everybody can check it
    boolean honest = ClimbingDeal.verify(game, deal.secret(), deal.commitment());
    assertTrue(honest);
    assertEquals(3, published.size());
  }

  static final class Seats {
    private final String first = newToken();
    private final String second = newToken();

    private static String newToken() {
      byte[] bytes = new byte[16];
      new SecureRandom().nextBytes(bytes);
      return java.util.HexFormat.of().formatHex(bytes);
    }

    boolean mayMove(String token, Player player) {
      return token.equals(player == Player.FIRST ? first : second);
    }
  }

  static final class Table<P extends Position<P, M>, M extends Move> {
    private final Seats seats = new Seats();
    private final Deal<P, M> deal; // the host's secret: never sent, never logged
    private Game<P, M> game;

    Table(Rules<P, M> rules) {
      deal = rules.deal(rules.initialPosition(), new SecureRandom());
      game = Game.start(rules);
    }

    static Table<?, ?> open(String rules) { // "xiangqi rulebook=wxf", "climbing"
      return open(Variants.rules(rules));
    }

    private static <P extends Position<P, M>, M extends Move> Table<P, M> open(Rules<P, M> rules) {
      return new Table<>(rules);
    }

    synchronized String play(String token, String text) {
      if (!seats.mayMove(token, game.position().toMove())) {
        throw new SecurityException("not your seat");
      }
      M choice = game.rules().parseMove(text); // any bad text: one RulesException
      game = game.play(choice, deal); // a client cannot name what its flip reveals
      return game.position().text(); // public: holds nothing unseen
    }
  }

  @Test
  void oneServerForBothGames() {
    Table<?, ?> xiangqi = Table.open("xiangqi rulebook=wxf");
    Table<?, ?> climbing = Table.open("climbing");
    assertTrue(xiangqi.play(xiangqi.seats.first, "h2e2").contains("/1C2C4/"));
    assertNotEquals(climbing.game, null);
    assertTrue(climbing.play(climbing.seats.first, "b2?").contains("/"));
  }

  @Test
  void aStoredGameComesBack() {
    String stored = String.join(" ", storeAGame());
    List<String> events = List.of(stored.split(" "));
    Rules<ClimbingPosition, ClimbingMove> rules = ClimbingRules.standard();
    Replay<ClimbingPosition, ClimbingMove> replay =
        Game.replay(rules, rules.initialPosition(), events);
    replay.game(); // all that could be replayed
    replay.error(); // and why the rest could not, if there is a rest
    assertEquals(4, replay.game().plies());
    assertTrue(replay.error().isEmpty());
  }

  private static List<String> storeAGame() {
    ClimbingRules rules = ClimbingRules.standard();
    Deal<ClimbingPosition, ClimbingMove> deal =
        rules.deal(rules.initialPosition(), new SecureRandom());
    Game<ClimbingPosition, ClimbingMove> game = Game.start(rules);
    for (String flip : List.of("a1?", "b2?", "c3?", "d4?")) {
      game = game.play(ClimbingMove.parse(flip), deal);
    }
    return game.events();
  }
}

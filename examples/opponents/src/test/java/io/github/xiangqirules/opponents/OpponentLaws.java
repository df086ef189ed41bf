package io.github.xiangqirules.opponents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Dealer;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongFunction;

/** What every opponent keeps to, whatever it plays. */
public final class OpponentLaws {
  private static final Budget SMALL = Budget.ofNodes(500);

  private OpponentLaws() {}

  /** All laws, in the position of one game, which may be over. */
  public static <P extends Position<P, M>, M extends Move> void check(
      LongFunction<Opponent<P, M>> opponents, Game<P, M> game, long seed) {
    try (Opponent<P, M> opponent = opponents.apply(seed);
        Opponent<P, M> twin = opponents.apply(seed)) {
      if (game.outcome().isOver()) {
        assertThrows(
            IllegalArgumentException.class, () -> opponent.choose(game, SMALL, Listener.none()));
        return;
      }
      M choice = opponent.choose(game, SMALL, Listener.none());
      assertTrue(game.legalMoves().contains(choice), () -> choice + " in " + game);
      assertEquals(choice, twin.choose(game, SMALL, Listener.none()), "the same seed and nodes");
    }
  }

  /** An opponent that is asked to stop plays a legal move, and was told that it could go on. */
  public static <P extends Position<P, M>, M extends Move> void checkStops(
      Opponent<P, M> opponent, Game<P, M> game) {
    int[] questions = {0};
    Listener<M> impatient =
        new Listener<>() {
          @Override
          public boolean cancelled() {
            return ++questions[0] >= 2;
          }
        };
    M choice = opponent.choose(game, Budget.unlimited(), impatient);
    assertTrue(game.legalMoves().contains(choice));
    assertEquals(2, questions[0], "it stops when told, and asks no more");
  }

  /** Plays a game between two opponents with nodes for each move; empty for a draw. */
  public static <P extends Position<P, M>, M extends Move> Optional<Player> winner(
      Rules<P, M> rules, Opponent<P, M> first, Opponent<P, M> second, long nodes, long deal) {
    Dealer<P, M> dealer = rules.deal(rules.initialPosition(), new Random(deal));
    Game<P, M> game = Game.start(rules);
    while (!game.outcome().isOver() && game.plies() < 600) {
      Opponent<P, M> mover = game.plies() % 2 == 0 ? first : second;
      game = game.play(mover.choose(game, Budget.ofNodes(nodes), Listener.none()), dealer);
    }
    return game.outcome() instanceof Outcome.Won won ? Optional.of(won.winner()) : Optional.empty();
  }
}

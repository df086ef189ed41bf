package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Dealer;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Games and positions reached by random play. They shrink to shorter games.
 *
 * <pre>{@code
 * @Provide
 * Arbitrary<XiangqiPosition> positions() {
 *   return RandomPlay.positions(XiangqiRules.standard(), 200);
 * }
 * }</pre>
 */
public final class RandomPlay {
  private RandomPlay() {}

  /** Games of up to that many plies from the initial position; they may be over. */
  public static <P extends Position<P, M>, M extends Move> Arbitrary<Game<P, M>> games(
      Rules<P, M> rules, int maxPlies) {
    return Combinators.combine(
            Arbitraries.randomValue(Random::nextLong), Arbitraries.integers().between(0, maxPlies))
        .as((seed, plies) -> game(rules, seed, plies));
  }

  /** Positions of {@link #games}. */
  public static <P extends Position<P, M>, M extends Move> Arbitrary<P> positions(
      Rules<P, M> rules, int maxPlies) {
    return games(rules, maxPlies).map(Game::position);
  }

  /** The game that a seed gives: each move is drawn from all legal ones with equal odds. */
  public static <P extends Position<P, M>, M extends Move> Game<P, M> game(
      Rules<P, M> rules, long seed, int maxPlies) {
    Random random = new Random(seed);
    Dealer<P, M> dealer = Dealer.random(random);
    Game<P, M> game = Game.start(rules);
    while (game.plies() < maxPlies && !game.outcome().isOver()) {
      List<M> moves = game.legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())), dealer);
    }
    return game;
  }
}

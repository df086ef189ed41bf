package io.github.xiangqirules.testkit;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
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
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;

/**
 * Games, positions and moves of any rules, as guided random play reaches them: at each ply a player
 * picks any move, or prefers to capture, or to leave the other few replies, or shuttles to and fro.
 * So the games come to openings, middle games and endgames, to checks, mates and repetitions.
 *
 * <p>What fails shrinks to a short game of the first legal moves, with only those others left that
 * it takes to fail.
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
    return games(rules, ImmutableList.of(rules.initialPosition()), maxPlies);
  }

  /**
   * Games of up to that many plies from any of the given positions, such as endgames that play from
   * the initial position would seldom reach. The first of these comes in half of the games at
   * least. Games that came to their end are taken back again as often as not, so that in a variant
   * of short games there are some that go on.
   *
   * @throws IllegalArgumentException if there is no start
   */
  public static <P extends Position<P, M>, M extends Move> Arbitrary<Game<P, M>> games(
      Rules<P, M> rules, List<P> starts, int maxPlies) {
    checkArgument(!starts.isEmpty(), "games have to start somewhere");
    // One in three is short, for openings.
    Arbitrary<List<Integer>> scripts =
        Arbitraries.frequencyOf(
            Tuple.of(2, scripts(maxPlies)), Tuple.of(1, scripts((maxPlies + 9) / 10)));
    return Combinators.combine(
            Arbitraries.oneOf(Arbitraries.just(starts.get(0)), Arbitraries.of(starts)),
            scripts,
            uniform(Integer.MAX_VALUE))
        .as(
            (start, script, number) ->
                takenBack(GuidedPlay.play(Game.start(rules, start), script, maxPlies), number));
  }

  /** For even numbers the game itself, for odd ones an earlier one if it is over. */
  private static <P extends Position<P, M>, M extends Move> Game<P, M> takenBack(
      Game<P, M> game, int number) {
    boolean stays = number % 2 == 0 || !game.outcome().isOver();
    return stays ? game : game.takeBack(number / 2 % (game.plies() + 1));
  }

  private static Arbitrary<List<Integer>> scripts(int maxLength) {
    return uniform(GuidedPlay.LAST_NUMBER)
        .list()
        .ofMaxSize(maxLength)
        .withSizeDistribution(RandomDistribution.uniform());
  }

  private static Arbitrary<Integer> uniform(int last) {
    return Arbitraries.integers()
        .between(0, last)
        .withDistribution(RandomDistribution.uniform())
        .withoutEdgeCases();
  }

  /** Positions of {@link #games(Rules, int)}. */
  public static <P extends Position<P, M>, M extends Move> Arbitrary<P> positions(
      Rules<P, M> rules, int maxPlies) {
    return games(rules, maxPlies).map(Game::position);
  }

  /**
   * Positions of {@link #games(Rules, List, int)}.
   *
   * @throws IllegalArgumentException if there is no start
   */
  public static <P extends Position<P, M>, M extends Move> Arbitrary<P> positions(
      Rules<P, M> rules, List<P> starts, int maxPlies) {
    return games(rules, starts, maxPlies).map(Game::position);
  }

  /** Choices and results, each possible in some position of {@link #games(Rules, int)}. */
  public static <P extends Position<P, M>, M extends Move> Arbitrary<M> moves(
      Rules<P, M> rules, int maxPlies) {
    return moves(rules, ImmutableList.of(rules.initialPosition()), maxPlies);
  }

  /**
   * Choices and results, each possible in some position of {@link #games(Rules, List, int)}.
   *
   * @throws IllegalArgumentException if there is no start
   */
  public static <P extends Position<P, M>, M extends Move> Arbitrary<M> moves(
      Rules<P, M> rules, List<P> starts, int maxPlies) {
    return Combinators.combine(
            games(rules, starts, maxPlies), Arbitraries.integers().between(0, Integer.MAX_VALUE))
        .as(
            (game, number) -> {
              List<M> moves = choicesAndResults(lastWithMoves(game)).asList();
              return moves.get(number % moves.size());
            });
  }

  /** The last position of a game in which there are moves, or where games start. */
  static <P extends Position<P, M>, M extends Move> P lastWithMoves(Game<P, M> game) {
    for (P position : game.positions().reverse()) {
      if (position.legalMoveCount() > 0) {
        return position;
      }
    }
    return game.rules().initialPosition();
  }

  /** All choices of a position and all results of these. */
  static <P extends Position<P, M>, M extends Move> ImmutableSet<M> choicesAndResults(P position) {
    ImmutableSet.Builder<M> moves = ImmutableSet.builder();
    for (M choice : position.legalMoves()) {
      moves.add(choice).addAll(position.results(choice).elementSet());
    }
    return moves.build();
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

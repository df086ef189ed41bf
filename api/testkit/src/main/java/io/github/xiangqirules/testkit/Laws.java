package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;

/**
 * What all laws share: the rules under test, and what is met when they are played.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface Laws<P extends Position<P, M>, M extends Move> {
  /** The rules that are held to the laws. */
  Rules<P, M> rules();

  /** The positions from which games start. */
  ImmutableList<P> starts();

  /** Games of up to 120 plies. */
  @Provide
  default Arbitrary<Game<P, M>> games() {
    return RandomPlay.games(rules(), starts(), 120);
  }

  /** Games of up to 30 plies, for laws about each two positions or each position of a game. */
  @Provide
  default Arbitrary<Game<P, M>> shortGames() {
    return RandomPlay.games(rules(), starts(), 30);
  }

  /** Positions of the games. */
  @Provide
  default Arbitrary<P> positions() {
    return games().map(Game::position);
  }

  /** Choices and results, each possible in some position of the games. */
  @Provide
  default Arbitrary<M> moves() {
    return RandomPlay.moves(rules(), starts(), 120);
  }

  /** The starts as an arbitrary. */
  @Provide("starts")
  default Arbitrary<P> anyStart() {
    return Arbitraries.of(starts());
  }

  /** Texts of positions with something wrong, as a rule. */
  @Provide
  default Arbitrary<String> brokenPositions() {
    return BrokenTexts.of(positions().map(Position::text));
  }

  /** Texts of moves of the games, their own or in any notation. */
  @Provide
  default Arbitrary<String> goodMoves() {
    return Combinators.combine(games(), Arbitraries.integers().between(0, Integer.MAX_VALUE))
        .as((game, number) -> MoveTexts.pick(rules(), game, number));
  }

  /** Texts of moves with something wrong, as a rule, in any notation. */
  @Provide
  default Arbitrary<String> brokenMoves() {
    return BrokenTexts.of(goodMoves());
  }
}

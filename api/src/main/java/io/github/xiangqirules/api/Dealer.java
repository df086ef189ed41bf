package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;
import java.util.random.RandomGenerator;

/**
 * Decides what chance brings. A host passes one to {@link Game#play(Move, Dealer)}, so that no
 * client can name what its own flip reveals.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
@FunctionalInterface
public interface Dealer<P extends Position<P, M>, M extends Move> {
  /**
   * The result of a legal choice; the choice itself when chance has no say.
   *
   * @throws IllegalMoveException if the choice is not legal in the position
   */
  M resolve(P position, M choice);

  /**
   * A dealer that draws each result by its odds, as if the pieces were shuffled anew before each
   * flip. For analysis and play-outs; a game between people wants a {@link Deal}.
   *
   * @param random where the draws come from
   */
  static <P extends Position<P, M>, M extends Move> Dealer<P, M> random(RandomGenerator random) {
    return (position, choice) -> {
      if (choice.isResult() && position.isLegal(choice)) {
        return choice;
      }
      ImmutableList<M> equallyLikely = position.results(choice).asList();
      return equallyLikely.get(random.nextInt(equallyLikely.size()));
    };
  }
}

package io.github.xiangqirules.opponents.generic;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;

/**
 * Plays any legal move, each as likely as the others.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public final class RandomOpponent<P extends Position<P, M>, M extends Move>
    implements Opponent<P, M> {
  private final long seed;

  /** One that plays by this seed: in the same game it always plays the same move. */
  public RandomOpponent(long seed) {
    this.seed = seed;
  }

  @Override
  public String name() {
    return "random";
  }

  @Override
  public M choose(Game<P, M> game, Budget budget, Listener<M> listener) {
    ImmutableList<M> choices = Choices.of(game);
    return choices.get(Seeds.at(game, seed).nextInt(choices.size()));
  }
}

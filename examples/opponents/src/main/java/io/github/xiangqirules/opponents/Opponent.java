package io.github.xiangqirules.opponents;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;

/**
 * Chooses moves. An opponent sees what a player sees: the game with its public positions and its
 * rules, never a deal. It plays one game at a time and may be used for many; what it remembers from
 * one move to the next is its own business.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public interface Opponent<P extends Position<P, M>, M extends Move> extends AutoCloseable {
  /** What players know it by. */
  String name();

  /**
   * Gets ready, so that the first move need not wait: starts the program behind it, if there is one
   * that does not run yet. {@link #choose} does so too.
   *
   * @throws OpponentException if it cannot play: there is no such program, or not of this game
   */
  default void prepare() {}

  /**
   * Chooses one of the legal moves of a game that is not over. It returns when the budget is used
   * up, when it has seen enough, or soon after the listener asks it to stop, and then with the best
   * move found so far. With the same seed and a budget of nodes it chooses the same move again.
   *
   * @throws IllegalArgumentException if the game is over
   * @throws OpponentException if it cannot move: a program behind it died, hung or played against
   *     the rules
   */
  M choose(Game<P, M> game, Budget budget, Listener<M> listener);

  /** Ends what runs behind it, such as the process of an engine. */
  @Override
  default void close() {}
}

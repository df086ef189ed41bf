package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;

/**
 * The laws.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public abstract class RulesContract<P extends Position<P, M>, M extends Move>
    implements PositionLaws<P, M> {
  /** For the class that extends it. */
  protected RulesContract() {}
}

package io.github.xiangqirules.xiangqi;

import static com.google.common.base.Preconditions.checkArgument;

import org.immutables.value.Value;

/** The value behind {@link RuleBookOptions}. */
@Value.Immutable
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true)
non-sealed interface RuleBookOptionsValue extends RuleBookOptions {
  int MAX_FOLD = 99;
  int MAX_MOVE_LIMIT = 9_999;

  @Override
  RuleBookOptionsValue withFold(int fold);

  @Override
  RuleBookOptionsValue withMoveLimit(int moves);

  @Override
  RuleBookOptionsValue withInsufficientMaterial(boolean on);

  @Override
  RuleBookOptionsValue withChaseByGuards(boolean on);

  @Override
  RuleBookOptionsValue withChaseByCheck(boolean on);

  /** Keeps the numbers in their ranges. */
  @Value.Check
  default void check() {
    checkArgument(
        fold() == 0 || (fold() >= 2 && fold() <= MAX_FOLD),
        "repetition is judged at occurrence 2 to %s, not at %s",
        MAX_FOLD,
        fold());
    checkArgument(
        moveLimit() >= 0 && moveLimit() <= MAX_MOVE_LIMIT,
        "the move limit is 0 to %s, not %s",
        MAX_MOVE_LIMIT,
        moveLimit());
  }
}

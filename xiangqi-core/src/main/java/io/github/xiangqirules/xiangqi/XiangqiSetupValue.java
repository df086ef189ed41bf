package io.github.xiangqirules.xiangqi;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.xiangqirules.api.Color;
import org.immutables.value.Value;

/** The value behind {@link XiangqiSetup}. */
@Value.Immutable
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true)
non-sealed interface XiangqiSetupValue extends XiangqiSetup {
  @Override
  XiangqiSetupValue withSideToMove(Color color);

  @Override
  XiangqiSetupValue withQuietPlies(int plies);

  @Override
  XiangqiSetupValue withMoveNumber(int number);

  /** Keeps the counters in the range that a FEN has. */
  @Value.Check
  default void check() {
    checkArgument(
        quietPlies() >= 0 && quietPlies() <= XiangqiPosition.MAX_COUNTER,
        "%s plies without a capture",
        quietPlies());
    checkArgument(
        moveNumber() >= 1 && moveNumber() <= XiangqiPosition.MAX_COUNTER,
        "move number %s",
        moveNumber());
  }
}

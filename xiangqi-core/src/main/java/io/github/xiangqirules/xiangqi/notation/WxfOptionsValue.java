package io.github.xiangqirules.xiangqi.notation;

import org.immutables.value.Value;

/** The value behind {@link WxfOptions}. */
@Value.Immutable
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true)
non-sealed interface WxfOptionsValue extends WxfOptions {
  @Override
  @Value.Default
  default boolean dotForTraverse() {
    return false;
  }

  @Override
  @Value.Default
  default boolean lowerCaseBlack() {
    return false;
  }

  @Override
  WxfOptionsValue withDotForTraverse(boolean dot);

  @Override
  WxfOptionsValue withLowerCaseBlack(boolean lowerCase);
}

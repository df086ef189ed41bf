package io.github.xiangqirules.xiangqi.record;

import static com.google.common.base.Preconditions.checkArgument;

import org.immutables.value.Value;

/** The value behind {@link WriteOptions}. */
@Value.Immutable
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true)
non-sealed interface WriteOptionsValue extends WriteOptions {
  @Override
  RecordFormat format();

  @Override
  @Value.Default
  default Movetext movetext() {
    return Movetext.CHINESE;
  }

  /** Refuses formats that are only read. */
  @Value.Check
  default void check() {
    checkArgument(format().isWritten(), "%s is not written", format());
  }

  @Override
  WriteOptionsValue withMovetext(Movetext movetext);
}

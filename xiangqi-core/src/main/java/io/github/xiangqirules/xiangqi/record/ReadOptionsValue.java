package io.github.xiangqirules.xiangqi.record;

import java.nio.charset.Charset;
import java.util.Optional;
import org.immutables.value.Value;

/** The value behind {@link ReadOptions}. */
@Value.Immutable
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true)
non-sealed interface ReadOptionsValue extends ReadOptions {
  @Override
  Optional<Charset> charset();

  @Override
  Optional<RecordFormat> format();

  @Override
  @Value.Default
  default boolean deletedGames() {
    return false;
  }

  @Override
  ReadOptionsValue withCharset(Charset charset);

  @Override
  ReadOptionsValue withFormat(RecordFormat format);

  @Override
  ReadOptionsValue withDeletedGames(boolean deleted);
}

package io.github.xiangqirules.xiangqi.record;

import java.nio.charset.Charset;
import java.util.Optional;

/**
 * How a file is to be read.
 *
 * <pre>{@code
 * ReadOptions big5 = ReadOptions.standard().withCharset(Charset.forName("Big5-HKSCS"));
 * }</pre>
 */
public sealed interface ReadOptions permits ReadOptionsValue {
  /** Format and character set found out from the content; deleted games left out. */
  static ReadOptions standard() {
    return ImmutableReadOptionsValue.builder().build();
  }

  /** The character set. If empty it is found out, where the format itself does not say. */
  Optional<Charset> charset();

  /** The format. If empty it is found out. */
  Optional<RecordFormat> format();

  /** Whether games of a library that were deleted but are still there are read. */
  boolean deletedGames();

  /** These options with a character set. A byte order mark in a file comes before it. */
  ReadOptions withCharset(Charset charset);

  /** These options with a format. */
  ReadOptions withFormat(RecordFormat format);

  /** These options with or without deleted games. */
  ReadOptions withDeletedGames(boolean deleted);
}

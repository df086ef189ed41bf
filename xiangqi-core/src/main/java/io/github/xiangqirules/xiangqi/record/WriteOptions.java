package io.github.xiangqirules.xiangqi.record;

/**
 * How a file is to be written. All text formats are written in UTF-8.
 *
 * <pre>{@code
 * Records.write(games, WriteOptions.of(RecordFormat.PGN).withMovetext(Movetext.WXF), out);
 * }</pre>
 */
public sealed interface WriteOptions permits WriteOptionsValue {
  /**
   * A format with the standard form of all else.
   *
   * @throws IllegalArgumentException if the format is only read
   */
  static WriteOptions of(RecordFormat format) {
    return ImmutableWriteOptionsValue.builder().format(format).build();
  }

  /** The format. */
  RecordFormat format();

  /** How moves are written in PGN; {@link Movetext#CHINESE} if nothing else is asked for. */
  Movetext movetext();

  /** These options with that way to write moves in PGN. */
  WriteOptions withMovetext(Movetext movetext);
}

package io.github.xiangqirules.xiangqi.record;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.record.binary.BinaryFormats;
import io.github.xiangqirules.xiangqi.record.text.CbfReader;
import io.github.xiangqirules.xiangqi.record.text.CharsetGuess;
import io.github.xiangqirules.xiangqi.record.text.CheReader;
import io.github.xiangqirules.xiangqi.record.text.DhtmlxqReader;
import io.github.xiangqirules.xiangqi.record.text.PgnReader;
import io.github.xiangqirules.xiangqi.record.text.TextFormats;
import io.github.xiangqirules.xiangqi.record.text.WxfReader;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.Unreadable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds the format of a file and hands it to its reader. */
final class Formats {
  /** How many bytes are looked at to find the format. */
  private static final int BEGINNING = 1 << 20;

  private final ReadOptions options;
  private final Problems problems;
  private final Consumer<Draft> games;

  /**
   * One reading.
   *
   * @param problems is given what is wrong outside of games
   */
  Formats(ReadOptions options, Problems problems, Consumer<Draft> games) {
    this.options = options;
    this.problems = problems;
    this.games = games;
  }

  /** Reads a stream: PGN game by game, everything else as a whole. */
  RecordFormat read(InputStream in) throws IOException {
    byte[] beginning = in.readNBytes(BEGINNING);
    RecordFormat format = format(beginning);
    InputStream all = new SequenceInputStream(new ByteArrayInputStream(beginning), in);
    if (format == RecordFormat.PGN && hasAsciiTags(beginning)) {
      PgnReader.read(all, options.charset(), games);
    } else {
      readWhole(format, all.readAllBytes());
    }
    return format;
  }

  /** Whether tags are found by their bytes, before it is known what the others stand for. */
  private boolean hasAsciiTags(byte[] beginning) {
    return !CharsetGuess.isUtf16(beginning)
        && options.charset().map(CharsetGuess::holdsAscii).orElse(true);
  }

  private RecordFormat format(byte[] beginning) {
    return options
        .format()
        .or(() -> BinaryFormats.find(beginning))
        .or(() -> TextFormats.find(text(beginning)))
        .or(() -> BinaryFormats.guess(beginning, binaryCharset()))
        .orElseThrow(() -> Unreadable.file("file", 0, "this is no format of game records known"));
  }

  private String text(byte[] bytes) {
    return options
        .charset()
        .map(charset -> CharsetGuess.decode(bytes, charset))
        .orElseGet(() -> CharsetGuess.decode(bytes));
  }

  /** Binary files that do not say their set are nearly all in that of mainland China. */
  private Charset binaryCharset() {
    return options.charset().orElse(CharsetGuess.GB18030);
  }

  /**
   * Reads a file that is in memory.
   *
   * @throws NotationException if nothing of it can be read
   */
  private void readWhole(RecordFormat format, byte[] bytes) throws IOException {
    switch (format) {
      case PGN ->
          PgnReader.read(
              new ByteArrayInputStream(text(bytes).getBytes(UTF_8)), Optional.of(UTF_8), games);
      case DHTMLXQ -> DhtmlxqReader.read(text(bytes), problems, games);
      case WXF -> games.accept(WxfReader.read(text(bytes)));
      case CBF -> games.accept(CbfReader.read(text(bytes)));
      case CHE -> games.accept(CheReader.read(text(bytes)));
      default ->
          BinaryFormats.read(
              format, bytes, binaryCharset(), options.deletedGames(), problems, games);
    }
  }
}

package io.github.xiangqirules.xiangqi.record.binary;

import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.RecordFormat;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.Losses;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.function.Consumer;

/** Tells the format of bytes from their content, and reads them. */
public final class BinaryFormats {
  private BinaryFormats() {}

  /** The format whose magic a file begins with. */
  public static Optional<RecordFormat> find(byte[] bytes) {
    ByteReader file = new ByteReader(bytes);
    if (file.startsWith(XqfLayout.MAGIC)) {
      return Optional.of(RecordFormat.XQF);
    }
    if (file.startsWith(CbrLayout.MAGIC)) {
      return Optional.of(RecordFormat.CBR);
    }
    if (file.startsWith(CblReader.MAGIC)) {
      return Optional.of(RecordFormat.CBL);
    }
    return file.startsWith(XqrReader.MAGIC) ? Optional.of(RecordFormat.XQR) : Optional.empty();
  }

  /** The format that a file fits which begins with no magic. */
  public static Optional<RecordFormat> guess(byte[] bytes, Charset charset) {
    if (MxqReader.isMxq(bytes, charset)) {
      return Optional.of(RecordFormat.MXQ);
    }
    if (SmallFormats.CHN.fits(bytes)) {
      return Optional.of(RecordFormat.CHN);
    }
    return SmallFormats.CCM.fits(bytes) ? Optional.of(RecordFormat.CCM) : Optional.empty();
  }

  /**
   * Reads a file of a binary format.
   *
   * @param deletedGames whether games that were deleted from a library are read
   * @param problems is given what is wrong outside of games
   * @throws NotationException if nothing of it can be read
   */
  public static void read(
      RecordFormat format,
      byte[] bytes,
      Charset charset,
      boolean deletedGames,
      Problems problems,
      Consumer<Draft> games) {
    switch (format) {
      case XQF -> games.accept(XqfReader.read(bytes, charset));
      case CBR -> games.accept(CbrReader.read(bytes));
      case CBL -> CblReader.read(bytes, deletedGames, problems, games);
      case XQR -> games.accept(XqrReader.read(bytes));
      case CCM -> games.accept(SmallFormats.CCM.read(bytes));
      case CHN -> games.accept(SmallFormats.CHN.read(bytes));
      case MXQ -> games.accept(MxqReader.read(bytes, charset));
      default -> throw new IllegalArgumentException(format + " is text");
    }
  }

  /**
   * Writes a record in a binary format.
   *
   * @throws InvalidPositionException if the format has no room for the men of the set-up
   * @throws IOException if the stream throws it
   */
  public static void write(
      RecordFormat format, GameRecord record, Charset charset, Losses losses, OutputStream out)
      throws IOException {
    switch (format) {
      case XQF -> XqfWriter.write(record, charset, losses, out);
      case CBR -> CbrWriter.write(record, losses, out);
      default -> throw new IllegalArgumentException(format + " is not written as bytes");
    }
  }
}

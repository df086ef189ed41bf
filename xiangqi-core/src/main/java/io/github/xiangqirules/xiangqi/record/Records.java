package io.github.xiangqirules.xiangqi.record;

import static com.google.common.base.Preconditions.checkArgument;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.record.binary.BinaryFormats;
import io.github.xiangqirules.xiangqi.record.text.CharsetGuess;
import io.github.xiangqirules.xiangqi.record.text.TextFormats;
import io.github.xiangqirules.xiangqi.record.tree.Losses;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;

/**
 * Reads and writes files of game records.
 *
 * <p>A file is found to be of a format by its content, never by its name. What is damaged in it is
 * told by the problems of the games and of the file; only where nothing is left to read there is an
 * exception. Reading takes time linear in the file; the memory it takes is bounded by the file, and
 * for PGN by its longest game.
 */
public final class Records {
  private Records() {}

  /**
   * Reads all games of a file.
   *
   * @throws NotationException if it is of no known format, or nothing of it can be read
   */
  public static RecordFile read(byte[] file) {
    return read(file, ReadOptions.standard());
  }

  /**
   * Reads all games of a file.
   *
   * @throws NotationException if it is of no known format, or nothing of it can be read
   */
  public static RecordFile read(byte[] file, ReadOptions options) {
    try {
      return read(new ByteArrayInputStream(file), options);
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot fail", e);
    }
  }

  /**
   * Reads all games of a stream, which stays open.
   *
   * @throws NotationException if it is of no known format, or nothing of it can be read
   * @throws IOException if the stream throws it
   */
  public static RecordFile read(InputStream in, ReadOptions options) throws IOException {
    ImmutableList.Builder<GameRecord> games = ImmutableList.builder();
    Problems problems = new Problems();
    RecordFormat format =
        new Formats(options, problems, draft -> games.add(GameRecordValue.of(draft))).read(in);
    return new RecordFile(format, games.build(), problems.list());
  }

  /**
   * Reads the games of a stream one after the other, so that of a large PGN file only one is in
   * memory. The stream stays open.
   *
   * @param games is given each game as soon as it is read
   * @return the format and what was wrong outside of the games; its list of games is empty
   * @throws NotationException if it is of no known format, or nothing of it can be read
   * @throws IOException if the stream throws it
   */
  public static RecordFile readEach(
      InputStream in, ReadOptions options, Consumer<? super GameRecord> games) throws IOException {
    Problems problems = new Problems();
    RecordFormat format =
        new Formats(options, problems, draft -> games.accept(GameRecordValue.of(draft))).read(in);
    return new RecordFile(format, ImmutableList.of(), problems.list());
  }

  /**
   * Writes one game.
   *
   * @return what the format cannot hold of it; empty if nothing is lost
   * @throws IllegalArgumentException if the format is only read
   * @throws InvalidPositionException if there are more men than the format has room for
   * @throws IOException if the stream throws it
   */
  public static ImmutableList<RecordProblem> write(
      GameRecord game, RecordFormat format, OutputStream out) throws IOException {
    return write(ImmutableList.of(game), WriteOptions.of(format), out);
  }

  /**
   * Writes games. PGN and DhtmlXQ hold any number, the other formats one. The stream stays open.
   *
   * @return what the format cannot hold of them; empty if nothing is lost. Of several games the
   *     place begins with their number: {@code game 3, ply 17}
   * @throws IllegalArgumentException if there are no games
   * @throws InvalidPositionException if there are more men than the format has room for
   * @throws IOException if the stream throws it
   */
  public static ImmutableList<RecordProblem> write(
      List<GameRecord> games, WriteOptions options, OutputStream out) throws IOException {
    checkArgument(!games.isEmpty(), "there are no games");
    Losses losses = new Losses();
    RecordFormat format = options.format();
    boolean several = format == RecordFormat.PGN || format == RecordFormat.DHTMLXQ;
    if (!several) {
      losses.games(games.size());
    }
    int count = several ? games.size() : 1;
    for (int i = 0; i < count; i++) {
      GameRecord game = games.get(i);
      if (count > 1) {
        losses.inGame(i + 1);
      }
      if (format == RecordFormat.XQF || format == RecordFormat.CBR) {
        BinaryFormats.write(format, game, CharsetGuess.GB18030, losses, out);
      } else {
        out.write(TextFormats.write(format, game, options.movetext(), losses).getBytes(UTF_8));
      }
    }
    return losses.list();
  }
}

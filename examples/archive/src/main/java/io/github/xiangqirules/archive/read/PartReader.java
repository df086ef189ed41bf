package io.github.xiangqirules.archive.read;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.io.ByteStreams;
import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.archive.row.GameRow;
import io.github.xiangqirules.archive.row.ProblemRow;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.record.ReadOptions;
import io.github.xiangqirules.xiangqi.record.RecordFile;
import io.github.xiangqirules.xiangqi.record.RecordFormat;
import io.github.xiangqirules.xiangqi.record.Records;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;

/**
 * Reads parts of files into rows. Whatever is wrong with a file comes back as problems. What is in
 * memory is bounded by the size of a part and by {@link #MOST_BYTES}.
 */
public final class PartReader {
  /** A file that has to be read as a whole, or a single game, may have so many bytes. */
  public static final int MOST_BYTES = 64 << 20;

  /** So often a file is tried that cannot be read for now. */
  private static final int TRIES = 3;

  private static final int HEAD_BYTES = 1 << 16;

  private final Configuration configuration;
  private final XiangqiRules rules;
  private final int mostBytes;

  /** A reader that judges games by these rules. */
  public PartReader(Configuration configuration, XiangqiRules rules) {
    this(configuration, rules, MOST_BYTES);
  }

  PartReader(Configuration configuration, XiangqiRules rules, int mostBytes) {
    this.configuration = configuration;
    this.rules = rules;
    this.mostBytes = mostBytes;
  }

  /** The rows of a part. A part that cannot be read has problems and no games. */
  public PartRows read(FilePart part) {
    IOException last = null;
    for (int i = 0; i < TRIES; i++) {
      try {
        return tryToRead(part);
      } catch (IOException e) {
        last = e;
      } catch (RulesException e) {
        return new PartRows(
            "",
            ImmutableList.of(),
            e.problems().stream().map(ProblemRow::unread).collect(toImmutableList()));
      } catch (RuntimeException e) {
        // A defect of a reader: told with the file that shows it, while the job goes on.
        return PartRows.unread(ProblemRow.unread("internal", place(part), e.toString()));
      }
    }
    return PartRows.unread(ProblemRow.unread("unreadable", place(part), String.valueOf(last)));
  }

  private static String place(FilePart part) {
    return part.isWhole() ? "file" : "byte " + part.from();
  }

  private PartRows tryToRead(FilePart part) throws IOException {
    Path path = new Path(part.path());
    try (FSDataInputStream file = path.getFileSystem(configuration).open(path)) {
      if (part.isWhole() && part.length() <= mostBytes) {
        return games(file, ReadOptions.standard());
      }
      if (isPgn(file)) {
        return range(file, part);
      }
      if (part.number() > 0) {
        return PartRows.unread(); // the first part reads it all
      }
      if (part.length() > mostBytes) {
        return PartRows.unread(
            ProblemRow.unread("too-large", "file", part.length() + " bytes, and not PGN"));
      }
      file.seek(0);
      return games(file, ReadOptions.standard());
    }
  }

  /** Whether a file is read game by game, which files in units of two bytes are not. */
  private static boolean isPgn(FSDataInputStream file) throws IOException {
    byte[] head = new byte[HEAD_BYTES];
    int length = ByteStreams.read(file, head, 0, head.length);
    int mark = length < 2 ? 0 : (head[0] & 0xff) << 8 | (head[1] & 0xff);
    if (mark == 0xfeff || mark == 0xfffe) {
      return false;
    }
    try {
      InputStream in = new ByteArrayInputStream(head, 0, length);
      return Records.readEach(in, ReadOptions.standard(), game -> {}).format() == RecordFormat.PGN;
    } catch (RulesException e) {
      return false;
    }
  }

  /** The games that begin in the range of a part, up to the first that begins behind it. */
  private PartRows range(FSDataInputStream file, FilePart part) throws IOException {
    long start = part.from() == 0 ? 0 : GameStarts.next(file, part.from(), mostBytes);
    long end =
        part.to() >= part.length() ? part.length() : GameStarts.next(file, part.to(), mostBytes);
    if (start == GameStarts.TOO_FAR || start == end) {
      return PartRows.unread(); // the part in which that game begins has it, or tells of it
    }
    if (end == GameStarts.TOO_FAR) {
      return PartRows.unread(
          ProblemRow.unread(
              "too-large", "byte " + start, "no game begins within " + mostBytes + " bytes"));
    }
    file.seek(start);
    return games(
        ByteStreams.limit(file, end - start), ReadOptions.standard().withFormat(RecordFormat.PGN));
  }

  private PartRows games(InputStream in, ReadOptions options) throws IOException {
    ImmutableList.Builder<GameRow> games = ImmutableList.builder();
    RecordFile file = Records.readEach(in, options, game -> games.add(GameRow.of(game, rules)));
    return new PartRows(
        file.format().id(),
        games.build(),
        file.problems().stream().map(ProblemRow::of).collect(toImmutableList()));
  }
}

package io.github.xiangqirules.archive.generate;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.RecordFormat;
import io.github.xiangqirules.xiangqi.record.Records;
import io.github.xiangqirules.xiangqi.record.WriteOptions;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;

/** Writes an archive of games, a quarter of them in each of four formats. */
public final class ArchiveWriter {
  private static final ImmutableList<Shape> SHAPES =
      ImmutableList.of(
          new Shape(RecordFormat.PGN, 2_000),
          new Shape(RecordFormat.DHTMLXQ, 250),
          new Shape(RecordFormat.XQF, 1),
          new Shape(RecordFormat.CBR, 1));

  /** So many files are in a folder. */
  private static final int FOLDER = 1_000;

  private final Path folder;
  private final long seed;
  private final GuidedPlay play = new GuidedPlay();

  private record Shape(RecordFormat format, int gamesInFile) {}

  /** A writer of the archive that belongs to a seed. */
  public ArchiveWriter(Path folder, long seed) {
    this.folder = folder;
    this.seed = seed;
  }

  /**
   * Writes games; the same games in each run.
   *
   * @param count how many
   * @param progress is told after each file how many are written
   * @throws IOException if a file cannot be written
   */
  public void write(int count, IntConsumer progress) throws IOException {
    int written = 0;
    for (int i = 0; i < SHAPES.size(); i++) {
      Shape shape = SHAPES.get(i);
      int end = (int) ((long) count * (i + 1) / SHAPES.size());
      for (int file = 0; written < end; file++) {
        int next = Math.min(written + shape.gamesInFile, end);
        write(shape, file, written, next);
        written = next;
        progress.accept(written);
      }
    }
  }

  private void write(Shape shape, int file, int from, int to) throws IOException {
    List<GameRecord> games = new ArrayList<>();
    for (int i = from; i < to; i++) {
      games.add(game(i));
    }
    String id = shape.format.id();
    Path path =
        folder
            .resolve(id)
            .resolve(String.format(Locale.ROOT, "%03d", file / FOLDER))
            .resolve(String.format(Locale.ROOT, "%06d.%s", file, id));
    Files.createDirectories(path.getParent());
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(path))) {
      Records.write(games, WriteOptions.of(shape.format), out);
    }
  }

  private GameRecord game(int number) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + number);
    return play.play(random)
        .withHeader("Event", "Games that play themselves")
        .withHeader("Round", String.valueOf(number + 1))
        .withHeader("Red", "Player " + random.nextInt(1, 100))
        .withHeader("Black", "Player " + random.nextInt(1, 100));
  }
}

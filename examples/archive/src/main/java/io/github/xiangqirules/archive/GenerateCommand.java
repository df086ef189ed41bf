package io.github.xiangqirules.archive;

import io.github.xiangqirules.archive.generate.ArchiveWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes an archive to try the others on. */
@Command(
    name = "generate",
    description = "Writes games that play themselves, in PGN, DhtmlXQ, XQF and CBR.")
final class GenerateCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FOLDER", description = "where to write")
  private Path folder = Path.of("");

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "20000",
      description = "how many (${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "other games for another number (${DEFAULT-VALUE})")
  private long seed;

  @Override
  public Integer call() throws IOException {
    run(folder, games, seed);
    return 0;
  }

  static void run(Path folder, int games, long seed) throws IOException {
    ArchiveWriter writer = new ArchiveWriter(folder, seed);
    if (!Ansi.AUTO.enabled()) {
      writer.write(games, written -> {});
      return;
    }
    try (ProgressBar bar =
        new ProgressBarBuilder().setTaskName("playing games").setInitialMax(games).build()) {
      writer.write(games, bar::stepTo);
    }
  }
}

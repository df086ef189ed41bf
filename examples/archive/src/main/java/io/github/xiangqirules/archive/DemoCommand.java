package io.github.xiangqirules.archive;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.archive.job.ArchiveOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the whole way on one machine. */
@Command(
    name = "demo",
    description = "Plays games into FOLDER/records and makes their tables in FOLDER/tables.")
final class DemoCommand implements Callable<Integer> {
  private static final long SEED = 1;

  @Parameters(paramLabel = "FOLDER", description = "where to write")
  private Path folder = Path.of("");

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "4000",
      description = "how many games (${DEFAULT-VALUE})")
  private int games;

  @Override
  public Integer call() throws IOException {
    Path records = folder.resolve("records");
    System.out.println("playing " + games + " games into " + records);
    GenerateCommand.run(records, games, SEED);
    Files.writeString(records.resolve("broken.xqf"), "XQ, and then nothing that belongs to it");
    String tables = folder.resolve("tables").toString();
    TablesCommand.run(ArchiveOptions.of(ImmutableList.of(records.toString()), tables));
    return 0;
  }
}

package io.github.xiangqirules.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The entry, of the jar for spark-submit and of the local run. All output is UTF-8. */
@Command(
    name = "archive",
    description = "Works through archives of xiangqi games on Apache Spark.",
    mixinStandardHelpOptions = true,
    version = "xiangqi-rules",
    subcommands = {
      TablesCommand.class,
      PerftCommand.class,
      GenerateCommand.class,
      DemoCommand.class
    })
public final class Main {
  private Main() {}

  /** Runs a command; the exit status is 0, 1 for a failure or 2 for a wrong call. */
  public static void main(String[] args) {
    System.setOut(new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8));
    int status = new CommandLine(new Main()).execute(args);
    if (status != 0) {
      System.exit(status);
    }
  }
}

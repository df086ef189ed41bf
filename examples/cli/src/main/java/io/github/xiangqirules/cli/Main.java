package io.github.xiangqirules.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The entry: {@code java -jar rules.jar COMMAND ...}. All input and output is UTF-8. */
@Command(
    name = "rules",
    description = "Rules of xiangqi and its relatives, on lines of text.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    subcommands = {
      MovesCommand.class,
      PerftCommand.class,
      PlayCommand.class,
      ValidateCommand.class,
      BoardCommand.class,
      NotateCommand.class,
      ReadCommand.class,
      AdjudicateCommand.class,
      RecordCommand.class,
      MatchCommand.class,
      UciCommand.class,
    })
public final class Main {
  private Main() {}

  /** Runs a command; the exit status is 0, or 1 if a line was refused, or 2 for a wrong call. */
  public static void main(String[] args) {
    PrintStream out =
        new PrintStream(
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16),
            false,
            UTF_8);
    PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, UTF_8);
    int status = run(new Streams(System.in, out, err), args);
    out.flush();
    System.exit(status);
  }

  /** The same on other streams. */
  static int run(Streams streams, String... args) {
    CommandLine line =
        new CommandLine(
            new Main(),
            new CommandLine.IFactory() {
              @Override
              public <K> K create(Class<K> type) throws Exception {
                K command = CommandLine.defaultFactory().create(type);
                if (command instanceof LineCommand lines) {
                  lines.connect(streams);
                }
                return command;
              }
            });
    // A Climbing position may begin with a dash.
    line.setUnmatchedOptionsArePositionalParams(true);
    line.setOut(new java.io.PrintWriter(streams.out(), true, UTF_8));
    line.setErr(new java.io.PrintWriter(streams.err(), true, UTF_8));
    return line.execute(args);
  }
}

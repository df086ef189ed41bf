package io.github.xiangqirules.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.api.Variants;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * What the commands share: the variant, the streams, and the way in which lines are done one by
 * one. A line that is refused gives a line with its number and problems on standard error; the
 * others are still done.
 */
@Command(mixinStandardHelpOptions = true, versionProvider = Version.class)
abstract class LineCommand implements Callable<Integer> {
  @Option(
      names = "--variant",
      paramLabel = "V",
      defaultValue = "xiangqi",
      description =
          "the variant, with options if it has any, such as \"climbing quiet=40\";"
              + " ${DEFAULT-VALUE} if not given")
  private String variant = "";

  @Spec private @Nullable CommandSpec spec;

  private @Nullable Streams streams;
  private int refused;
  private int number;

  /** Does something with a line and writes the answer. */
  interface Work {
    void on(String text);
  }

  void connect(Streams to) {
    streams = to;
  }

  InputStream in() throws IOException {
    return ByteOrderMark.skipped(requireNonNull(streams).in());
  }

  PrintStream out() {
    return requireNonNull(streams).out();
  }

  PrintStream err() {
    return requireNonNull(streams).err();
  }

  /** The rules of the variant with further options, each {@code key=value}. */
  Rules<?, ?> rules(List<String> options) {
    return Variants.rules(options.isEmpty() ? variant : variant + " " + String.join(" ", options));
  }

  Rules<?, ?> rules() {
    return rules(List.of());
  }

  /** Ends the command with a message about its call, and its usage. */
  ParameterException wrongCall(String message) {
    return new ParameterException(requireNonNull(spec).commandLine(), message);
  }

  /** Ends a command that knows no other variant, if another one is named. */
  void xiangqiOnly() {
    if (!rules().variant().id().equals("xiangqi")) {
      throw wrongCall(requireNonNull(spec).name() + " is for xiangqi alone, not for " + variant);
    }
  }

  /** Does the work on each line of standard input, up to its first tab. */
  void eachLine(Work work) throws IOException {
    eachWholeLine(
        line -> {
          int tab = line.indexOf('\t');
          work.on(tab < 0 ? line : line.substring(0, tab));
        });
  }

  /** Does the work on each line of standard input. */
  void eachWholeLine(Work work) throws IOException {
    Lines lines = new Lines(new InputStreamReader(in(), UTF_8));
    for (number = 1; lines.advance(); number++) {
      guard(place(), () -> work.on(lines.text()));
    }
  }

  /** Tells something about the line that is worked on, which is done all the same. */
  void remark(String message) {
    err().println(place() + ": " + message);
  }

  private String place() {
    return "line " + number;
  }

  /** Does something that may be refused. */
  void guard(String what, Runnable work) {
    try {
      guardIo(what, work::run);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Something that reads or writes beside the streams of the command. */
  interface IoWork {
    void run() throws IOException;
  }

  /** Does something that may be refused, or fail to read or write. */
  void guardIo(String what, IoWork work) throws IOException {
    try {
      work.run();
    } catch (RulesException e) {
      refuse(what, e.problems());
    }
  }

  /** Does something that writes a file, and may be refused or fail. */
  void writing(Path file, IoWork work) {
    try {
      guardIo(file.toString(), work);
    } catch (IOException e) {
      refuse(file.toString(), "cannot be written: " + FileFailure.reason(e));
    }
  }

  void refuse(String what, List<Problem> problems) {
    refuse(what, messages(problems));
  }

  void refuse(String what, @Nullable String message) {
    refused++;
    err().println(what + ": " + message);
  }

  static String messages(List<Problem> problems) {
    return problems.stream().map(Problem::message).collect(Collectors.joining("; "));
  }

  @Override
  public Integer call() throws IOException {
    guard("rules", this::checkVariant);
    if (refused == 0) {
      work();
    }
    out().flush();
    return refused == 0 ? 0 : 1;
  }

  private void checkVariant() {
    rules();
  }

  abstract void work() throws IOException;
}

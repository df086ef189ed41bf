package io.github.xiangqirules.cli;

import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.ReadOptions;
import io.github.xiangqirules.xiangqi.record.RecordFile;
import io.github.xiangqirules.xiangqi.record.RecordFormat;
import io.github.xiangqirules.xiangqi.record.RecordProblem;
import io.github.xiangqirules.xiangqi.record.Records;
import io.github.xiangqirules.xiangqi.record.WriteOptions;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import me.tongfei.progressbar.ProgressBar;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads game records. */
@Command(
    name = "record",
    description = {
      "Reads files of xiangqi game records, in folders too, and tells of each:",
      "file<TAB>format<TAB>games<TAB>main line moves<TAB>nodes<TAB>variations yes/no<TAB>comments"
          + " yes/no<TAB>problems<TAB>start FEN<TAB>result<TAB>final FEN",
      "The problems are those of the games, counted; what is wrong outside of them goes to standard"
          + " error."
    })
final class RecordCommand extends LineCommand {
  private static final int MANY_FILES = 20;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "files and folders")
  private List<Path> paths = List.of();

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description = "write all games in a format: pgn dhtmlxq xqf cbr wxf; needs --out")
  private @Nullable String to;

  @Option(names = "--out", paramLabel = "FILE", description = "the file to write")
  private @Nullable Path target;

  private final List<GameRecord> games = new ArrayList<>();

  @Override
  void work() throws IOException {
    xiangqiOnly();
    Optional<RecordFormat> format =
        to == null ? Optional.empty() : RecordFormat.ofId(to).filter(RecordFormat::isWritten);
    if ((to == null) != (target == null) || (to != null && format.isEmpty())) {
      throw wrongCall("--to takes pgn, dhtmlxq, xqf, cbr or wxf and goes with --out");
    }
    List<Path> files = files();
    if (Ansi.AUTO.enabled() && files.size() >= MANY_FILES) {
      for (Path file : ProgressBar.wrap(files, "reading")) {
        read(file);
      }
    } else {
      for (Path file : files) {
        read(file);
      }
    }
    if (format.isPresent() && target != null) {
      write(format.get(), target);
    }
  }

  private List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path path : paths) {
      if (Files.isDirectory(path)) {
        try (Stream<Path> below = Files.walk(path)) {
          below.filter(Files::isRegularFile).sorted().forEach(files::add);
        }
      } else {
        files.add(path);
      }
    }
    return files;
  }

  private void read(Path path) {
    Summary summary = new Summary();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      RecordFile file =
          Records.readEach(
              in,
              ReadOptions.standard(),
              game -> {
                summary.add(game);
                if (to != null) {
                  games.add(game);
                }
              });
      out().println(path + "\t" + file.format().id() + '\t' + summary.line());
      tell(path, file.problems());
    } catch (RulesException e) {
      refuse(path.toString(), e.problems());
    } catch (IOException e) {
      refuse(path.toString(), "cannot be read: " + FileFailure.reason(e));
    }
  }

  private void tell(Path file, List<RecordProblem> problems) {
    problems.forEach(problem -> err().println(file + ": " + problem.message()));
  }

  private void write(RecordFormat format, Path file) {
    if (games.isEmpty()) {
      throw wrongCall("there are no games to write");
    }
    writing(
        file,
        () -> {
          try (OutputStream stream = Files.newOutputStream(file)) {
            tell(file, Records.write(games, WriteOptions.of(format), stream));
          }
        });
  }

  /** What is told of the games of one file. */
  private static final class Summary {
    private int games;
    private int mainLine;
    private int nodes;
    private boolean variations;
    private boolean comments;
    private int problems;
    private @Nullable GameRecord first;

    void add(GameRecord game) {
      games++;
      mainLine += game.mainLine().size();
      nodes += game.root().size();
      variations |= game.root().hasVariations();
      comments |= game.root().hasComments();
      problems += game.problems().size();
      if (first == null) {
        first = game;
      }
    }

    String line() {
      return String.join(
          "\t",
          String.valueOf(games),
          String.valueOf(mainLine),
          String.valueOf(nodes),
          variations ? "yes" : "no",
          comments ? "yes" : "no",
          String.valueOf(problems),
          first == null ? "-" : first.start().text(),
          first == null ? "*" : first.result().text(),
          first == null ? "-" : first.end().text());
    }
  }
}

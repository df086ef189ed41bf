package io.github.xiangqirules.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.cli.match.MatchPlan;
import io.github.xiangqirules.cli.match.MatchReport;
import io.github.xiangqirules.cli.match.Opening;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.OpponentException;
import io.github.xiangqirules.opponents.catalog.Opponents;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;

/** Plays matches. */
@Command(
    name = "match",
    description = {
      "Plays a match between two opponents and tells of each game and of the result.",
      "An OPPONENT is random, greedy, playouts, level=1 to level=10, or for xiangqi another"
          + " program, uci:COMMAND or cecp:COMMAND, such as \"uci:/usr/games/fairy-stockfish;Skill"
          + " Level=3\".",
      "Games come in pairs: both opponents begin once with the same opening and the same deal.",
      "A game that reaches the limit of plies is judged as a draw, and so is one in which a draw"
          + " may be claimed. Who fails or plays an illegal move loses.",
      "The error of the score holds the true one with 95 %%, as far as the pairs tell."
    })
final class MatchCommand extends LineCommand {
  private static final int XIANGQI_PLIES = 300;
  private static final int OTHER_PLIES = 1_000;

  @Option(names = "--a", paramLabel = "OPPONENT", required = true, description = "the one opponent")
  private String a = "";

  @Option(names = "--b", paramLabel = "OPPONENT", required = true, description = "the other")
  private String b = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "2",
      description = "games, from 1; ${DEFAULT-VALUE} if not given")
  private int games;

  @Option(names = "--time", paramLabel = "MS", description = "milliseconds for each move")
  private @Nullable Long millis;

  @Option(names = "--nodes", paramLabel = "N", description = "nodes for each move")
  private @Nullable Long nodes;

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description =
          "openings, one a line: a name and a tab, then moves; those built in if not given")
  private @Nullable Path openings;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "the limit of plies; 300 in xiangqi, else 1000 if not given")
  private @Nullable Integer plies;

  @Option(
      names = "--threads",
      paramLabel = "T",
      defaultValue = "1",
      description = "games at a time; ${DEFAULT-VALUE} if not given")
  private int threads;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "what deals and chance depend on; ${DEFAULT-VALUE} if not given")
  private long seed;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "write the games: PGN, or records of Climbing Xiangqi")
  private @Nullable Path target;

  @Option(names = "--rulebook", paramLabel = "B", description = "the rule book of the games")
  private @Nullable String ruleBook;

  @Override
  void work() throws IOException {
    if (games < 1 || threads < 1 || (plies != null && plies < 1)) {
      throw wrongCall("--games, --threads and --plies count from 1");
    }
    if ((millis == null && nodes == null)
        || (millis != null && millis < 1)
        || (nodes != null && nodes < 1)) {
      throw wrongCall("--time or --nodes is needed, from 1");
    }
    Budget most = Budget.unlimited();
    Budget budget =
        new Budget(
            millis == null ? most.time() : Duration.ofMillis(millis),
            nodes == null ? most.nodes() : nodes,
            most.depth());
    List<String> options = ruleBook == null ? List.of() : List.of("rulebook=" + ruleBook);
    Path file = target;
    if (file == null) {
      play(options, budget, OutputStream.nullOutputStream());
    } else {
      writing(
          file,
          () -> {
            try (OutputStream records = Files.newOutputStream(file)) {
              play(options, budget, records);
            }
          });
    }
  }

  private void play(List<String> options, Budget budget, OutputStream records) throws IOException {
    MatchReport report = new MatchReport(out(), records, Ansi.AUTO.enabled());
    guardIo("match", () -> play(rules(options), budget, report));
  }

  private <P extends Position<P, M>, M extends Move> void play(
      Rules<P, M> rules, Budget budget, MatchReport report) throws IOException {
    Opponents.of(rules, a, seed).close();
    Opponents.of(rules, b, seed).close();
    boolean xiangqi = rules.initialPosition() instanceof XiangqiPosition;
    int most = plies != null ? plies : xiangqi ? XIANGQI_PLIES : OTHER_PLIES;
    ImmutableList<Opening> given =
        openings == null ? Opening.builtIn(rules) : Opening.read(rules, lines(openings));
    try {
      report.run(rules, new MatchPlan(a, b, games, budget, most, threads, seed), given);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof OpponentException unusable) {
        refuse("match", unusable.getMessage());
      } else {
        throw new IllegalStateException(e.getCause());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    }
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file, UTF_8);
    } catch (IOException e) {
      String message = file + ": cannot be read: " + FileFailure.reason(e);
      throw new NotationException(Problem.ofText("file", "openings", 0, message));
    }
  }
}

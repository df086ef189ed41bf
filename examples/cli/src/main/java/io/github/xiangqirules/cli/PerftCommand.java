package io.github.xiangqirules.cli;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Perft;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts lines of play. */
@Command(
    name = "perft",
    description = {
      "Counts the lines of play of 1 to N plies from a position, or from those on standard input:",
      "TEXT<TAB>n1<TAB>...<TAB>nN"
    })
final class PerftCommand extends LineCommand {
  @Option(names = "--depth", paramLabel = "N", required = true, description = "plies, from 1")
  private int depth;

  @Option(
      names = "--divide",
      description = "first a line for each move: move<TAB>its share of the last count")
  private boolean divide;

  @Option(
      names = "--threads",
      paramLabel = "T",
      defaultValue = "1",
      description = "threads, from 1")
  private int threads;

  @Option(
      names = "--stats",
      description = "time depth N alone: nodes, seconds and nodes per second on standard error")
  private boolean stats;

  @Parameters(arity = "0..1", paramLabel = "POSITION", description = "a position in one argument")
  private @Nullable String position;

  @Override
  void work() throws IOException {
    if (depth < 1 || threads < 1) {
      throw wrongCall("--depth and --threads count from 1");
    }
    Work counter = counter(rules());
    if (position == null) {
      eachLine(counter);
    } else {
      String text = position;
      guard("position", () -> counter.on(text));
    }
  }

  private <P extends Position<P, M>, M extends Move> Work counter(Rules<P, M> rules) {
    return text -> {
      P start = rules.parsePosition(text);
      StringBuilder line = new StringBuilder(text);
      for (int plies = 1; plies < depth; plies++) {
        line.append('\t').append(count(start, plies));
      }
      long before = System.nanoTime();
      long nodes = last(start);
      double seconds = (System.nanoTime() - before) / 1e9;
      out().println(line.append('\t').append(nodes));
      if (stats) {
        err()
            .println(
                String.format(
                    Locale.ROOT, "%d nodes %.3f s %.0f nodes/s", nodes, seconds, nodes / seconds));
      }
    };
  }

  private <P extends Position<P, M>, M extends Move> long last(P start) {
    if (!divide) {
      return count(start, depth);
    }
    Map<M, Long> shares = Perft.divide(start, depth, threads);
    shares.forEach((move, nodes) -> out().println(move.text() + '\t' + nodes));
    return shares.values().stream().mapToLong(Long::longValue).sum();
  }

  private <P extends Position<P, M>, M extends Move> long count(P start, int plies) {
    return threads == 1
        ? Perft.count(start, plies)
        : Perft.divide(start, plies, threads).values().stream().mapToLong(Long::longValue).sum();
  }
}

package io.github.xiangqirules.cli.match;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/** Plays a match, and tells of each game and of the result. */
public final class MatchReport {
  private final PrintStream out;
  private final OutputStream records;
  private final boolean withBar;

  /**
   * A report to a stream.
   *
   * @param out is told of each game, and of the result
   * @param records gets the games as records
   * @param withBar whether to show how far the match is on standard error
   */
  public MatchReport(PrintStream out, OutputStream records, boolean withBar) {
    this.out = out;
    this.records = records;
    this.withBar = withBar;
  }

  /**
   * Plays a match.
   *
   * @throws ExecutionException if an opponent cannot play at all
   * @throws IOException if the records cannot be written
   */
  public <P extends Position<P, M>, M extends Move> void run(
      Rules<P, M> rules, MatchPlan plan, ImmutableList<Opening> openings)
      throws ExecutionException, InterruptedException, IOException {
    Match<P, M> match = new Match<>(rules, plan, openings);
    RecordFileWriter writer = new RecordFileWriter(plan.a(), plan.b(), records);
    Tally sofar = new Tally();
    List<PlayedGame<P, M>> games;
    try (@Nullable ProgressBar bar = withBar ? bar(plan.games()) : null) {
      games =
          match.play(
              game -> {
                sofar.add(game.halves());
                tell(game);
                write(writer, game);
                if (bar != null) {
                  bar.step();
                  bar.setExtraMessage(
                      String.format(Locale.ROOT, " a has %.1f %%", 100 * sofar.share()));
                }
              });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    tell(plan, games);
  }

  private static ProgressBar bar(int games) {
    return new ProgressBarBuilder().setTaskName("match").setInitialMax(games).build();
  }

  private static void write(RecordFileWriter writer, PlayedGame<?, ?> game) {
    try {
      writeAny(writer, game);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <P extends Position<P, M>, M extends Move> void writeAny(
      RecordFileWriter writer, PlayedGame<P, M> game) throws IOException {
    writer.write(game);
  }

  private void tell(PlayedGame<?, ?> game) {
    String reason =
        game.game().outcome() instanceof Outcome.Won won
            ? won.reason().name()
            : game.game().outcome() instanceof Outcome.Drawn drawn ? drawn.reason().name() : "";
    out.println(
        String.join(
            "\t",
            String.valueOf(game.number()),
            game.aFirst() ? "a first" : "b first",
            switch (game.halves()) {
              case 2 -> "a wins";
              case 1 -> "draw";
              default -> "b wins";
            },
            game.game().plies() + " plies",
            reason.toLowerCase(Locale.ROOT).replace('_', ' '),
            game.note(),
            game.opening().name()));
    out.flush();
  }

  private void tell(MatchPlan plan, List<? extends PlayedGame<?, ?>> games) {
    Tally all = new Tally();
    Tally first = new Tally();
    Tally second = new Tally();
    Side a = new Side();
    Side b = new Side();
    for (PlayedGame<?, ?> game : games) {
      all.add(game.halves());
      (game.aFirst() ? first : second).add(game.halves());
      a.add(game.a());
      b.add(game.b());
    }
    out.println();
    out.println("a: " + plan.a() + "    " + a);
    out.println("b: " + plan.b() + "    " + b);
    out.println("a first:  " + first.counts());
    if (second.games() > 0) {
      out.println("a second: " + second.counts());
    }
    out.println("a:        " + all.counts());
    out.println("score of a: " + all.estimate());
    out.flush();
  }
}

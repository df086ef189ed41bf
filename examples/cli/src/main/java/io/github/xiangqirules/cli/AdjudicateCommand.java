package io.github.xiangqirules.cli;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Ruling;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Judges lines of moves by a rule book. */
@Command(
    name = "adjudicate",
    description = {
      "Judges lines of xiangqi moves; each line of standard input is id<TAB>FEN<TAB>moves:",
      "id<TAB>red_wins|black_wins|draw|none|undecided<TAB>ply of the verdict or -<TAB>reason"
    })
final class AdjudicateCommand extends LineCommand {
  @Option(
      names = "--rulebook",
      paramLabel = "B",
      required = true,
      description =
          "none casual threefold-draw perpetual-check-only computer wxf ucci-league cxa, with"
              + " options if it has any, such as \"wxf limit=50\"")
  private String ruleBook = "";

  @Override
  void work() throws IOException {
    xiangqiOnly();
    guardIo("rules", () -> judgeLines(rules(List.of("rulebook=" + ruleBook))));
  }

  private <P extends Position<P, M>, M extends Move> void judgeLines(Rules<P, M> rules)
      throws IOException {
    eachWholeLine(
        line -> {
          List<String> fields = Splitter.on('\t').splitToList(line);
          if (fields.size() < 3) {
            throw new NotationException(
                Problem.ofText("fields", "line", line.length(), "an id, a FEN and moves"));
          }
          out().println(fields.get(0) + '\t' + judged(rules, fields.get(1), fields.get(2)));
        });
  }

  /** The first verdict; what is undecided stands if none follows. */
  private static <P extends Position<P, M>, M extends Move> String judged(
      Rules<P, M> rules, String fen, String moves) {
    Game<P, M> game = Game.start(rules, rules.parsePosition(fen));
    Game<P, M> undecided = game;
    for (String move : Splitter.on(' ').omitEmptyStrings().split(moves)) {
      if (game.outcome().isOver()) {
        break;
      }
      game = game.play(rules.parseMove(move));
      if (!(undecided.outcome() instanceof Outcome.Undecided)) {
        undecided = game;
      }
    }
    return answer(game.outcome().isOver() ? game : undecided);
  }

  private static String answer(Game<?, ?> game) {
    Outcome outcome = game.outcome();
    String verdict = "none";
    if (outcome instanceof Outcome.Won won) {
      verdict = Ascii.toLowerCase(String.valueOf(game.position().color(won.winner()))) + "_wins";
    } else if (outcome instanceof Outcome.Drawn) {
      verdict = "draw";
    } else if (outcome instanceof Outcome.Undecided) {
      verdict = "undecided";
    }
    String ply = verdict.equals("none") ? "-" : String.valueOf(game.plies());
    return verdict + '\t' + ply + '\t' + OutcomeText.of(game) + explained(outcome);
  }

  private static String explained(Outcome outcome) {
    return outcome.ruling().map(Ruling::explain).map(text -> ": " + text).orElse("");
  }
}

package io.github.xiangqirules.cli;

import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import java.security.SecureRandom;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays moves. */
@Command(
    name = "play",
    description = {
      "Plays moves and tells after each how the game stands:",
      "ply<TAB>move<TAB>TEXT<TAB>outcome",
      "What chance decides comes from the deal. Without --seed and --deal, a move that says what it"
          + " revealed is replayed as it stands."
    })
final class PlayCommand extends LineCommand {
  @Option(names = "--rulebook", paramLabel = "B", description = "the rule book of the game")
  private @Nullable String ruleBook;

  @Option(names = "--from", paramLabel = "TEXT", description = "the position to start from")
  private @Nullable String from;

  @ArgGroup private @Nullable Chance chance;

  @Parameters(paramLabel = "MOVE", description = "moves as the moves command writes them")
  private List<String> moves = List.of();

  /** Where the face-down pieces come from. */
  private static final class Chance {
    @Option(names = "--seed", paramLabel = "S", description = "shuffle by a number")
    private @Nullable Long seed;

    @Option(names = "--deal", paramLabel = "SECRET", description = "the secret of a deal")
    private @Nullable String secret;
  }

  @Override
  void work() {
    guard(
        "play", () -> play(rules(ruleBook == null ? List.of() : List.of("rulebook=" + ruleBook))));
  }

  private <P extends Position<P, M>, M extends Move> void play(Rules<P, M> rules) {
    P start = from == null ? rules.initialPosition() : rules.parsePosition(from);
    Deal<P, M> deal = deal(rules, start);
    Game<P, M> game = Game.start(rules, start);
    for (String text : moves) {
      M move = rules.parseMove(text);
      boolean replayed = chance == null && move.isResult();
      game = replayed ? game.play(move) : game.play(move, deal);
      M result = Objects.requireNonNull(game.lastMove());
      out()
          .println(
              String.join(
                  "\t",
                  String.valueOf(game.plies()),
                  result.text(),
                  game.position().text(),
                  OutcomeText.of(game)));
    }
  }

  private <P extends Position<P, M>, M extends Move> Deal<P, M> deal(Rules<P, M> rules, P start) {
    if (chance != null && chance.secret != null) {
      return rules.parseDeal(start, chance.secret);
    }
    return rules.deal(
        start,
        chance != null && chance.seed != null ? new Random(chance.seed) : new SecureRandom());
  }
}

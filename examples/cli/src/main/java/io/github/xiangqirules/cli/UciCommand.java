package io.github.xiangqirules.cli;

import io.github.xiangqirules.cli.uci.UciSession;
import java.io.IOException;
import picocli.CommandLine.Command;

/** Plays xiangqi for other programs. */
@Command(
    name = "uci",
    description = {
      "Plays xiangqi for any program that speaks UCI, on standard input and output.",
      "Options: Level 1 to 10, Hash in megabytes, RuleBook, Ponder, UCI_Variant.",
      "Ranks are 0 to 9. Once UCI_Variant is set they are 1 to 10, as programs for many variants"
          + " have them."
    })
final class UciCommand extends LineCommand {
  @Override
  void work() throws IOException {
    xiangqiOnly();
    new UciSession(out()).run(in());
  }
}

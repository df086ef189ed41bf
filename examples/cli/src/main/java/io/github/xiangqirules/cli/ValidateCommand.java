package io.github.xiangqirules.cli;

import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Setup;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Checks positions. */
@Command(
    name = "validate",
    description = {
      "Checks the positions on standard input:",
      "ok<TAB>canonical text, or bad<TAB>problems joined by `; `"
    })
final class ValidateCommand extends LineCommand {
  @Option(
      names = "--lenient",
      description =
          "read what other programs write; what was not canonical goes to standard error with"
              + " the number of its line")
  private boolean lenient;

  @Override
  void work() throws IOException {
    Rules<?, ?> rules = rules();
    eachLine(text -> validate(rules, text));
  }

  private void validate(Rules<?, ?> rules, String text) {
    try {
      Setup<?> setup = read(rules, text);
      List<Problem> problems = setup.problems();
      out().println(problems.isEmpty() ? "ok\t" + setup.text() : "bad\t" + messages(problems));
    } catch (NotationException e) {
      out().println("bad\t" + messages(e.problems()));
    }
  }

  private Setup<?> read(Rules<?, ?> rules, String text) {
    if (!lenient) {
      return rules.parseSetup(text);
    }
    LenientSetup<?> read = rules.parseSetupLeniently(text);
    if (!read.tolerated().isEmpty()) {
      remark("tolerated: " + messages(read.tolerated()));
    }
    return read.setup();
  }
}

package io.github.xiangqirules.cli;

import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws a position. */
@Command(
    name = "board",
    description = "Draws a position, or the initial one, as text or into an SVG file.")
final class BoardCommand extends LineCommand {
  @Parameters(arity = "0..1", paramLabel = "POSITION", description = "a position in one argument")
  private @Nullable String position;

  @Option(names = "--svg", paramLabel = "FILE", description = "draw an SVG into that file")
  private @Nullable Path file;

  @Override
  void work() {
    guard("position", () -> draw(rules()));
  }

  private <P extends Position<P, M>, M extends Move> void draw(Rules<P, M> rules) {
    P drawn = position == null ? rules.initialPosition() : rules.parsePosition(position);
    Path target = file;
    if (target == null) {
      out().print(rules.diagram().text(drawn, Marks.none()));
    } else {
      writing(target, () -> Files.writeString(target, rules.diagram().svg(drawn, Marks.none())));
    }
  }
}

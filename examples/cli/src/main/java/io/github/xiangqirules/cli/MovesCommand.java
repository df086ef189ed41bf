package io.github.xiangqirules.cli;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Command;

/** Lists the legal moves of positions. */
@Command(
    name = "moves",
    description = {
      "Lists the legal moves of the positions on standard input:",
      "TEXT<TAB>check 0/1 (in a variant with check)<TAB>count<TAB>moves sorted"
    })
final class MovesCommand extends LineCommand {
  @Override
  void work() throws IOException {
    eachLine(lister(rules()));
  }

  private <P extends Position<P, M>, M extends Move> Work lister(Rules<P, M> rules) {
    boolean check = rules.variant().id().equals("xiangqi");
    return text -> {
      P position = rules.parsePosition(text);
      List<M> moves = position.legalMoves();
      String[] texts = new String[moves.size()];
      Arrays.setAll(texts, i -> moves.get(i).text());
      Arrays.sort(texts);
      StringBuilder line = new StringBuilder(text);
      if (check) {
        line.append('\t').append(position.checkers().isEmpty() ? 0 : 1);
      }
      line.append('\t').append(texts.length).append('\t').append(String.join(" ", texts));
      out().println(line);
    };
  }
}

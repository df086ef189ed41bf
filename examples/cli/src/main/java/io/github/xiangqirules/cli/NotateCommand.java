package io.github.xiangqirules.cli;

import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.Notations;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes moves in a notation. */
@Command(
    name = "notate",
    description = {
      "Writes xiangqi moves in a notation; each line of standard input is FEN<TAB>move in uci:",
      "FEN<TAB>move<TAB>text"
    })
final class NotateCommand extends FenCommand {
  @Option(
      names = "--to",
      paramLabel = "NOTATION",
      required = true,
      description = "uci uci1 iccs wxf wxf-axf wxf-xqbase chinese chinese-traditional chinese-four")
  private String to = "";

  @Override
  void work() throws IOException {
    Optional<Notation<XiangqiPosition, XiangqiMove>> notation =
        Notations.written().stream().filter(one -> one.id().equals(to)).findFirst();
    if (notation.isEmpty()) {
      throw wrongCall("no such notation to write: " + to);
    }
    eachMove((position, move) -> notation.get().write(position, XiangqiMove.parse(move)));
  }
}

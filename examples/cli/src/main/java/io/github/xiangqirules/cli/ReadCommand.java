package io.github.xiangqirules.cli;

import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.Notations;
import java.io.IOException;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Reads moves. */
@Command(
    name = "read",
    description = {
      "Reads xiangqi moves; each line of standard input is FEN<TAB>text:",
      "FEN<TAB>text<TAB>all legal meanings in uci, sorted, or -"
    })
final class ReadCommand extends FenCommand {
  @Option(
      names = "--from",
      paramLabel = "NOTATION",
      description =
          "the notation of the text: those of notate, winboard and pychess; if not given, WXF of any"
              + " form, Chinese, ICCS and UCI are tried")
  private String from = "any";

  @Override
  void work() throws IOException {
    Optional<MoveReader<XiangqiPosition, XiangqiMove>> reader =
        from.equals("any")
            ? Optional.of(Notations.any())
            : Notations.readers().stream().filter(one -> one.id().equals(from)).findFirst();
    if (reader.isEmpty()) {
      throw wrongCall("no such notation to read: " + from);
    }
    eachMove(
        (position, text) -> {
          String meanings =
              reader.get().read(position, text).stream()
                  .map(XiangqiMove::text)
                  .sorted()
                  .collect(Collectors.joining(" "));
          return meanings.isEmpty() ? "-" : meanings;
        });
  }
}

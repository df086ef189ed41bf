package io.github.xiangqirules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RecordCommandTest {
  private static final String GAME = "[DhtmlXQ][DhtmlXQ_title]x[/DhtmlXQ_title][/DhtmlXQ]";
  private static final String FEN = XiangqiPosition.initial().text();

  @Test
  void whatIsWrongOutsideOfTheGamesIsToldAndNotCounted(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("game.txt"), GAME + "\n[DhtmlXQ_movelist");
    assertEquals(
        new Answer(
            0,
            String.join("\t", file + "\tdhtmlxq\t1\t0\t0\tno\tno\t0", FEN, "*", FEN) + "\n",
            file + ": surplus at character 52: [DhtmlXQ_movelist; left out\n"),
        Answer.of("record", file.toString()));
  }
}

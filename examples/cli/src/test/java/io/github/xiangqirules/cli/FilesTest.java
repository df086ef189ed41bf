package io.github.xiangqirules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.RecordFormat;
import io.github.xiangqirules.xiangqi.record.Records;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that cannot be read or written are told in a line, as every refusal is. */
final class FilesTest {
  private static final String UNWRITABLE = ": cannot be written: no such file or folder\n";
  private static final String UNREADABLE = ": cannot be read: no such file or folder\n";

  @TempDir private Path folder;
  private String nowhere = "";

  @BeforeEach
  void thereIsNoSuchFolder() {
    nowhere = folder.resolve("none").resolve("file").toString();
  }

  @Test
  void aDiagramThatCannotBeWrittenIsTold() {
    assertEquals(new Answer(1, "", nowhere + UNWRITABLE), Answer.of("board", "--svg", nowhere));
  }

  @Test
  void aFolderIsNoFileToWrite() {
    Answer answer = Answer.of("board", "--svg", folder.toString());
    assertEquals(1, answer.status());
    assertTrue(answer.err().startsWith(folder + ": cannot be written: "), answer.err());
    assertEquals(1, answer.err().lines().count(), answer.err());
  }

  @Test
  void recordsThatCannotBeWrittenAreToldAfterThoseThatWereRead() throws IOException {
    Path games = folder.resolve("games.pgn");
    try (OutputStream out = Files.newOutputStream(games)) {
      Records.write(GameRecord.of(Game.start(XiangqiRules.standard())), RecordFormat.PGN, out);
    }
    Answer answer = Answer.of("record", games.toString(), "--to", "pgn", "--out", nowhere);
    assertTrue(answer.out().startsWith(games + "\tpgn\t1\t"), answer.out());
    assertEquals(nowhere + UNWRITABLE, answer.err());
    assertEquals(1, answer.status());
  }

  @Test
  void recordsThatCannotBeReadAreTold() {
    assertEquals(new Answer(1, "", nowhere + UNREADABLE), Answer.of("record", nowhere));
  }

  @Test
  void aMatchTellsOfItsFiles() {
    String[] match = {"match", "--a", "random", "--b", "random", "--nodes", "1", "--plies", "2"};
    assertEquals(new Answer(1, "", nowhere + UNWRITABLE), Answer.of(with(match, "--out", nowhere)));
    assertEquals(
        new Answer(1, "", "match: " + nowhere + UNREADABLE),
        Answer.of(with(match, "--openings", nowhere)));
  }

  private static String[] with(String[] call, String option, String value) {
    String[] longer = Arrays.copyOf(call, call.length + 2);
    longer[call.length] = option;
    longer[call.length + 1] = value;
    return longer;
  }
}

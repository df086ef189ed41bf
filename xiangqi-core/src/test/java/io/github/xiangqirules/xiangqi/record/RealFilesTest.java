package io.github.xiangqirules.xiangqi.record;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.NotationException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Real files, read where they lie, against the index of what they hold. */
class RealFilesTest {
  private static final String FOLDER = System.getProperty("records.dir", "");

  @BeforeEach
  void thereAreFiles() {
    assumeFalse(FOLDER.isEmpty(), "no real files are read: -Drecords.dir=... is not given");
  }

  @Test
  void everyFileHoldsWhatTheIndexSays() throws IOException {
    List<Executable> checks = new ArrayList<>();
    for (String[] row : rows("index.tsv")) {
      checks.add(() -> assertEquals(expected(row), actual(read(row[0])), row[0]));
    }
    assertTrue(checks.size() > 100);
    assertAll(checks);
  }

  /**
   * The columns: format without dialect, counts, what there is, whether a move is illegal, FENs.
   */
  private static String expected(String[] row) {
    String format = row[1].startsWith("pgn") ? "pgn" : row[1];
    return String.join(
        "\t",
        format,
        row[4],
        row[5],
        row[6],
        row[7],
        row[8],
        bool(!row[9].equals("0")),
        row[10],
        row[11],
        row[12]);
  }

  private static String actual(RecordFile file) {
    int mainLine = 0;
    int nodes = 0;
    boolean variations = false;
    boolean comments = false;
    boolean illegal = false;
    for (GameRecord game : file.games()) {
      mainLine += game.mainLine().size();
      nodes += game.root().size();
      variations |= game.root().hasVariations();
      comments |= game.root().hasComments();
      illegal |= game.problems().stream().anyMatch(p -> p.code().equals("illegal-move"));
    }
    GameRecord first = file.games().get(0);
    return String.join(
        "\t",
        file.format().id(),
        String.valueOf(file.games().size()),
        String.valueOf(mainLine),
        String.valueOf(nodes),
        bool(variations),
        bool(comments),
        bool(illegal),
        first.start().text(),
        first.result().text(),
        first.end().text());
  }

  private static String bool(boolean value) {
    return value ? "True" : "False";
  }

  @Test
  void damagedFilesKeepWhatTheIndexSays() throws IOException {
    List<Executable> checks = new ArrayList<>();
    for (String[] row : rows("malformed/index.tsv")) {
      checks.add(() -> damaged(row));
    }
    assertTrue(checks.size() > 30);
    assertAll(checks);
  }

  private static void damaged(String[] row) {
    String outcome;
    try {
      RecordFile file = read("malformed/" + row[0]);
      outcome = file.games().size() + " game(s) " + moves(file);
    } catch (NotationException e) {
      outcome = "error 0";
    }
    List<String> allowed =
        row[2].contains(" or ")
            ? List.of("error 0", "1 game(s) " + row[3].substring(row[3].indexOf("or ") + 3))
            : List.of(row[2] + " " + row[3]);
    assertTrue(allowed.contains(outcome), row[0] + ": " + outcome);
  }

  private static String moves(RecordFile file) {
    return String.join(
        "/", file.games().stream().map(game -> String.valueOf(game.root().size())).toList());
  }

  @Test
  void otherFilesAreRefused() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(FOLDER, "other"))) {
      files.forEach(
          file ->
              assertThrows(
                  NotationException.class,
                  () -> Records.read(Files.readAllBytes(file)),
                  file.toString()));
    }
  }

  /** One book is there in both formats. */
  @Test
  void twoFormatsOfOneBookGiveOneTree() {
    GameRecord xqf = read("xqf/仙人指路全集（史上最全最新版）.XQF").games().get(0);
    GameRecord dhtmlxq = read("dhtmlxq/vschess-dhtmlxq.txt").games().get(0);
    assertEquals(106_997, xqf.root().size());
    assertEquals(RoundTrips.moves(xqf.root()), RoundTrips.moves(dhtmlxq.root()));
  }

  @Test
  void everyWriterKeepsEveryGameOfEveryFile() throws IOException {
    int games = 0;
    for (String[] row : rows("index.tsv")) {
      ImmutableList<GameRecord> read = read(row[0]).games();
      for (GameRecord game : read) {
        RoundTrips.check(game);
        games++;
      }
      if (read.size() > 1) {
        RoundTrips.together(read);
      }
    }
    assertTrue(games > 300);
  }

  private static RecordFile read(String name) {
    try {
      byte[] bytes = Files.readAllBytes(Path.of(FOLDER, name));
      assertFalse(name.isEmpty());
      return Records.read(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String[]> rows(String index) throws IOException {
    return Files.readAllLines(Path.of(FOLDER, index)).stream()
        .skip(1)
        .map(line -> line.split("\t", -1))
        .toList();
  }
}

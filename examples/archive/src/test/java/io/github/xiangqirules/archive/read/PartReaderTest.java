package io.github.xiangqirules.archive.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.archive.row.GameRow;
import io.github.xiangqirules.archive.row.ProblemRow;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PartReaderTest {
  /** Whatever may look like the start of a game without being one, and the other way round. */
  private static final String TRICKY =
      """
      ; a remark before all games
      [Event "One"]
      [Result "1-0"]

      1. h2e2 {a comment
      [not a tag]
      [of any kind: "x"]
      } h9g7 1-0
      [Event "Two, without a blank line"]

      [Event "Three, that repeats the first tag"]
      [Result "*"]

      1. c3c4 *


        [Event "Four, indented"] [Result "0-1"]
      1. g3g4
      h7e7 0-1
      %1$s[Event "Five, or a part of four"]
      1. h0g2 1/2-1/2

      [Site "Six"]
      [Site "Seven"]
      1. b0c2 *
      """
          .formatted(" ".repeat(70));

  private static final Configuration LOCAL = new Configuration();

  @TempDir private Path folder;

  private static PartReader reader(int mostBytes) {
    return new PartReader(LOCAL, XiangqiRules.standard(), mostBytes);
  }

  private ImmutableList<FilePart> parts(String name, byte[] bytes, long partBytes)
      throws IOException {
    Path file = Files.write(folder.resolve(name), bytes);
    return FileList.of(ImmutableList.of(file.toString()), partBytes, LOCAL);
  }

  private static List<GameRow> games(List<FilePart> parts) {
    List<GameRow> games = new ArrayList<>();
    for (FilePart part : parts) {
      PartRows rows = reader(PartReader.MOST_BYTES).read(part);
      assertEquals(ImmutableList.of(), rows.problems());
      games.addAll(rows.games());
    }
    return games;
  }

  private void gamesAreTheSameInParts(byte[] file) throws IOException {
    List<GameRow> whole = games(parts("a.pgn", file, file.length));
    assertTrue(whole.size() >= 5, () -> whole.size() + " games");
    for (int bytes = 1; bytes < file.length; bytes += bytes < 40 ? 1 : 7) {
      assertEquals(whole, games(parts("a.pgn", file, bytes)), "parts of " + bytes);
    }
  }

  @Test
  void partsOfPgnHoldTheGamesOfTheWhole() throws IOException {
    gamesAreTheSameInParts(TRICKY.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void linesMayEndAsOnWindows() throws IOException {
    gamesAreTheSameInParts(TRICKY.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void bytesOfChineseTextAreNoTags() throws IOException {
    String chinese = TRICKY.replace("a comment", "炮二平五，馬八進七").replace("Four", "第四局");
    gamesAreTheSameInParts(chinese.getBytes(Charset.forName("GB18030")));
  }

  @Test
  void unitsOfTwoBytesAreReadByTheFirstPart() throws IOException {
    byte[] file = TRICKY.getBytes(StandardCharsets.UTF_16);
    List<GameRow> whole = games(parts("a.pgn", file, file.length));
    assertEquals(whole, games(parts("a.pgn", file, 100)));
  }

  @Test
  void otherFormatsAreReadByTheFirstPart() throws IOException {
    String game = "[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]\n";
    byte[] file = game.repeat(3).getBytes(StandardCharsets.UTF_8);
    ImmutableList<FilePart> parts = parts("a.txt", file, 50);
    assertEquals(3, reader(PartReader.MOST_BYTES).read(parts.get(0)).games().size());
    assertEquals(3, games(parts).size());
  }

  @Test
  void fileThatIsTooLargeIsAProblem() throws IOException {
    String game = "[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]\n";
    byte[] file = game.repeat(3).getBytes(StandardCharsets.UTF_8);
    PartRows rows = reader(100).read(parts("a.txt", file, 1_000).get(0));
    assertEquals("too-large", rows.problems().get(0).code());
    assertEquals(ImmutableList.of(), rows.games());
  }

  @Test
  void gameThatIsTooLargeLeavesTheOthers() throws IOException {
    String small = "[Event \"Small\"]\n\n1. h2e2 *\n\n";
    String large = "[Event \"Large\"]\n\n1. h2e2 {" + "long\n".repeat(100) + "} *\n\n";
    byte[] file = (small.repeat(20) + large + small.repeat(20)).getBytes(StandardCharsets.UTF_8);
    int games = 0;
    List<ProblemRow> problems = new ArrayList<>();
    for (FilePart part : parts("a.pgn", file, 100)) {
      PartRows rows = reader(200).read(part);
      games += rows.games().size();
      problems.addAll(rows.problems());
    }
    assertTrue(games >= 30 && games <= 40, games + " games");
    assertEquals(List.of("too-large"), problems.stream().map(ProblemRow::code).toList());
  }

  @Test
  void fileThatHasGoneIsAProblem() throws IOException {
    FilePart part = parts("a.pgn", TRICKY.getBytes(StandardCharsets.UTF_8), 10_000).get(0);
    Files.delete(folder.resolve("a.pgn"));
    ProblemRow problem = reader(PartReader.MOST_BYTES).read(part).problems().get(0);
    assertEquals("unreadable", problem.code());
    assertEquals("file", problem.place());
  }

  @Test
  void folderThatIsNotThereIsTold() {
    List<String> nowhere = List.of(folder.resolve("nowhere").toString());
    assertThrows(FileNotFoundException.class, () -> FileList.of(nowhere, 1, LOCAL));
  }

  @Test
  void foldersOfOneNameAreRefused() throws IOException {
    Path one = Files.createDirectories(folder.resolve("one/records"));
    Path two = Files.createDirectories(folder.resolve("two/records"));
    List<String> both = List.of(one.toString(), two.toString());
    assertThrows(IllegalArgumentException.class, () -> FileList.of(both, 1, LOCAL));
  }

  @Test
  void tasksHaveEveryPartOnceAndAboutAsMuchToRead() {
    List<FilePart> parts = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      parts.add(new FilePart("f" + i, "", 1_000L * i, 0, 0, 1_000L * i));
    }
    List<FilePart> shared = new ArrayList<>();
    for (List<FilePart> task : Bins.of(parts, 1 << 20, 4)) {
      long weight = task.stream().mapToLong(FilePart::weight).sum();
      assertTrue(weight > 900_000 && weight < 1_000_000, () -> "a task of " + weight);
      shared.addAll(task);
    }
    shared.sort(Comparator.comparingLong(FilePart::length));
    assertEquals(parts, shared);
  }
}

package io.github.xiangqirules.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import io.github.xiangqirules.climbing.record.ClimbingRecord;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.Records;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MatchCommandTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... args) {
    Streams streams =
        new Streams(
            InputStream.nullInputStream(),
            new PrintStream(out, true, UTF_8),
            new PrintStream(err, true, UTF_8));
    return Main.run(streams, args);
  }

  @Test
  void bothSidesOfEachOpeningArePlayedAndWritten(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("games.pgn");
    int status =
        run(
            "match",
            "--a",
            "greedy",
            "--b",
            "random",
            "--games",
            "4",
            "--nodes",
            "1",
            "--plies",
            "30",
            "--threads",
            "2",
            "--out",
            file.toString());
    assertEquals(0, status, () -> err.toString(UTF_8));
    List<GameRecord> games = new ArrayList<>(Records.read(Files.readAllBytes(file)).games());
    games.sort((x, y) -> x.round().orElseThrow().compareTo(y.round().orElseThrow()));
    assertEquals(4, games.size());
    assertEquals("greedy", games.get(0).red().orElseThrow());
    assertEquals("greedy", games.get(1).black().orElseThrow());
    assertEquals(opening(games.get(0)), opening(games.get(1)));
    assertEquals(opening(games.get(2)), opening(games.get(3)));
    assertNotEquals(opening(games.get(0)), opening(games.get(2)));
    String told = out.toString(UTF_8);
    assertTrue(told.contains("a:        4 games"), told);
    assertTrue(told.contains("score of a: "), told);
  }

  private static List<?> opening(GameRecord game) {
    return game.mainLine().subList(0, 6);
  }

  @Test
  void bothSeatsOfADealArePlayedAndWritten(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("games.txt");
    int status =
        run(
            "match",
            "--variant",
            "climbing",
            "--a",
            "level=4",
            "--b",
            "random",
            "--games",
            "2",
            "--nodes",
            "100",
            "--out",
            file.toString());
    assertEquals(0, status, () -> err.toString(UTF_8));
    List<ClimbingRecord> records = new ArrayList<>();
    String tag = "[Rules ";
    for (String rest : Splitter.on(tag).omitEmptyStrings().split(Files.readString(file))) {
      records.add(ClimbingRecord.parse(tag + rest.strip() + "\n"));
    }
    assertEquals(2, records.size());
    assertEquals(records.get(0).secret(), records.get(1).secret());
    assertEquals("level=4", records.get(0).headers().get("First"));
    assertEquals("level=4", records.get(1).headers().get("Second"));
  }

  @Test
  void theSameSeedPlaysTheSameMatch() {
    String[] args = {
      "match", "--a", "level=1", "--b", "greedy", "--games", "2", "--nodes", "50", "--plies", "40"
    };
    assertEquals(0, run(args));
    String first = out.toString(UTF_8).replaceAll("longest.*", "");
    out.reset();
    assertEquals(0, run(args));
    assertEquals(first, out.toString(UTF_8).replaceAll("longest.*", ""));
  }

  @Test
  void wrongCallsAreTold() {
    assertEquals(2, run("match", "--a", "random", "--b", "random"));
    assertTrue(err.toString(UTF_8).contains("--time or --nodes"), () -> err.toString(UTF_8));
    assertEquals(2, run("match", "--a", "random", "--b", "random", "--time", "1", "--games", "0"));
    assertEquals(1, run("match", "--a", "nobody", "--b", "random", "--time", "1"));
    assertTrue(err.toString(UTF_8).contains("no such opponent"), () -> err.toString(UTF_8));
    assertEquals(1, run("match", "--a", "uci:/no/such", "--b", "random", "--time", "1"));
    assertTrue(err.toString(UTF_8).contains("cannot be started"), () -> err.toString(UTF_8));
  }
}

package io.github.xiangqirules.xiangqi.record;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The formats that are bytes, on files made by hand. */
class BinaryRecordsTest {
  private static final ImmutableList<XiangqiMove> MAIN_LINE =
      ImmutableList.of(XiangqiMove.parse("h2e2"), XiangqiMove.parse("h9g7"));

  private static final String LEFT_OUT = "left out";

  private static GameRecord only(byte[] file, RecordFormat format) {
    RecordFile read = Records.read(file);
    assertEquals(format, read.format());
    assertEquals(1, read.games().size());
    return read.games().get(0);
  }

  @Test
  void xqfOfEveryVersionIsDeciphered() {
    GameRecord sample = FilesByHand.sample();
    int[] bits = {0x51, 0x0c, 0xa3, 0x18};
    for (int version = 11; version <= 19; version++) {
      byte[] file = FilesByHand.encryptedXqf(version, 0xb7, bits, 0x9d, 0x41, 0xe6);
      assertEquals(sample, only(file, RecordFormat.XQF), "version " + version);
    }
  }

  @Test
  void xqfTellsAWrongSumOfKeysAndReadsOn() {
    byte[] file = FilesByHand.written(FilesByHand.sample(), RecordFormat.XQF);
    file[0x0c] = 1;
    GameRecord read = only(file, RecordFormat.XQF);
    assertEquals(FilesByHand.sample().root(), read.root());
    assertEquals("checksum", read.problems().get(0).code());
  }

  @Test
  void theStageOfAnXqfGameIsAHeader() {
    byte[] file = FilesByHand.written(FilesByHand.sample(), RecordFormat.XQF);
    List<String> stages = List.of("", "opening", "middlegame", "endgame");
    for (int stage = 0; stage < stages.size(); stage++) {
      file[0x40] = (byte) stage;
      GameRecord read = only(file, RecordFormat.XQF);
      assertEquals(stages.get(stage), read.header("Stage").orElse(""));
      assertArrayEquals(file, FilesByHand.written(read, RecordFormat.XQF));
    }
    file[0x40] = 4;
    assertEquals("header", only(file, RecordFormat.XQF).problems().get(0).code());
  }

  @Test
  void theFirstMoveHasTheNumberThatTheFileTells() {
    Map.of(RecordFormat.XQF, 0x30, RecordFormat.CBR, 2116)
        .forEach(
            (format, offset) -> {
              byte[] file = FilesByHand.written(FilesByHand.sample(), format);
              assertEquals(1, only(file, format).start().moveNumber());
              file[offset] = 0x2c;
              file[offset + 1] = 1;
              GameRecord read = only(file, format);
              assertEquals(300, read.start().moveNumber());
              assertArrayEquals(file, FilesByHand.written(read, format));
              file[offset] = 0;
              file[offset + 1] = 0;
              assertEquals(1, only(file, format).start().moveNumber());
            });
  }

  @Test
  void recordsOfAnotherKindAreRefusedByIt() {
    byte[] file = FilesByHand.written(FilesByHand.sample(), RecordFormat.CBR);
    for (int kind : new int[] {1, 3}) {
      file[19] = (byte) kind;
      NotationException e = assertThrows(NotationException.class, () -> Records.read(file));
      assertTrue(e.problems().get(0).message().contains("kind " + kind));
    }
  }

  @Test
  void cutFilesKeepTheMovesBeforeTheCut() {
    for (RecordFormat format : List.of(RecordFormat.XQF, RecordFormat.CBR)) {
      byte[] file = FilesByHand.written(FilesByHand.sample(), format);
      int last = -1;
      int header = format == RecordFormat.XQF ? 0x400 : 2214;
      for (int length = header; length < file.length; length++) {
        GameRecord read = only(Arrays.copyOf(file, length), format);
        int moves = read.root().size();
        assertEquals(Math.max(last, moves), moves, format + " of " + length);
        assertEquals("cut", read.problems().get(0).code());
        last = moves;
      }
      assertEquals(4, last + 1 - (format == RecordFormat.XQF ? 1 : 0), format.id());
      assertThrows(NotationException.class, () -> Records.read(Arrays.copyOf(file, header - 1)));
    }
  }

  @Test
  void aMoveIntoNowhereIsLeftOutWithWhatFollows() {
    byte[] file = FilesByHand.written(FilesByHand.sample(), RecordFormat.CBR);
    int first = 2214 + 4 + 4 + 4;
    assertEquals(70, file[first + 2]);
    file[first + 2] = 90;
    GameRecord read = only(file, RecordFormat.CBR);
    assertEquals(ImmutableList.of(XiangqiMove.parse("c3c4")), read.mainLine());
    assertEquals(1, read.problems().size());
    RecordProblem problem = read.problems().get(0);
    assertEquals("illegal-move", problem.code());
    assertEquals("ply 1", problem.place());
    assertEquals(Optional.of(read.start()), problem.position());
  }

  @Test
  void aLibraryHidesHeadingsAndDeletedGames() {
    byte[] file = FilesByHand.cbl();
    RecordFile read = Records.read(file);
    assertEquals(RecordFormat.CBL, read.format());
    assertEquals(ImmutableList.of(FilesByHand.sample()), read.games());
    assertEquals(
        2, Records.read(file, ReadOptions.standard().withDeletedGames(true)).games().size());
  }

  @Test
  void aProblemInALibraryIsAtItsPlaceInTheFile() {
    byte[] file = FilesByHand.cbl();
    int second = 66624 + 276 * 128 + 4096;
    int middle = second + 2120 + 40;
    assertEquals(0, file[middle]);
    file[middle] = 0x18;
    GameRecord read = Records.read(file).games().get(0);
    assertEquals(
        ImmutableList.of(
            RecordProblem.of(
                "set-up", "byte " + middle, "no piece has the number 24", "left free")),
        read.problems());
    file[second + 19] = 3;
    RecordProblem kind = Records.read(file).problems().get(0);
    assertEquals("byte " + second, kind.place());
    assertTrue(kind.text().contains("kind 3"));
  }

  @Test
  void aLibraryWithoutIndexIsSearchedForGames() {
    byte[] file = FilesByHand.cbl();
    Arrays.fill(file, 60, 64, (byte) 0xff);
    RecordFile read = Records.read(file);
    assertEquals(2, read.games().size());
    assertEquals("cut", read.problems().get(0).code());
    assertThrows(NotationException.class, () -> Records.read(Arrays.copyOf(file, 100_000)));
  }

  @Test
  void xqrHasItsTreeAndItsSum() {
    byte[] file = FilesByHand.xqr();
    GameRecord read = only(file, RecordFormat.XQR);
    assertEquals(MAIN_LINE, read.mainLine());
    assertEquals(3, read.root().size());
    assertEquals("中炮", read.root().next().get(0).comment());
    assertEquals(GameResult.RED_WINS, read.result());
    assertEquals(Optional.of("AB"), read.red());
    assertEquals(ImmutableList.of(), read.problems());
    byte[] longer = Arrays.copyOf(file, file.length + 3);
    assertEquals(
        ImmutableList.of(
            RecordProblem.of(
                "surplus", "byte " + file.length, "3 bytes after the sum", "left out")),
        only(longer, RecordFormat.XQR).problems());
    file[file.length - 1] ^= 1;
    assertEquals("checksum", only(file, RecordFormat.XQR).problems().get(0).code());
  }

  @Test
  void filesOfServersHaveTheirMoves() {
    assertEquals(MAIN_LINE, only(FilesByHand.ccm(false), RecordFormat.CCM).mainLine());
    assertEquals(MAIN_LINE, only(FilesByHand.ccm(true), RecordFormat.CCM).mainLine());
    assertEquals(MAIN_LINE, only(FilesByHand.chn(), RecordFormat.CHN).mainLine());
    assertEquals(MAIN_LINE, only(FilesByHand.che(0), RecordFormat.CHE).mainLine());
    assertEquals(MAIN_LINE, only(FilesByHand.che(1), RecordFormat.CHE).mainLine());
  }

  @Test
  void mxqHasPlayersResultAndMoves() {
    GameRecord read = only(FilesByHand.mxq(), RecordFormat.MXQ);
    assertEquals(MAIN_LINE, read.mainLine());
    assertEquals(GameResult.RED_WINS, read.result());
    assertEquals(Optional.of("蒋川"), read.red());
    assertEquals(Optional.of("李雪松"), read.black());
    assertEquals("例局", read.root().comment());
    assertEquals(ImmutableList.of(), read.problems());
  }

  @Test
  void whatIsBehindTheEndIsTold() {
    byte[] mxq = FilesByHand.mxq();
    assertEquals(
        List.of(
            RecordProblem.of("surplus", "byte " + mxq.length, "2 bytes after the end", LEFT_OUT)),
        only(Arrays.copyOf(mxq, mxq.length + 2), RecordFormat.MXQ).problems());
    String che = new String(FilesByHand.che(0), US_ASCII);
    assertEquals(
        List.of(), only((che + "\n<che/>\n").getBytes(US_ASCII), RecordFormat.CHE).problems());
    assertEquals(
        List.of(
            RecordProblem.of("surplus", "number 24", "2 numbers after the moves", LEFT_OUT),
            RecordProblem.of("surplus", "after the numbers", "1234567890 7", LEFT_OUT)),
        only((che + " 8 8 1234567890 7").getBytes(US_ASCII), RecordFormat.CHE).problems());
  }

  @Test
  void mxqWithoutAnEndIsCut() {
    byte[] mxq = FilesByHand.mxq();
    GameRecord read = only(Arrays.copyOf(mxq, mxq.length - 1), RecordFormat.MXQ);
    assertEquals(MAIN_LINE, read.mainLine());
    assertEquals("cut", read.problems().get(0).code());
  }

  @Test
  void aByteThatNamesNoSideIsToldAndTakenAsRed() {
    Map<RecordFormat, Integer> places = Map.of(RecordFormat.XQF, 0x32, RecordFormat.CBR, 2112);
    places.forEach(
        (format, place) -> {
          byte[] file = FilesByHand.written(FilesByHand.sample(), format);
          assertEquals(List.of(), only(file, format).problems());
          file[place] = 7;
          GameRecord read = only(file, format);
          assertEquals(FilesByHand.sample().root(), read.root());
          assertEquals(
              List.of(
                  RecordProblem.of(
                      "set-up", "byte " + place, "no side has the number 7", "taken as red")),
              read.problems());
        });
  }
}

package io.github.xiangqirules.xiangqi.record;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What a reader cannot use and a writer cannot hold is told with its place, and nothing is added.
 */
class NothingInSilenceTest {
  private static final String LEFT_OUT = "left out";

  private static GameRecord read(String text) {
    return Records.read(text.getBytes(UTF_8)).games().get(0);
  }

  private static List<String> messages(List<RecordProblem> problems) {
    return problems.stream().map(RecordProblem::message).toList();
  }

  private static RecordProblem surplus(String place, String text, String done) {
    return RecordProblem.of("surplus", place, text, done);
  }

  @Test
  void readingsForWhichThereIsNoRoomAddNoMoves() {
    String fen = "5k3/9/P1P6/9/P1P6/6p1p/9/6p1p/9/3K5 w - - 0 1";
    GameRecord game = read("[FEN \"" + fen + "\"]\n1. P9+1 P9+1 2. P7+1 P7+1 *");
    assertEquals(4, game.mainLine().size());
    assertEquals(4, game.root().size());
    assertFalse(game.root().hasVariations());
    assertEquals(
        List.of(
            "more than 8 readings that cannot be told apart",
            "8 readings that cannot be told apart"),
        game.problems().stream()
            .filter(problem -> problem.code().equals("ambiguous-move"))
            .map(RecordProblem::text)
            .toList());
  }

  @Test
  void everyGameIsReadInACharacterSetThatIsNotByBytes() {
    String games = "[Event \"x\"]\n1. h2e2 1-0\n\n".repeat(3);
    for (Charset charset : List.of(UTF_16LE, UTF_16BE)) {
      RecordFile file =
          Records.read(games.getBytes(charset), ReadOptions.standard().withCharset(charset));
      assertEquals(3, file.games().size(), charset.name());
    }
  }

  @Test
  void aResultInAVariationIsTold() {
    GameRecord game = read("[Result \"1-0\"]\n1. h2e2 (1. b2e2 0-1) 1-0");
    assertEquals(GameResult.RED_WINS, game.result());
    assertEquals(
        List.of(surplus("character 32", "0-1", "left out: a variation has no result")),
        game.problems());
  }

  @Test
  void withoutAnyResultNoneIsSaidToCount() {
    assertEquals(
        List.of(RecordProblem.of("result", "end of the moves", "no result", "taken as unknown")),
        read("[Event \"x\"]\n1. h2e2").problems());
    assertEquals(
        List.of(
            RecordProblem.of("result", "end of the moves", "no result", "the header counts, 0-1")),
        read("[Result \"0-1\"]\n1. h2e2").problems());
  }

  @Test
  void aLineOfWxfThatIsNoHeaderIsTold() {
    String file = "FORMAT\tWXF\nEVENT\nRESULT0-1\nSTART{\n1. C2.5 H8+7\n}END\n";
    assertEquals(List.of(surplus("headers", "RESULT0-1", LEFT_OUT)), read(file).problems());
  }

  @Test
  void bytesAfterTheMovesOfCbrAreTold() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Records.write(FilesByHand.sample(), RecordFormat.CBR, out);
    byte[] longer = Arrays.copyOf(out.toByteArray(), out.size() + 5);
    assertEquals(
        List.of(surplus("byte " + out.size(), "5 bytes after the moves", LEFT_OUT)),
        Records.read(longer).games().get(0).problems());
  }

  @Test
  void theTimeOfRedUnderTheKeyOfBlackIsTold() {
    GameRecord game =
        read(
            "[DhtmlXQ_blacktime]10[/DhtmlXQ_blacktime][DhtmlXQ_blacktime]20[/DhtmlXQ_blacktime]"
                + "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]");
    assertEquals("10", game.header("RedTime").orElseThrow());
    assertEquals("20", game.header("BlackTime").orElseThrow());
    assertEquals(List.of("header"), game.problems().stream().map(RecordProblem::code).toList());
  }

  @Test
  void aPageWithoutAGameIsRefused() {
    for (String page : List.of("[DhtmlXQ]", "[DhtmlXQ][/DhtmlXQ]", "[DhtmlXQ]\n[DhtmlXQ_title")) {
      assertThrows(NotationException.class, () -> Records.read(page.getBytes(UTF_8)), page);
    }
  }

  @Test
  void aCutXmlTellsTheCharacter() {
    NotationException refused =
        assertThrows(
            NotationException.class, () -> Records.read("<ChineseChessRecord>车<".getBytes(UTF_8)));
    assertEquals("cbf at character 22: this is no XML", refused.getMessage());
  }

  @Test
  void westernMovesAreReadOnASetUpWithoutAGeneral() {
    GameRecord game = read("[FEN \"4k4/9/9/9/9/9/9/9/9/R8 w - - 0 1\"]\n1. Ra9 Ke8 2. Rxa8 *");
    assertEquals(2, game.mainLine().size());
    assertEquals("illegal-move", game.problems().get(0).code());
  }

  @Test
  void aLossIsAtItsPly() throws IOException {
    GameRecord game = FilesByHand.sample();
    MoveNode first = game.root().next().get(0);
    MoveNode changed =
        first.withComment("\0").withAnnotations(ImmutableIntArray.of(1000)).withNext(first.next());
    GameRecord lossy = game.withRoot(game.root().withNext(ImmutableList.of(changed)));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertEquals(
        List.of(
            "not-held at ply 1: annotation 1000; left out",
            "not-held at ply 1: \0; characters that cannot be stored were left out or replaced"),
        messages(Records.write(lossy, RecordFormat.PGN, out)));
  }

  @Test
  void aLossOfSeveralGamesSaysOfWhich() throws IOException {
    GameRecord whole = FilesByHand.sample();
    GameRecord lossy = whole.withRoot(whole.root().withComment("\0"));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<RecordProblem> losses =
        Records.write(ImmutableList.of(whole, lossy), WriteOptions.of(RecordFormat.PGN), out);
    assertEquals(List.of("game 2, ply 0"), losses.stream().map(RecordProblem::place).toList());
  }

  @Test
  void aCounterThatIsHeldIsNoLoss() throws IOException {
    GameRecord game = GameRecord.of(XiangqiSetup.parse("4k4/9/9/9/4p4/9/9/9/9/3K5 w - - 7 33"));
    for (RecordFormat format : List.of(RecordFormat.XQF, RecordFormat.CBR)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      assertEquals(
          List.of("not-held at start: 7 plies without a capture; left out"),
          messages(Records.write(game, format, out)));
      assertEquals(33, Records.read(out.toByteArray()).games().get(0).start().moveNumber());
    }
  }
}

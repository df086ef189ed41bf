package io.github.xiangqirules.xiangqi.record;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The formats that are text, on small files. */
class TextRecordsTest {
  private static final Charset BIG5 = Charset.forName("Big5-HKSCS");

  private static GameRecord pgn(String text) {
    return only(text, RecordFormat.PGN);
  }

  private static GameRecord only(String text, RecordFormat format) {
    RecordFile file = Records.read(text.getBytes(UTF_8));
    assertEquals(format, file.format());
    assertEquals(1, file.games().size());
    return file.games().get(0);
  }

  private static String moves(GameRecord game) {
    return game.mainLine().stream().map(XiangqiMove::text).collect(Collectors.joining(" "));
  }

  private static List<String> codes(GameRecord game) {
    return game.problems().stream().map(RecordProblem::code).toList();
  }

  @Test
  void movesAreReadInWhateverNotationTheyAre() {
    for (String text :
        new String[] {
          "1. 炮二平五 马８进７",
          "1.炮二平五 馬8進7",
          "1. 炮二 平五 马 8进 7",
          "1. C2.5 H8+7",
          "1. Ｃ２＝５ Ｈ８＋７",
          "1. h2e2 h9g7",
          "1. H2-E2 H9-G7",
          "1. h3e3 h10g8",
          "1. Che2 Hg7",
          "1. Che3 H10g8",
        }) {
      GameRecord game = pgn("[Event \"x\"]\n[Result \"*\"]\n" + text + " *");
      assertEquals("h2e2 h9g7", moves(game), text);
      assertEquals(List.of(), codes(game), text);
    }
  }

  @Test
  void variationsReplaceTheMoveBeforeThemAndNest() {
    GameRecord game =
        pgn("[Result \"*\"]\n{a} 1. h2e2 {b} (1. b2e2 b9c7 (1... h9g7 {c})) (1. c3c4) h9g7 *");
    assertEquals("h2e2 h9g7", moves(game));
    assertEquals(6, game.root().size());
    assertEquals(3, game.root().next().size());
    assertEquals("a", game.root().comment());
    assertEquals("b", game.root().next().get(0).comment());
    assertEquals("c", game.root().next().get(1).next().get(1).comment());
    assertEquals(List.of(), codes(game));
  }

  @Test
  void marksAndNumbersAnnotateTheMoveBeforeThem() {
    GameRecord game = pgn("[Result \"*\"]\n1. h2e2! $14 h9g7 ?! ; said\n2. h0g2 *");
    MoveNode first = game.root().next().get(0);
    assertEquals(ImmutableIntArray.of(1, 14), first.annotations());
    assertEquals(ImmutableIntArray.of(6), first.next().get(0).annotations());
    assertEquals(" said", first.next().get(0).comment());
  }

  @Test
  void commentsOfBothFormsBelongToTheSameMove() {
    for (String[] form : new String[][] {{"{", "}"}, {"/*", "*/"}}) {
      String text =
          "[Result \"*\"]\n<a> 1. h2e2 <b> (<c> 1. b2e2 <d> b9c7) h9g7 *"
              .replace("<", form[0])
              .replace(">", form[1]);
      GameRecord game = pgn(text);
      assertEquals("a", game.root().comment(), text);
      assertEquals("b", game.root().next().get(0).comment(), text);
      assertEquals("c\nd", game.root().next().get(1).comment(), text);
      assertEquals(List.of(), codes(game), text);
    }
  }

  @Test
  void aCommentWithoutEndIsTakenToTheEndAndTold() {
    for (String opening : new String[] {"{", "/*"}) {
      for (String end : new String[] {"", "*"}) {
        String start = "[Result \"*\"]\n1. h2e2 ";
        GameRecord game = pgn(start + opening + "said" + end);
        assertEquals("said" + end, game.root().next().get(0).comment());
        assertEquals(
            RecordProblem.of(
                "cut", "character " + start.length(), "a comment without end", "taken to the end"),
            game.problems().get(0));
      }
    }
    GameRecord line = pgn("[Result \"*\"]\n1. h2e2 ; said");
    assertEquals(" said", line.root().next().get(0).comment());
    assertFalse(codes(line).contains("cut"));
  }

  @Test
  void aCommentInAVariationWithoutMovesIsOfTheMoveBeforeIt() {
    GameRecord game = pgn("[Result \"*\"]\n1. h2e2 ({a}) h9g7 *");
    assertEquals("a", game.root().next().get(0).comment());
    assertEquals("", game.root().next().get(0).next().get(0).comment());
    GameRecord cut = pgn("[Result \"*\"]\n1. h2e2 ({a}");
    assertEquals("a", cut.root().next().get(0).comment());
  }

  @Test
  void whatIsNoAnnotationIsLeftOutAndTold() {
    String start = "[Result \"*\"]\n1. h2e2 ";
    for (String wrong : new String[] {"$", "$256", "$99999999999", "!!!", "?!?", "!!!!"}) {
      GameRecord game = pgn(start + wrong + " $255 h9g7 *");
      MoveNode first = game.root().next().get(0);
      assertEquals(ImmutableIntArray.of(255), first.annotations(), wrong);
      assertEquals(
          List.of(
              RecordProblem.of(
                  "surplus",
                  "character " + start.length(),
                  wrong,
                  "left out: there is no such annotation")),
          game.problems());
    }
  }

  @Test
  void anAnnotationBeforeAllMovesIsLeftOutAndTold() {
    GameRecord game = pgn("[Result \"*\"]\n! 1. h2e2 h9g7 ($2 1... b9c7!) *");
    MoveNode first = game.root().next().get(0);
    assertEquals(ImmutableIntArray.of(), first.annotations());
    assertEquals(ImmutableIntArray.of(1), first.next().get(1).annotations());
    assertEquals(List.of("!", "$2"), game.problems().stream().map(RecordProblem::text).toList());
    assertEquals(List.of("surplus", "surplus"), codes(game));
    GameRecord refused = pgn("[Result \"*\"]\n1. h2h9x! *");
    assertEquals(List.of("unreadable-move"), codes(refused));
  }

  @Test
  void aStraySignAmongTheMovesIsLeftOutAndTold() {
    for (String stray : new String[] {"}", "]", "/", ")"}) {
      GameRecord game = pgn("[Result \"*\"]\n1. h2e2 " + stray + " h9g7 *");
      assertEquals("h2e2 h9g7", moves(game));
      assertEquals(
          List.of(RecordProblem.of("surplus", "character 21", stray, "left out")), game.problems());
    }
  }

  @Test
  void everyCharacterSetIsFoundOut() {
    String chinese = "[Event \"棋局\"]\n[Result \"*\"]\n1. 炮二平五 馬８進７ 2. 馬二進三 *\n";
    for (Charset charset : List.of(UTF_8, Charset.forName("GB18030"), BIG5, UTF_16)) {
      RecordFile file = Records.read(chinese.getBytes(charset));
      assertEquals(Optional.of("棋局"), file.games().get(0).event(), charset.name());
      assertEquals("h2e2 h9g7 h0g2", moves(file.games().get(0)), charset.name());
    }
    byte[] big5 = "[Event \"楊\"]\n[Result \"*\"]\n*".getBytes(BIG5);
    ReadOptions told = ReadOptions.standard().withCharset(BIG5);
    assertEquals(Optional.of("楊"), Records.read(big5, told).games().get(0).event());
  }

  @Test
  void aValueEndsAtTheLastQuoteBeforeTheBracket() {
    GameRecord game =
        pgn("[Event \"首屆\"味極王杯\"賽\"]\n[Site \"a \\\" b\"] [Round \"1\"]\n[Result \"*\"]\n*");
    assertEquals(Optional.of("首屆\"味極王杯\"賽"), game.event());
    assertEquals(Optional.of("a \" b"), game.site());
    assertEquals(Optional.of("1"), game.round());
  }

  @Test
  void gamesFollowEachOtherWithOrWithoutMoves() {
    String game = "[Event \"a\"]\n[Result \"1-0\"]\n\n1. h2e2 1-0\n==== ads\nmore of it\n";
    String empty = "[Event \"b\"]\n[Result \"*\"]\n\n";
    RecordFile file = Records.read((game + empty + empty + game).getBytes(UTF_8));
    assertEquals(4, file.games().size());
    assertEquals(
        List.of("a", "b", "b", "a"), file.games().stream().map(g -> g.event().orElse("")).toList());
    assertEquals(List.of(), codes(file.games().get(0)));
  }

  @Test
  void theFirstMoveTellsTheSide() {
    GameRecord game = pgn("[FEN \"3k5/9/9/9/9/9/3R5/9/9/4K4 b - - 0 1\"]\n1. 车六进一 *");
    assertEquals(Color.RED, game.start().sideToMove());
    assertEquals("d3d4", moves(game));
    assertTrue(codes(game).contains("side-to-move"));
  }

  @Test
  void theLegalPartOfALineIsKept() {
    GameRecord game = pgn("[Result \"*\"]\n1. 炮二平五 马８进７ 2. 车一进三 (2. 马二进三 车９平８) 马２进３ *");
    assertEquals("h2e2 h9g7 h0g2 i9h9", moves(game));
    assertEquals(List.of("illegal-move"), codes(game));
    RecordProblem problem = game.problems().get(0);
    assertEquals("ply 3", problem.place());
    assertEquals("车一进三", problem.text());
    assertTrue(problem.message().contains(" w - - 2 2"));
  }

  @Test
  void anAmbiguousMoveIsDecidedByWhatFollows() {
    String fen = "3k5/9/4P4/9/4P4/9/p8/9/9/5K3 w - - 0 1";
    GameRecord game = pgn("[FEN \"" + fen + "\"]\n1. P5+1 P1+1 2. P-+1 P1+1 *");
    assertEquals("e7e8 a3a2 e5e6 a2a1", moves(game));
    assertEquals(4, game.root().size());
    GameRecord open = pgn("[FEN \"" + fen + "\"]\n1. P5+1 P1+1 *");
    assertEquals("e5e6 a3a2", moves(open));
    assertTrue(codes(open).contains("ambiguous-move"));
  }

  @Test
  void aSetUpWithoutAGeneralIsReplayedAsItStands() {
    GameRecord game = pgn("[FEN \"4k4/9/9/9/9/9/9/9/9/R8 w\"]\n1. 车九进九 将５进１ 2. 车九平四 *");
    assertEquals("a0a9 e9e8 a9f9", moves(game));
    assertFalse(game.start().problems().isEmpty());
  }

  @Test
  void menHaveTheirNamesWhereTheSetUpCannotBePlayed() {
    String soldiers = "[FEN \"4k4/9/2P6/2P6/2P6/9/9/1N7/9/1N7 w\"]\n";
    GameRecord game = pgn(soldiers + "1. 中兵平八 将５进１ 2. 前马进七 将５退１ 3. 后兵进一 *");
    assertEquals("c6b6 e9e8 b2c4 e8e9 c5c6", moves(game));
    assertEquals(List.of(), codes(game));
  }

  @Test
  void dhtmlxqHangsLinesInAnyOrder() {
    String text =
        """
        <p>[DhtmlXQ][DhtmlXQ_title]样&quot;本[/DhtmlXQ_title]
        [DhtmlXQ_move_2_2_3]1022[/DhtmlXQ_move_2_2_3]
        [DhtmlXQ_comment3_2]end||line[/DhtmlXQ_comment3_2]
        [DhtmlXQ_move_0_1_2]17477062[/DhtmlXQ_move_0_1_2]
        [DhtmlXQ_move_3_1_4]2625[/DhtmlXQ_move_3_1_4]
        [DhtmlXQ_movelist]7747 7062[/DhtmlXQ_other]
        [DhtmlXQ_comment0]start[/DhtmlXQ_comment0][DhtmlXQ_result]紅勝[/DhtmlXQ_result]
        [/DhtmlXQ]</p>
        """;
    GameRecord game = only(text, RecordFormat.DHTMLXQ);
    assertEquals("h2e2 h9g7", moves(game));
    assertEquals(List.of(), codes(game));
    assertEquals(Optional.of("样\"本"), game.title());
    assertEquals(GameResult.RED_WINS, game.result());
    assertEquals(6, game.root().size());
    assertEquals("start", game.root().comment());
    ImmutableList<XiangqiMove> line =
        ImmutableList.of(XiangqiMove.parse("b2e2"), XiangqiMove.parse("b9c7"));
    assertEquals("end\nline", game.at(line).orElseThrow().comment());
    assertTrue(game.at(List.of(XiangqiMove.parse("c3c4"))).isPresent());
  }

  @Test
  void aVariationIsNeverTheMainLineOfDhtmlxq() {
    String variation = "[DhtmlXQ_move_0_3_0]7747[/DhtmlXQ_move_0_3_0]";
    String movelist = "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]";
    for (String text : new String[] {variation + movelist, movelist + variation}) {
      GameRecord game = only(text, RecordFormat.DHTMLXQ);
      assertEquals("h2e2 h9g7", moves(game));
      assertEquals(
          List.of(
              RecordProblem.of(
                  "surplus", "move_0_3_0", "7747", "left out: line 0 is the movelist")),
          game.problems());
    }
    GameRecord alone = only(variation, RecordFormat.DHTMLXQ);
    assertEquals("", moves(alone));
    assertEquals(List.of("surplus"), codes(alone));
  }

  @Test
  void theFirstOfTwoBlackTimesIsRedsTime() {
    GameRecord game =
        only(
            "[DhtmlXQ_blacktime]1[/DhtmlXQ_time][DhtmlXQ_blacktime]2[/DhtmlXQ_blacktime]",
            RecordFormat.DHTMLXQ);
    assertEquals(Optional.of("1"), game.header("RedTime"));
    assertEquals(Optional.of("2"), game.header("BlackTime"));
  }

  @Test
  void wxfHasHeadersMovesAndMarks() {
    GameRecord game =
        only(
            """
            FORMAT	WXF
            RED	A; 1200;;
            RESULT	0-1
            EVENT	Cup

            START{
            1. C2.5 h8+7 !!2. H2+3 /* said */ }END
            """,
            RecordFormat.WXF);
    assertEquals("h2e2 h9g7 h0g2", moves(game));
    assertEquals(Optional.of("A"), game.red());
    assertEquals(Optional.of("1200"), game.header("RedElo"));
    assertEquals(GameResult.BLACK_WINS, game.result());
    assertTrue(game.root().hasComments());
    assertEquals("h2e2 h9g7", moves(only("1. C2=5 h8+7\n", RecordFormat.WXF)));
  }

  @Test
  void whatAWxfFileCannotPlaceIsTold() {
    String headers = "FORMAT\tWXF\nRED\tA;1;T;x;\nRESULT\t0-1\n";
    String moves = "START{\n1. C2.5 h8+7 1-0 }END";
    GameRecord game = only(headers + moves + "\nand more\n", RecordFormat.WXF);
    assertEquals(GameResult.BLACK_WINS, game.result());
    assertEquals(Optional.of("T"), game.redTeam());
    assertEquals(
        List.of(
            RecordProblem.of("surplus", "header Red", "x", "left out"),
            RecordProblem.of(
                "surplus", "character " + (headers + moves).length(), "and more", "left out"),
            RecordProblem.of("result", "end of the moves", "1-0", "the header counts, 0-1")),
        game.problems());
    assertEquals(
        List.of(
            RecordProblem.of("result", "end of the moves", "1-0", "no header has it, left out")),
        only("1. C2.5 h8+7 1-0", RecordFormat.WXF).problems());
    assertEquals(
        List.of(
            RecordProblem.of(
                "cut", "end of the headers", "there is no START{", "read without moves")),
        only("FORMAT\tWXF\nEVENT\tCup\n", RecordFormat.WXF).problems());
  }

  @Test
  void whatIsWrongBehindTheLastGameOfDhtmlxqIsAProblemOfTheFile() {
    String game = "[DhtmlXQ][DhtmlXQ_title]a[/DhtmlXQ_title][/DhtmlXQ]";
    RecordFile file = Records.read((game + "[DhtmlXQ_ti").getBytes(UTF_8));
    assertEquals(List.of(), file.games().get(0).problems());
    assertEquals(
        List.of(
            RecordProblem.of("surplus", "character " + game.length(), "[DhtmlXQ_ti", "left out")),
        file.problems());
  }

  @Test
  void aDamagedPlacementOfDhtmlxqIsTold() {
    String initial = "0919293949596979891777062646668600102030405060708012720323436383";
    assertEquals(List.of(), codes(placed(initial.substring(0, 30) + " " + initial.substring(30))));
    RecordProblem letters = placed(initial + "x").problems().get(0);
    assertEquals("what is no digit was skipped", letters.done());
    RecordProblem more = placed(initial + "44").problems().get(0);
    assertEquals("those of more men were left out", more.done());
    RecordProblem fewer = placed(initial.substring(2)).problems().get(0);
    assertEquals("missing men are off the board", fewer.done());
  }

  private static GameRecord placed(String binit) {
    return only("[DhtmlXQ_binit]" + binit + "[/DhtmlXQ_binit]", RecordFormat.DHTMLXQ);
  }

  @Test
  void whatACbfFileHasInsideMovesAndBehindThemIsTold() {
    GameRecord game =
        only(
            """
            <ChineseChessRecord><Head><Name>n<b>x</b></Name></Head><MoveList>
            <Move value="77-47">said<Move value="70-62"/></Move></MoveList>
            <Site>late</Site><FEN>9/9/9/9/9/9/9/9/9/4K4 w</FEN></ChineseChessRecord>
            """,
            RecordFormat.CBF);
    assertEquals("h2e2", moves(game));
    assertEquals("said", game.root().next().get(0).comment());
    assertEquals(XiangqiSetup.initial(), game.start());
    assertEquals(
        List.of("element Name b", "element Move Move", "element Site late"),
        game.problems().stream().limit(3).map(p -> p.place() + " " + p.text()).toList());
    assertEquals("element FEN", game.problems().get(3).place());
    assertEquals(List.of("surplus", "surplus", "surplus", "surplus"), codes(game));
  }

  @Test
  void cbfHasCommentsAndNoEntities() {
    GameRecord game = Records.read(FilesByHand.cbf()).games().get(0);
    assertEquals("h2e2 h9g7", moves(game));
    assertEquals("例局", game.root().comment());
    assertEquals("中炮", game.root().next().get(0).comment());
    assertEquals(GameResult.RED_WINS, game.result());
    String hostile =
        "<!DOCTYPE x [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"
            + "<ChineseChessRecord><Head><Name>&a;</Name></Head><MoveList/></ChineseChessRecord>";
    try {
      assertEquals(Optional.empty(), only(hostile, RecordFormat.CBF).title());
    } catch (NotationException e) {
      assertEquals("record", e.problems().get(0).code());
    }
  }

  @Test
  void whatIsNoRecordIsRefused() {
    for (String text :
        new String[] {"", " ", "hello", XiangqiSetup.initial().text(), "h2e2h9g7\n", "1 2 3"}) {
      NotationException refused =
          assertThrows(NotationException.class, () -> Records.read(text.getBytes(UTF_8)), text);
      assertEquals("record", refused.problems().get(0).code());
    }
  }
}

package io.github.xiangqirules.xiangqi.notation;

import static io.github.xiangqirules.xiangqi.notation.NotationFacts.meanings;
import static io.github.xiangqirules.xiangqi.notation.NotationFacts.reader;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Spellings beside those that are written, and texts that are no moves. */
class ReadingTest {
  private static final XiangqiPosition START = XiangqiPosition.initial();
  private static final XiangqiPosition THREE =
      XiangqiPosition.parse("3k5/9/4P4/4P4/4P4/9/9/9/9/5K3 w - - 0 1");
  private static final XiangqiPosition FIVE =
      XiangqiPosition.parse("3k5/4P4/4P4/4P4/4P4/9/4P4/9/9/5K3 w - - 0 1");
  private static final XiangqiPosition THREE_AND_TWO =
      XiangqiPosition.parse("4k4/6P2/2P3P2/9/2P3P2/9/9/9/9/3K5 w - - 0 1");

  @ParameterizedTest
  @CsvSource({
    "炮二五, h2e2",
    "C25, h2e2",
    "Ｃ２＝５, h2e2",
    "Ｃ２．５, h2e2",
    "' C 2 = 5 ', h2e2",
    "炮　二 平　五, h2e2",
    "包2平5, h2e2",
    "炮贰平伍, h2e2",
    "傌八進七, b0c2",
    "硨一上一, i0i1",
    "將五上一, e0e1",
    "Ｈ２－Ｅ２, h2e2",
    "h2-e2, h2e2",
    "' h 2 - e 2 ', h2e2",
    "b2b2, ''",
    "e3e5, ''",
    "炮二平二, ''",
    "A4=5, ''",
    "H2+9, ''",
    "H2+2, ''",
    "K5-1, ''",
    "R9+9, ''",
    "前炮平五, ''",
    "P++1, ''",
    "Pa+1, ''",
    "13+1, ''",
    "--+1, ''",
  })
  void aTextHasTheseMeaningsAtTheStart(String text, String meanings) {
    if (text.equals("b2b2")) {
      assertThrows(NotationException.class, () -> Notations.any().read(START, text));
    } else {
      assertEquals(meanings, meanings(Notations.any(), START, text));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "any, C+5",
    "any, 154",
    "any, 3+4",
    "any, 一五平四",
    "any, 二炮平五",
    "any, 平五",
    "any, 5",
    "any, +5",
    "any, C2=",
    "any, C2=5+",
    "any, C2=5+1",
    "any, 炮二平十",
    "any, C2=0",
    "any, CC=5",
    "any, 前五七平八",
    "any, 前兵三进三进",
    "any, h2e",
    "any, a10b10",
    "any, ''",
    "any, ' '",
    "uci, C2=5",
    "uci, h2e2e",
    "uci, j0a0",
    "uci1, h0g2",
    "uci1, a11b1",
    "uci1, a1a:",
    "uci1, a10b100",
    "wxf, 炮二平五",
    "wxf, h2e2",
    "chinese, C2=5",
    "chinese, h2e2",
    "winboard, Cbe",
    "winboard, Zbe2",
    "winboard, Cbe2e",
    "winboard, Cxx2",
    "pychess, Cbe0",
  })
  void whatIsNoMoveIsRefused(String notation, String text) {
    NotationException refused =
        assertThrows(NotationException.class, () -> reader(notation).read(START, text));
    assertEquals(1, refused.problems().size());
    Problem problem = refused.problems().get(0);
    assertEquals("move", problem.field());
    assertTrue(problem.index() >= 0 && problem.index() <= text.length(), problem.toString());
  }

  @Test
  void aRefusalTellsWhere() {
    assertEquals(3, index("炮二 x平五"));
    assertEquals(5, index("C2=5+1+"));
    assertEquals("move: expected a rank from 0 to 9", message("uci", "a0ax"));
    assertEquals("move: expected a rank from 1 to 10", message("uci1", "a1ax"));
  }

  private static int index(String text) {
    return problem("any", text).index();
  }

  private static String message(String notation, String text) {
    return problem(notation, text).message();
  }

  private static Problem problem(String notation, String text) {
    return assertThrows(NotationException.class, () -> reader(notation).read(START, text))
        .problems()
        .get(0);
  }

  @Test
  void theFileOfThreeIsTheMiddleOneWhereARuleSaysSo() {
    assertEquals("e6f6", meanings(Notations.any(), THREE, "P5=4"));
    assertEquals("e6f6", meanings(Notations.wxf(), THREE, "P5=4"));
    assertEquals("e5f5 e6f6 e7f7", meanings(Notations.any(), THREE, "兵五平四"));
  }

  @Test
  void aSignIsTheSecondOfFiveByTheAsianRulesAndTheEndInPlainWords() {
    assertEquals("e7f7", meanings(Notations.wxfAxf(), FIVE, "P+.4"));
    assertEquals("e5f5", meanings(Notations.wxfAxf(), FIVE, "P-.4"));
    assertEquals("e7f7 e8f8", meanings(Notations.any(), FIVE, "P+.4"));
    assertEquals("e7f7 e8f8", meanings(Notations.wxf(), FIVE, "P+.4"));
    assertEquals("e8f8", meanings(Notations.any(), FIVE, "前兵平四"));
  }

  @Test
  void aFileTwiceIsTheMiddleOneByTheAsianRulesAndTheThirdByTheWorldRules() {
    assertEquals("g7f7", meanings(Notations.wxfAxf(), THREE_AND_TWO, "33.4"));
    assertEquals("g5f5", meanings(Notations.wxf(), THREE_AND_TWO, "33.4"));
    assertEquals("g5f5 g7f7", meanings(Notations.any(), THREE_AND_TWO, "33.4"));
  }

  @Test
  void theMiddleOneIsReadWhereverThereIsOne() {
    assertEquals("e6f6", meanings(Notations.any(), FIVE, "中兵平四"));
    assertEquals("e6f6", meanings(Notations.any(), FIVE, "P..4"));
    assertEquals("g7f7", meanings(Notations.any(), THREE_AND_TWO, "中兵平四"));
    assertEquals("g7f7", meanings(Notations.chinese(), THREE_AND_TWO, "中兵三平四"));
  }

  @ParameterizedTest
  @CsvSource({
    "winboard, Cbe2, b2e2",
    "winboard, Ce2, b2e2 h2e2",
    "winboard, e4, e3e4",
    "winboard, Pe4, e3e4",
    "winboard, Chxh9, h2h9",
    "winboard, Chh9, h2h9",
    "winboard, Cbxe2, ''",
    "winboard, C2e2, b2e2 h2e2",
    "winboard, Cb2e2+, b2e2",
    "winboard, Hg2!?, h0g2",
    "winboard, Ng2, h0g2",
    "winboard, Ee2, c0e2 g0e2",
    "winboard, Ke1#, e0e1",
    "winboard, Ade1, d0e1",
    "winboard, Ra0a1, a0a1",
    "winboard, R9a1, ''",
    "pychess, Cbe3, b2e2",
    "pychess, Pg5, g3g4",
    "pychess, Cxh10, h2h9",
    "pychess, Ra1a2, a0a1",
  })
  void westernNotationIsReadAgainstTheLegalMoves(String notation, String text, String meanings) {
    assertEquals(meanings, meanings(reader(notation), START, text));
  }

  @Test
  void pychessCountsToTen() {
    XiangqiPosition black = XiangqiPosition.parse("r3k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1");
    assertEquals("a9b9", meanings(Notations.pychess(), black, "Rb10"));
    assertEquals("a9b9", meanings(Notations.pychess(), black, "Ra10b10"));
    assertEquals("a9a0", meanings(Notations.pychess(), black, "R10a1"));
    assertEquals("a9b9", meanings(Notations.uciFrom1(), black, "a10b10"));
  }

  @Test
  void playOkWritesDotsAndSmallLettersForBlack() {
    Notation<XiangqiPosition, XiangqiMove> playOk =
        Notations.wxf(WxfOptions.standard().withDotForTraverse(true).withLowerCaseBlack(true));
    XiangqiMove central = XiangqiMove.parse("h2e2");
    assertEquals("C2.5", playOk.write(START, central));
    assertEquals("h8+7", playOk.write(START.play(central), XiangqiMove.parse("h9g7")));
    assertEquals("wxf", playOk.id());
  }

  @Test
  void whatCannotBePlayedIsNotWritten() {
    XiangqiMove blocked = XiangqiMove.parse("a0a5");
    for (Notation<XiangqiPosition, XiangqiMove> notation : Notations.written()) {
      IllegalMoveException refused =
          assertThrows(IllegalMoveException.class, () -> notation.write(START, blocked));
      assertEquals("blocked", refused.problems().get(0).code());
    }
  }

  @Provide
  Arbitrary<String> nearlyMoves() {
    return Arbitraries.strings()
        .withChars("帅仕相车马炮兵卒前中后一二三四五六七八九进退平上下+-=. xKABENHRCPabcdei0123456789１５＋－\u3000")
        .ofMaxLength(9);
  }

  @Property
  void anyTextIsReadOrRefused(@ForAll("nearlyMoves") String near, @ForAll String any) {
    for (MoveReader<XiangqiPosition, XiangqiMove> reader : Notations.readers()) {
      readOrRefuse(reader, near);
      readOrRefuse(reader, any);
    }
    readOrRefuse(Notations.any(), near);
    readOrRefuse(Notations.any(), any);
  }

  private static void readOrRefuse(MoveReader<XiangqiPosition, XiangqiMove> reader, String text) {
    for (XiangqiPosition position : new XiangqiPosition[] {START, THREE_AND_TWO}) {
      try {
        assertTrue(position.legalMoves().containsAll(reader.read(position, text)), text);
      } catch (NotationException e) {
        assertEquals(1, e.problems().size());
      }
    }
  }
}

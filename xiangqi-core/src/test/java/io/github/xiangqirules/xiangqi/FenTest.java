package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** FEN, read and written. */
class FenTest {
  private static final String START =
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

  @Test
  void theStartIsWrittenInCanonicalForm() {
    assertEquals(START, XiangqiPosition.initial().text());
    assertEquals(START, XiangqiPosition.parse(START).text());
  }

  @ParameterizedTest
  @CsvSource({
    "'', board, 0, empty",
    "foobar, board, 0, letter",
    "4k4/9/9/9/9/9/9/9/9/30K5 w - - 0 1, board, 21, digit-zero",
    "4k4/9/9/9/9/9/9/9/3K5 w - - 0 1, board, 21, ranks",
    "4k4/9/9/9/9/9/9/9/9/3K5/9 w - - 0 1, board, 23, ranks",
    "4k4/9/9/9/9/9/9/9/9/3K5/ w - - 0 1, board, 23, ranks",
    "4k3/9/9/9/9/9/9/9/9/3K5 w - - 0 1, board, 3, rank-width",
    "4k5/9/9/9/9/9/9/9/9/3K5 w - - 0 1, board, 2, rank-width",
    "4k4p/9/9/9/9/9/9/9/9/3K5 w - - 0 1, board, 3, rank-width",
    "4k4/9/9/9/9/9/9/9/9/3K5[] w - - 0 1, board, 23, rank-width",
    "4k4/45/9/9/9/9/9/9/9/3K5 w - - 0 1, board, 5, digits",
    "4k4/9/9/9/9/9/9/9/9/3K5 x - - 0 1, side, 24, side",
    "4k4/9/9/9/9/9/9/9/9/3K5 r - - 0 1, side, 24, side",
    "4k4/9/9/9/9/9/9/9/9/3K5 w KQkq - 0 1, field 3, 26, castling",
    "4k4/9/9/9/9/9/9/9/9/3K5 w - x 0 1, field 4, 28, dash",
    "4k4/9/9/9/9/9/9/9/9/3K5 w - - -1 1, halfmove, 30, counter",
    "4k4/9/9/9/9/9/9/9/9/3K5 w - - 100000 1, halfmove, 30, counter-range",
    "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 0, fullmove, 32, counter-range",
    "4k4/9/9/9/9/9/9/9/9/3K5 w - - 00 1, halfmove, 30, leading-zero",
    "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1 x, end, 34, too-long",
    "4k4/9/9/9/9/9/9/9/9/3K5 w, field 3, 25, missing",
    "4k4/9/9/9/9/9/9/9/9/3K5, side, 23, missing",
    "'4k4/9/9/9/9/9/9/9/9/3K5  w - - 0 1', side, 23, white-space",
    "' 4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1', board, 0, white-space",
  })
  void whatIsNotCanonicalIsRefusedWithFieldAndIndex(
      String fen, String field, int index, String code) {
    NotationException refused =
        assertThrows(NotationException.class, () -> XiangqiSetup.parse(fen));
    Problem problem = refused.problems().get(0);
    assertEquals(1, refused.problems().size());
    assertEquals(code, problem.code(), problem.message());
    assertEquals(field, problem.field());
    assertEquals(index, problem.index());
  }

  @ParameterizedTest
  @CsvSource({
    "4k4/9/9 w - - 0 1, board at 7: the board ends after 3 ranks",
    "4k4/9/9/9/9/9/9/9/9/3K5/9 w - - 0 1, board at 23: the board has more than ten ranks",
    "~, board at 0: no piece has the letter ~",
    "!, board at 0: no piece has the letter !",
    "'\u0001', board at 0: no piece has the letter U+0001",
    "\u007f, board at 0: no piece has the letter U+007F",
    "車, board at 0: no piece has the letter U+8ECA",
  })
  void aMessageSaysWhatStandsThere(String fen, String message) {
    NotationException refused =
        assertThrows(NotationException.class, () -> XiangqiSetup.parse(fen));
    assertEquals(message, refused.problems().get(0).message());
  }

  @Test
  void lenientReadingTellsWhatItTolerated() {
    LenientSetup<XiangqiSetup> read =
        XiangqiSetup.parseLeniently("4k4/9/9/9/9/9/9/54/9/3K4H  r 3 0");
    assertEquals("4k4/9/9/9/9/9/9/9/9/3K4N w - - 3 1", read.setup().text());
    assertEquals(
        List.of("digits", "letter", "white-space", "side", "missing", "counter-range"),
        read.tolerated().stream().map(Problem::code).toList());
    assertEquals(
        List.of("side at 23: no side to move, red taken"),
        messages(XiangqiSetup.parseLeniently("4k4/9/9/9/9/9/9/9/9/3K5").tolerated().subList(0, 1)));
  }

  @Test
  void whiteSpaceBeforeACounterInThePlaceOfADashIsToldOnce() {
    assertEquals(
        List.of(
            "field 3 at 25: not a single space between fields",
            "field 3 at 27: a counter in place of a dash"),
        messages(XiangqiSetup.parseLeniently("4k4/9/9/9/9/9/9/9/9/3K5 w  0 1").tolerated()));
  }

  @Test
  void aRefusalDoesNotSpeakAsIfSomethingWereTaken() {
    for (String fen : new String[] {"9/", "9/9/9/9/9/9/9/9/9/9", "9/9/9/9/9/9/9/9/9/9 w - - 0 0"}) {
      NotationException refused =
          assertThrows(NotationException.class, () -> XiangqiSetup.parse(fen));
      assertFalse(refused.toString().contains("taken"), refused.toString());
    }
  }

  private static List<String> messages(List<Problem> problems) {
    return problems.stream().map(Problem::message).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1 moves",
        "4k4/9/9/9/9/9/9/9/9/3K5 w moves h2e2",
        "4k4/9/9/9/9/9/9/9/9/3K5 x - - 0 1",
        "s1s1k1s1s/9/9/9/9/9/9/9/9/3K5 w - - 0 1",
        "",
        "   ",
      })
  void lenientReadingRefusesWhatHasNoSingleMeaning(String fen) {
    assertThrows(NotationException.class, () -> XiangqiSetup.parseLeniently(fen));
  }

  @Property
  @Domain(Positions.class)
  void aPositionComesBackFromItsText(@ForAll XiangqiPosition position) {
    assertEquals(position, XiangqiPosition.parse(position.text()));
    LenientSetup<XiangqiSetup> lenient = XiangqiSetup.parseLeniently(position.text());
    assertEquals(position, lenient.setup().position());
    assertEquals(ImmutableList.of(), lenient.tolerated());
  }

  @Property
  void anyTextIsReadOrRefused(@ForAll String text) {
    for (String fen : List.of(text, START.substring(0, 20) + text, START + text)) {
      try {
        assertEquals(fen, XiangqiSetup.parse(fen).text());
      } catch (NotationException e) {
        assertEquals(1, e.problems().size());
      }
    }
  }
}

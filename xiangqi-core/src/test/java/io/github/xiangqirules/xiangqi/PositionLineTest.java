package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.testkit.RandomPlay;
import io.github.xiangqirules.xiangqi.notation.Notations;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The position lines of UCI and UCCI. */
class PositionLineTest {
  private static final String START =
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
  private static final List<XiangqiMove> TWO =
      List.of(XiangqiMove.parse("h2e2"), XiangqiMove.parse("h9g7"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position startpos moves h2e2 h9g7",
        "startpos moves h2e2 h9g7",
        "position fen " + START + " moves h2e2 h9g7",
        "fen " + START + " moves h2e2 h9g7",
        START + " moves h2e2 h9g7",
        "  position\tstartpos  moves h2e2\th9g7\n",
      })
  void theKeywordsMayBeLeftOut(String text) {
    PositionLine line = PositionLine.parse(text);
    assertEquals(XiangqiPosition.initial(), line.start());
    assertEquals(TWO, line.moves());
    assertEquals("position startpos moves h2e2 h9g7", line.text());
    assertEquals(
        "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2",
        line.position().text());
  }

  @Test
  void aLineWithoutMovesIsAPosition() {
    assertEquals(XiangqiPosition.initial(), PositionLine.parse("position startpos").position());
    assertEquals(XiangqiPosition.initial(), PositionLine.parse("startpos moves").position());
    String fen = "4k4/9/9/9/9/9/9/9/9/3K5 b - - 3 7";
    assertEquals(fen, PositionLine.parse("position fen " + fen).position().text());
    assertEquals("position fen " + fen, PositionLine.parse(fen).text());
  }

  @ParameterizedTest
  @CsvSource({
    "position, board, 8, empty",
    "'', board, 0, empty",
    "moves h2e2, board, 0, empty",
    "position fen 4k4/9/9 w - - 0 1, board, 20, ranks",
    "position fen 4k4/9/9/9/9/9/9/9/9/3K5 r - - 0 1, side, 37, side",
    "position startpos h2e2, line, 18, keyword",
    "position startpos moves h2e2 h9-, moves, 29, move",
    "position startpos moves h2e2 x9g7, moves, 29, move",
    "position startpos moves h2e2 hxg7, moves, 30, move",
    "position startpos moves h2e2 h9gx, moves, 32, move",
  })
  void whatCannotBeReadIsRefusedWithFieldAndIndex(
      String text, String field, int index, String code) {
    NotationException refused =
        assertThrows(NotationException.class, () -> PositionLine.parse(text));
    Problem problem = refused.problems().get(0);
    assertEquals(code, problem.code(), problem.message());
    assertEquals(field, problem.field());
    assertEquals(index, problem.index());
  }

  @Test
  void anIllegalMoveIsRefusedWithItsIndex() {
    IllegalMoveException refused =
        assertThrows(
            IllegalMoveException.class, () -> PositionLine.parse("startpos moves h2e2 h2e2"));
    assertEquals(20, refused.problems().get(0).index());
  }

  @Test
  void aPositionThatCannotBePlayedIsRefused() {
    String fen = "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1";
    assertThrows(InvalidPositionException.class, () -> PositionLine.parse("position fen " + fen));
  }

  @Test
  void lenientReadingTakesOtherFensAndNotationsAndTellsSo() {
    String text = "position fen rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r";
    PositionLine line =
        PositionLine.parseLeniently(text + " moves h3e3 h10g8", Notations.uciFrom1());
    assertEquals(TWO, line.moves());
    assertEquals("side", line.tolerated().get(8).field());
    assertEquals(73, line.tolerated().get(8).index());
    assertEquals(
        TWO, PositionLine.parseLeniently("startpos moves C2.5 马8进7", Notations.any()).moves());
    NotationException ambiguous =
        assertThrows(
            NotationException.class,
            () -> PositionLine.parseLeniently("startpos moves Ce2", Notations.winboard()));
    assertEquals("ambiguous", ambiguous.problems().get(0).code());
  }

  @Property(tries = 100)
  void aGameComesBackFromItsLine(@ForAll long seed) {
    var game = RandomPlay.game(XiangqiRules.standard(), seed, 60);
    PositionLine line = new PositionLine(game.start(), game.moves(), ImmutableList.of());
    assertEquals(line, PositionLine.parse(line.text()));
    assertEquals(game.position(), line.position());
  }

  @Property
  void anyTextIsReadOrRefused(@ForAll String text) {
    for (String line : List.of(text, "startpos " + text, "startpos moves " + text)) {
      try {
        PositionLine read = PositionLine.parse(line);
        assertEquals(read, PositionLine.parse(read.text()));
      } catch (RulesException e) {
        assertEquals(
            e.getMessage(),
            e.problems().stream().map(Problem::message).collect(Collectors.joining("; ")));
      }
    }
  }

  @Test
  void aStrictLineHasMovesAsTheyAreWritten() {
    NotationException e =
        assertThrows(
            NotationException.class, () -> PositionLine.parse("startpos moves h2e2 H9-G7"));
    assertEquals("moves", e.problems().get(0).field());
    assertEquals(20, e.problems().get(0).index());
  }

  @Test
  void anIllegalMoveOfAStrictLineHasItsReason() {
    IllegalMoveException e =
        assertThrows(
            IllegalMoveException.class, () -> PositionLine.parse("startpos moves h2h7 h9g7"));
    assertEquals("screen", e.problems().get(0).code());
    assertEquals(Optional.of(Piece.RED_CANNON), e.problems().get(0).piece());
    assertEquals(15, e.problems().get(0).index());
  }
}

package io.github.xiangqirules.archive.row;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.GameResult;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RowsTest {
  private static final String CHARIOT = "3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1";
  private static final String CHECKS = "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9 d9d8";

  private static GameRow row(String fen, String moves, RuleBook book) {
    List<XiangqiMove> line = Stream.of(moves.split(" ")).map(XiangqiMove::parse).toList();
    GameRecord record =
        GameRecord.of(XiangqiSetup.parse(fen)).withLine(line).withResult(GameResult.RED_WINS);
    return GameRow.of(record, XiangqiRules.of(book));
  }

  @Test
  void gameKeepsItsMovesAndTheBookSaysWhenItEnded() {
    GameRow row = row(CHARIOT, CHECKS, RuleBook.WXF);
    assertEquals(CHECKS, row.moves());
    assertEquals(10, row.plies());
    assertEquals("1-0", row.result());
    Verdict verdict = row.verdict();
    assertEquals("won", verdict.outcome());
    assertEquals("black", verdict.winner());
    assertEquals("perpetual_check", verdict.reason());
    assertEquals("perpetual-check-against-allowed", verdict.rule());
    assertEquals(9, verdict.plies());
  }

  @Test
  void withoutABookTheGameGoesOn() {
    Verdict verdict = row(CHARIOT, CHECKS, RuleBook.NONE).verdict();
    assertEquals(new Verdict("ongoing", null, null, null, 10), verdict);
  }

  @Test
  void startThatCannotBePlayedHasNoVerdict() {
    Verdict verdict = row("4k4/9/9/9/9/9/9/9/9/R8 w - - 0 1", "a0a9", RuleBook.WXF).verdict();
    assertEquals(Verdict.UNPLAYABLE, verdict.outcome());
  }

  @Test
  void gameOfMorePliesThanABookIsAskedAboutHasNoVerdict() {
    String moves = "b0c2 b9c7 c2b0 c7b9 ".repeat(2_501).strip();
    Verdict verdict = row(XiangqiPosition.initial().text(), moves, RuleBook.CASUAL).verdict();
    assertEquals(Verdict.TOO_LONG, verdict.outcome());
  }

  @Test
  void positionsAreOneMoreThanPlies() {
    List<PositionRow> rows = PositionRow.of(XiangqiPosition.initial().text(), "h2e2 h9g7");
    assertEquals(3, rows.size());
    PositionRow second = rows.get(1);
    assertEquals("black", second.side());
    assertEquals("h9g7", second.move());
    assertEquals(XiangqiPosition.parse(second.fen()).key(), second.key());
    assertEquals(2, rows.get(2).ply());
    assertNull(rows.get(2).move());
  }

  @Test
  void choicesAreSeenFromTheSideThatMoves() {
    String start = XiangqiPosition.initial().text();
    List<ChoiceRow> rows = ChoiceRow.of(start, "h2e2 h9g7 h0g2", "0-1", 2);
    assertEquals(2, rows.size());
    assertEquals(1, rows.get(0).loss());
    assertEquals(1, rows.get(1).win());
  }

  @Test
  void choiceThatComesAgainCountsOnce() {
    List<ChoiceRow> rows = ChoiceRow.of(CHARIOT, CHECKS, "1/2-1/2", 20);
    // After a0a9 there are four positions, each with one choice, and all come again.
    assertEquals(5, rows.size());
    assertEquals(ImmutableList.of(0, 1, 2, 3, 4), rows.stream().map(ChoiceRow::ply).toList());
    assertEquals(1, rows.get(4).draw());
  }
}

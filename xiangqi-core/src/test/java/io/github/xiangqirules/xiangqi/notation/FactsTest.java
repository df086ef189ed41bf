package io.github.xiangqirules.xiangqi.notation;

import static io.github.xiangqirules.xiangqi.notation.NotationFacts.meanings;
import static io.github.xiangqirules.xiangqi.notation.NotationFacts.notation;
import static io.github.xiangqirules.xiangqi.notation.NotationFacts.reader;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.NotationFacts.Row;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Moves and their texts as the rules of each notation and other programs have them. */
class FactsTest {
  static List<Row> examples() {
    return NotationFacts.rows("examples.tsv");
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleIsWrittenAndReadInEveryNotation(Row example) {
    XiangqiPosition position = XiangqiPosition.parse(example.get("fen"));
    XiangqiMove move = XiangqiMove.parse(example.get("uci"));
    for (Notation<XiangqiPosition, XiangqiMove> notation : Notations.written()) {
      String text = example.get(notation.id());
      assertEquals(text, notation.write(position, move), notation.id());
      assertEquals(List.of(move), notation.read(position, text), notation.id());
      assertTrue(
          notation.id().equals("uci1") || Notations.any().read(position, text).contains(move),
          text);
    }
  }

  static List<Row> spellings() {
    return NotationFacts.rows("reading.tsv");
  }

  @ParameterizedTest
  @MethodSource("spellings")
  void aSpellingHasItsMeaningsWhetherTheReaderIsToldOrNot(Row spelling) {
    XiangqiPosition position = XiangqiPosition.parse(spelling.get("fen"));
    String text = spelling.get("text");
    assertEquals(spelling.get("meanings"), meanings(Notations.any(), position, text));
    String told = spelling.get("notation");
    assertEquals(spelling.get("meanings"), meanings(reader(told), position, text));
  }

  static List<Row> faults() {
    return NotationFacts.rows("known-faults.tsv");
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aFaultOfOtherProgramsIsNotRepeated(Row fault) {
    XiangqiPosition position = XiangqiPosition.parse(fault.get("fen"));
    if (fault.get("action").equals("write")) {
      XiangqiMove move = XiangqiMove.parse(fault.get("meanings"));
      assertEquals(fault.get("text"), notation(fault.get("notation")).write(position, move));
    } else {
      String meanings = meanings(reader(fault.get("notation")), position, fault.get("text"));
      assertEquals(fault.get("meanings"), meanings);
    }
  }

  @Test
  void theTablesAreWhole() {
    assertEquals(180, examples().size());
    assertEquals(113, spellings().size());
    assertEquals(
        List.of(
            "X099", "X102", "X103", "X104", "X105", "X107", "X108", "X109", "X111", "X112", "X114"),
        faults().stream().map(row -> row.get("id")).distinct().toList());
  }
}

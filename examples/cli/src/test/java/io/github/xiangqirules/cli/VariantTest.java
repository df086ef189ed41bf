package io.github.xiangqirules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.xiangqi.XiangqiPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A variant that a command does not know is not passed over in silence. */
final class VariantTest {
  private static final String LINE = XiangqiPosition.initial().text() + "\th2e2\n";

  @ParameterizedTest
  @ValueSource(
      strings = {"notate --to uci", "read", "record games", "uci", "adjudicate --rulebook wxf"})
  void commandsForXiangqiAloneTakeNoOtherVariant(String command) {
    String[] call = (command + " --variant climbing").split(" ", -1);
    Answer answer = Answer.to(LINE, call);
    assertEquals(2, answer.status());
    assertEquals("", answer.out());
    assertTrue(
        answer.err().startsWith(call[0] + " is for xiangqi alone, not for climbing\n"),
        answer.err());
    assertTrue(answer.err().contains("Usage: rules " + call[0]), answer.err());
  }

  @Test
  void xiangqiMayBeNamed() {
    Answer unnamed = Answer.to(LINE, "notate", "--to", "chinese");
    assertTrue(unnamed.out().endsWith("\t炮二平五\n"), unnamed.out());
    assertEquals(unnamed, Answer.to(LINE, "notate", "--to", "chinese", "--variant", "xiangqi"));
  }
}

package io.github.xiangqirules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.xiangqi.XiangqiPosition;
import org.junit.jupiter.api.Test;

final class ValidateCommandTest {
  private static final String FEN = XiangqiPosition.initial().text();
  private static final String RED_AS_R = FEN.replace(" w ", " r ");

  @Test
  void whatIsBadIsAnAnswerAndNoRefusal() {
    Answer answer = Answer.to("nonsense\n" + FEN + "\n", "validate");
    assertEquals(0, answer.status());
    assertEquals("", answer.err());
    assertTrue(answer.out().matches("bad\t.+\nok\t.+\n"), answer.out());
  }

  @Test
  void whatIsToleratedIsToldWithItsLine() {
    Answer answer = Answer.to(FEN + "\n" + RED_AS_R + "\n", "validate", "--lenient");
    assertEquals(("ok\t" + FEN + "\n").repeat(2), answer.out());
    assertTrue(answer.err().matches("line 2: tolerated: .+\n"), answer.err());
    assertEquals(0, answer.status());
  }
}

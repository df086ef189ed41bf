package io.github.xiangqirules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class VersionTest {
  @Test
  void theVersionIsThatOfTheBuild() {
    Answer answer = Answer.of("--version");
    assertEquals(0, answer.status());
    assertTrue(answer.out().matches("xiangqi-rules \\d+\\.\\d+\\.\\d+(-\\w+)*\n"), answer.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "moves",
        "perft",
        "play",
        "validate",
        "board",
        "notate",
        "read",
        "adjudicate",
        "record",
        "match",
        "uci"
      })
  void everyCommandTellsIt(String command) {
    assertEquals(Answer.of("--version"), Answer.of(command, "--version"));
  }
}

package io.github.xiangqirules.opponents.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class OpponentsTest {
  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "playouts"})
  void findsWhatItNames(String text) {
    assertEquals(text, Opponents.of(XiangqiRules.standard(), text, 1).name());
  }

  @ParameterizedTest
  @CsvSource({"nobody, opponent", "'', opponent", "Random, opponent"})
  void refusesWhatItDoesNotKnow(String text, String code) {
    NotationException refused =
        assertThrows(NotationException.class, () -> Opponents.of(XiangqiRules.standard(), text, 1));
    assertEquals(code, refused.problems().get(0).code());
  }
}

package io.github.xiangqirules.opponents.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.climbing.ClimbingRules;
import io.github.xiangqirules.opponents.climbing.ClimbingOpponent;
import io.github.xiangqirules.opponents.xiangqi.XiangqiOpponent;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import org.junit.jupiter.api.Test;
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
  @CsvSource({
    "nobody, opponent",
    "'', opponent",
    "Random, opponent",
    "level=0, level",
    "level=11, level",
    "level=, level",
    "uci:, command",
    "'cecp:a;b', command"
  })
  void refusesWhatItDoesNotKnow(String text, String code) {
    NotationException refused =
        assertThrows(NotationException.class, () -> Opponents.of(XiangqiRules.standard(), text, 1));
    assertEquals(code, refused.problems().get(0).code());
  }

  @Test
  void levelsAreThoseOfTheVariant() {
    assertInstanceOf(ClimbingOpponent.class, Opponents.of(ClimbingRules.standard(), "level=3", 1));
    assertInstanceOf(XiangqiOpponent.class, Opponents.of(XiangqiRules.standard(), "level=3", 1));
  }

  @Test
  void programsPlayXiangqiOnly() {
    NotationException refused =
        assertThrows(
            NotationException.class, () -> Opponents.of(ClimbingRules.standard(), "uci:a", 1));
    assertEquals("variant", refused.problems().get(0).code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"uci:/usr/games/engine", "cecp:/usr/games/engine"})
  void strangersStartNoPrograms(String text) {
    assertEquals("engine", Opponents.of(XiangqiRules.standard(), text, 1).name());
    assertThrows(
        NotationException.class, () -> Opponents.builtIn(XiangqiRules.standard(), text, 1));
  }
}

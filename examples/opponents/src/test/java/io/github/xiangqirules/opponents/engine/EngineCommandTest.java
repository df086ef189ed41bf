package io.github.xiangqirules.opponents.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.api.NotationException;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EngineCommandTest {
  @Test
  void wordsAreSeparatedByBlanks() {
    EngineCommand command = EngineCommand.parse("java  -jar \"/my rules/rules.jar\" uci");
    assertEquals(List.of("java", "-jar", "/my rules/rules.jar", "uci"), command.words());
    assertEquals(Map.of(), command.options());
  }

  @Test
  void optionsFollowSemicolons() {
    EngineCommand command = EngineCommand.parse("/usr/games/engine;Skill Level=3;Hash=64;Book=");
    assertEquals(List.of("/usr/games/engine"), command.words());
    assertEquals(Map.of("Skill Level", "3", "Hash", "64", "Book", ""), command.options());
    assertEquals("engine", command.program());
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "'  ', 0",
    "';Hash=1', 0",
    "'\"\" a', 0",
    "'a \"b', 4",
    "'a;Hash', 2",
    "'a;=3', 2",
    "'a;b=1;b=2', 6"
  })
  void whatIsNoCommandIsRefused(String text, int index) {
    NotationException refused =
        assertThrows(NotationException.class, () -> EngineCommand.parse(text));
    assertEquals("command", refused.problems().get(0).code());
    assertEquals(index, refused.problems().get(0).index());
  }

  @Property(tries = 500)
  void anyTextIsReadOrRefused(@ForAll @Chars({'a', ' ', '"', ';', '='}) String text) {
    try {
      assertEquals(false, EngineCommand.parse(text).words().isEmpty());
    } catch (NotationException e) {
      assertEquals("command", e.problems().get(0).code());
    }
  }
}

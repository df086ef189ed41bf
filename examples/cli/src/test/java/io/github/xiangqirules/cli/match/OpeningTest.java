package io.github.xiangqirules.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.climbing.ClimbingRules;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OpeningTest {
  private static final XiangqiRules RULES = XiangqiRules.standard();

  @Test
  void thereAreTwentyDifferentOpeningsOfXiangqiOrMore() {
    List<Opening> openings = Opening.builtIn(RULES);
    Set<String> names = new HashSet<>();
    Set<Long> positions = new HashSet<>();
    for (Opening opening : openings) {
      XiangqiPosition position = opening.play(RULES).position();
      assertTrue(opening.moves().size() >= 4 && opening.moves().size() <= 8, opening.name());
      assertEquals(0, opening.moves().size() % 2, opening.name() + " leaves red to move");
      assertEquals(32, position.pieces().size(), opening.name() + " takes nothing");
      assertTrue(names.add(opening.name()), opening.name());
      assertTrue(positions.add(position.key()), opening.name() + " comes twice");
    }
    assertTrue(openings.size() >= 20);
  }

  @Test
  void otherVariantsBeginWhereGamesBegin() {
    assertEquals(List.of(Opening.NONE), Opening.builtIn(ClimbingRules.standard()));
  }

  @Test
  void aFileMayLeaveOutNames() {
    List<Opening> read =
        Opening.read(RULES, List.of("# two", "", "h2e2 h9g7", "Elephant\tg0e2  b9c7"));
    assertEquals(List.of("", "Elephant"), read.stream().map(Opening::name).toList());
    assertEquals(List.of("g0e2", "b9c7"), read.get(1).moves());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "# none", "h2e2 h2e2", "nonsense", "Name\th2h3 a0a9"})
  void whatCannotBePlayedIsRefused(String line) {
    assertThrows(RulesException.class, () -> Opening.read(RULES, List.of(line)));
  }
}

package io.github.xiangqirules.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Variants;
import io.github.xiangqirules.testkit.RandomPlay;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The lookup tables are the same after all that is done with them. */
class TablesTest {
  @Test
  void playingChangesNoTable() throws ReflectiveOperationException {
    Map<String, Integer> before = contents();
    for (String text : new String[] {"xiangqi rulebook=wxf", "climbing quiet=40"}) {
      for (int seed = 0; seed < 5; seed++) {
        play(Variants.rules(text), seed);
      }
    }
    assertTrue(before.size() > Tables.CLASSES.size());
    assertEquals(before, contents());
  }

  private static <P extends Position<P, M>, M extends Move> void play(Rules<P, M> rules, int seed) {
    for (Game<P, M> game = RandomPlay.game(rules, seed, 200);
        game != null;
        game = game.previous()) {
      P position = rules.parsePosition(game.position().text());
      rules.diagram().svg(position, Marks.none());
      for (M move : position.legalMoves()) {
        position.play(position.results(move).asList().get(0));
        for (Notation<P, M> notation : rules.notations()) {
          notation.read(position, notation.write(position, move));
        }
      }
    }
  }

  private static Map<String, Integer> contents() throws ReflectiveOperationException {
    Map<String, Integer> contents = new TreeMap<>();
    for (String name : Tables.CLASSES) {
      for (Field field : Class.forName(name).getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers()) && field.getType().isArray()) {
          field.setAccessible(true);
          int hash = Arrays.deepHashCode(new Object[] {field.get(null)});
          contents.put(name + "." + field.getName(), hash);
        }
      }
    }
    return contents;
  }
}

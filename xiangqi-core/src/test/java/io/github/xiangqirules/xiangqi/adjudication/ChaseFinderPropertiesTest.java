package io.github.xiangqirules.xiangqi.adjudication;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.Positions;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.jspecify.annotations.Nullable;

/** The chase finder finds what the definition says. */
class ChaseFinderPropertiesTest {
  @Property(tries = 400)
  @Domain(Positions.class)
  void bothSidesChaseWhatTheDefinitionSays(@ForAll XiangqiPosition position) {
    List<@Nullable Piece> points = new ArrayList<>();
    for (Point point : Point.values()) {
      points.add(position.at(point).orElse(null));
    }
    for (Color color : Color.values()) {
      assertEquals(
          new SlowChases(points, color).pairs(),
          pairs(SlowChases.board(points, color)),
          color.name());
    }
  }

  private static Set<String> pairs(Board board) {
    Pairs pairs = new ChaseFinder(ChaseRules.COMPUTER).pairs(board);
    Set<String> texts = new TreeSet<>();
    for (int i = 0; i < pairs.count(); i++) {
      texts.add(pairs.attacker(i) + "x" + pairs.victim(i));
    }
    return texts;
  }
}

package io.github.xiangqirules.climbing.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import io.github.xiangqirules.climbing.Square;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClimbingDiagramTest {
  private final ClimbingPosition position =
      ClimbingPosition.parse(
          "-,-,-,k/-,-,-,-/-,?PC,-,-/-,-,?R,- b AABBRNNCPPPPaabbrrnnccpppp 2 66");
  private final ClimbingDiagram diagram = ClimbingDiagram.standard();

  @Test
  void stacksShowTheirHeightTheirTopAndWhatIsBeneath() {
    String expected =
        """
          +---+---+---+---+
          |   |   |   |   |
        4 |   |   |   |   |
          |   |   |   | k |
          +---+---+---+---+
          |   |   |   |   |
        3 |   |   |   |   |
          |   |   |   |   |
          +---+---+---+---+
          |   | C |   |   |
        2 |   | P |   |   |
          |   | ? |   |   |
          +---+---+---+---+
          |   |   |   |   |
        1 |   |   | R |   |
          |   |   | ? |   |
          +---+---+---+---+
            a   b   c   d
        to move: FIRST BLACK
        captured: AABBRNNCPPPPaabbrrnnccpppp
        face-down: Kp
        quiet plies: 2
        ply: 66
        """;
    assertEquals(expected, diagram.text(position, Marks.none()));
  }

  @Test
  void theSecondPlayersSideIsTheBoardTurned() {
    String text = diagram.text(position, Marks.<ClimbingMove>none().withBottom(Player.SECOND));
    List<String> lines = text.lines().toList();
    assertEquals("    d   c   b   a", lines.get(17));
    assertEquals("1 |   | R |   |   |", lines.get(2));
    assertEquals("  |   |   | C |   |", lines.get(5));
  }

  @Test
  void theLastMoveHighlightsAndArrowsAreMarked() {
    Marks<ClimbingMove> marks =
        Marks.<ClimbingMove>none()
            .withLastMove(ClimbingMove.step(Square.A2, Square.B2))
            .withPlaces(List.of(Square.D4, Square.B2))
            .withArrows(List.of(ClimbingMove.step(Square.D4, Square.D3)));
    List<String> lines = diagram.text(position, marks).lines().toList();
    assertEquals("  |   |[C]|   |   |", lines.get(9));
    assertEquals("  |[ ]| ? |   |   |", lines.get(11));
    assertEquals("  |   |   |   |(k)|", lines.get(3));
    assertTrue(lines.contains("last move: a2-b2"));
    assertTrue(lines.contains("arrow: d4-d3"));
  }

  @Test
  void theStartHasNoColours() {
    String text = diagram.text(ClimbingRules.standard().initialPosition(), Marks.none());
    assertTrue(text.contains("to move: FIRST\n"));
    assertTrue(text.contains("captured: -\n"));
  }
}

package io.github.xiangqirules.climbing.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import io.github.xiangqirules.climbing.Square;
import io.github.xiangqirules.testkit.RandomPlay;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** The stacks as a picture. */
class SvgStacksTest {
  private static final ClimbingPosition POSITION =
      ClimbingPosition.parse(
          "-,-,-,-/-,-,-,-/-,?Pk,-,-/-,-,-,C r KAABBRRNNCPPPaabbrrnnccppppp 3 99");

  private static Document read(String svg) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    } catch (Exception e) {
      throw new AssertionError(svg, e);
    }
  }

  private static int count(Document svg, String name, String style) {
    NodeList elements = svg.getElementsByTagName(name);
    int count = 0;
    for (int i = 0; i < elements.getLength(); i++) {
      String styles =
          elements.item(i).getAttributes().getNamedItem("class") == null
              ? ""
              : elements.item(i).getAttributes().getNamedItem("class").getNodeValue();
      count += styles.contains(style) ? 1 : 0;
    }
    return count;
  }

  /** What is written on the pieces, in the order of drawing. */
  private static String written(Document svg) {
    StringBuilder text = new StringBuilder();
    NodeList groups = svg.getElementsByTagName("g");
    for (int i = 0; i < groups.getLength(); i++) {
      text.append(groups.item(i).getTextContent().strip().replaceAll("\\s+", ""));
    }
    return text.toString();
  }

  @Test
  void aStackIsReadFromTheBottomUpOnItsRims() {
    Document svg = read(ClimbingDiagram.standard().svg(POSITION, Marks.none()));
    // The back row first; a rim each, and the face of the top.
    assertEquals("兵將將炮炮", written(svg));
    assertEquals(1, count(svg, "g", "cx-face-down"));
    assertEquals(2, count(svg, "g", "cx-red"));
    assertEquals(1, count(svg, "g", "cx-black"));
    assertEquals(
        "PKKCC",
        written(read(ClimbingDiagram.standard().withLetters().svg(POSITION, Marks.none()))));
  }

  @Test
  void marksAreDrawn() {
    Marks<ClimbingMove> marks =
        Marks.<ClimbingMove>none()
            .withBottom(Player.SECOND)
            .withLastMove(ClimbingMove.parse("c1-d1"))
            .withPlaces(ImmutableSet.of(Square.B2))
            .withArrows(ImmutableList.of(ClimbingMove.parse("d1-c1"), ClimbingMove.parse("b3?")));
    Document svg = read(ClimbingDiagram.standard().svg(POSITION, marks));
    assertEquals(2, count(svg, "rect", "cx-last-move"));
    assertEquals(1, count(svg, "rect", "cx-highlight"));
    assertEquals(1, count(svg, "path", "cx-arrow"));
    assertEquals(1, count(svg, "circle", "cx-arrow"));
    assertEquals("炮炮兵將將", written(svg));
  }

  @Test
  void theWidthIsAnOption() {
    assertTrue(
        ClimbingDiagram.standard()
            .withWidth(300)
            .svg(POSITION, Marks.none())
            .contains(" width='300'"));
    assertThrows(IllegalArgumentException.class, () -> ClimbingDiagram.standard().withWidth(0));
    assertThrows(
        IllegalArgumentException.class, () -> ClimbingDiagram.standard().withWidth(100_001));
  }

  @Provide
  Arbitrary<ClimbingPosition> positions() {
    return RandomPlay.positions(ClimbingRules.standard(), 400);
  }

  @Property(tries = 50)
  void everyPieceOnTheBoardIsDrawn(@ForAll("positions") ClimbingPosition position) {
    Document svg = read(ClimbingDiagram.standard().svg(position, Marks.none()));
    int pieces = 0;
    for (Square square : Square.values()) {
      pieces += position.height(square);
    }
    assertEquals(pieces, count(svg, "g", "cx-piece"));
    assertEquals(position.unseen().size(), count(svg, "g", "cx-face-down"));
  }
}

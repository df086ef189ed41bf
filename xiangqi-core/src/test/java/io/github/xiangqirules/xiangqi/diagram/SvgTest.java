package io.github.xiangqirules.xiangqi.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.testkit.RandomPlay;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** Boards as SVG, read back by an XML parser. */
class SvgTest {
  private static final XiangqiPosition START = XiangqiPosition.initial();
  private static final Marks<XiangqiMove> NONE = Marks.none();

  @Provide
  Arbitrary<XiangqiPosition> positions() {
    return RandomPlay.positions(XiangqiRules.standard(), 200);
  }

  @Provide
  Arbitrary<String> hostile() {
    return Arbitraries.oneOf(
        Arbitraries.strings().ofMaxLength(40),
        Arbitraries.strings().withChars("<>&'\"/=-!?[]\t\n\r\0\ud800\udc00\uffff帥").ofMaxLength(40),
        Arbitraries.of("</title><script>alert(1)</script>", "' onload='alert(1)", "]]>", "&amp;"));
  }

  @Property(tries = 300)
  void everyPieceStandsOnItsPoint(
      @ForAll("positions") XiangqiPosition position,
      @ForAll PieceStyle pieces,
      @ForAll CoordinateStyle coordinates,
      @ForAll Player bottom) {
    DiagramOptions options =
        DiagramOptions.standard().withSvgPieces(pieces).withSvgCoordinates(coordinates);
    Document svg = parse(XiangqiDiagram.of(options).svg(position, NONE.withBottom(bottom)));
    int margin = coordinates == CoordinateStyle.NONE ? 64 : 104;
    List<String> expected = new ArrayList<>();
    position
        .pieces()
        .forEach(
            (point, piece) -> {
              int column = bottom == Player.FIRST ? point.file() : 8 - point.file();
              int row = bottom == Player.FIRST ? 9 - point.rank() : point.rank();
              String color = piece.color() == Color.RED ? "xq-red" : "xq-black";
              expected.add(
                  color
                      + pieces.colored(piece)
                      + (margin + 100 * column)
                      + ","
                      + (margin + 100 * row));
            });
    List<String> drawn = new ArrayList<>();
    for (Element group : elements(svg, "g", "xq-piece")) {
      Element face = elements(group, "circle", "xq-face").get(0);
      Element text = elements(group, "text", "xq-character").get(0);
      assertEquals(face.getAttribute("cx"), text.getAttribute("x"));
      String color = group.getAttribute("class").replace("xq-piece ", "");
      drawn.add(
          color + text.getTextContent() + face.getAttribute("cx") + "," + face.getAttribute("cy"));
    }
    assertEquals(expected, drawn);
    assertEquals(position.inCheck() ? 1 : 0, elements(svg, "circle", "xq-check").size());
  }

  @Property
  void textFromOutsideStaysText(
      @ForAll("hostile") String title, @ForAll("hostile") String fontFamily) {
    DiagramOptions options =
        DiagramOptions.standard().withSvgTitle(title).withSvgFontFamily(fontFamily);
    Document svg = parse(XiangqiDiagram.of(options).svg(START, NONE));
    String plain = XiangqiDiagram.standard().svg(START, NONE);
    int titles = title.isEmpty() ? 0 : 1;
    assertEquals(
        parse(plain).getElementsByTagName("*").getLength() + titles,
        svg.getElementsByTagName("*").getLength());
    assertEquals(
        parse(plain).getDocumentElement().getAttributes().getLength(),
        svg.getDocumentElement().getAttributes().getLength());
    assertEquals(printable(fontFamily), svg.getDocumentElement().getAttribute("font-family"));
    if (titles > 0) {
      assertEquals(printable(title), svg.getElementsByTagName("title").item(0).getTextContent());
    }
  }

  /** The text without what XML has no place for. */
  private static String printable(String text) {
    return text.replaceAll(
        "[^\\t\\n\\r\\x20-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]", "\ufffd");
  }

  @Test
  void theLastMoveHasCornersAroundBothPoints() {
    Document svg =
        parse(XiangqiDiagram.standard().svg(START, NONE.withLastMove(XiangqiMove.parse("b0c2"))));
    String left = "M190 972H172V990M190 1036H172V1018M218 972H236V990M218 1036H236V1018";
    String entered = "M276 758H258V776M276 850H258V832M332 758H350V776M332 850H350V832";
    assertEquals(left + entered, elements(svg, "path", "xq-last-move").get(0).getAttribute("d"));
  }

  @Test
  void aHighlightIsADotOnAFreePointAndARingAroundAPiece() {
    Document svg =
        parse(XiangqiDiagram.standard().svg(START, NONE.withPlaces(List.of(Point.E1, Point.E3))));
    assertEquals(
        List.of("504 904 16 #12805c", "504 704 48 none"),
        attributes(elements(svg, "circle", "xq-highlight"), "cx", "cy", "r", "fill"));
  }

  @Test
  void anArrowLeadsFromPointToPoint() {
    Marks<XiangqiMove> marks =
        NONE.withArrows(List.of(XiangqiMove.parse("a0a9"), XiangqiMove.parse("h0g2")));
    Document svg = parse(XiangqiDiagram.standard().svg(START, marks));
    assertEquals(
        List.of(
            "M112 980L112 166L129 166L104 126L79 166L96 166L96 980Z",
            "M800 979L739 856L754 848L714 824L709 871L725 863L786 986Z"),
        attributes(elements(svg, "path", "xq-arrow"), "d"));
  }

  @Test
  void theBoardHasPanelFrameAndLines() {
    Document svg = parse(XiangqiDiagram.standard().svg(START, NONE));
    assertEquals(
        List.of("2 2 1004 1104", "92 92 824 924"),
        attributes(elements(svg, "rect", ""), "x", "y", "width", "height"));
    String grid = elements(svg, "path", "xq-grid").get(0).getAttribute("d");
    // Ten ranks, two whole files and seven in two halves, two diagonals a palace.
    assertEquals(10 + 2 + 2 * 7 + 2 * 2, grid.chars().filter(c -> c == 'M').count());
    for (String line :
        List.of(
            "M104 104L904 104",
            "M104 1004L904 1004",
            "M104 104L104 1004",
            "M904 104L904 1004",
            "M504 104L504 504",
            "M504 604L504 1004",
            "M404 104L604 304",
            "M604 804L404 1004")) {
      assertTrue(grid.contains(line), () -> line + " in " + grid);
    }
    assertEquals("540", svg.getDocumentElement().getAttribute("width"));
    assertEquals("0 0 1008 1108", svg.getDocumentElement().getAttribute("viewBox"));
  }

  @Test
  void cannonsAndSoldiersStartWhereTheMarksAre() {
    Document svg = parse(XiangqiDiagram.standard().svg(START, NONE));
    String marks = elements(svg, "path", "xq-starts").get(0).getAttribute("d");
    // Four corners a point, but two at the four soldiers of the edge files.
    assertEquals(4 * 4 + 6 * 4 + 4 * 2, marks.chars().filter(c -> c == 'M').count());
    int starts = 0;
    for (Element group : elements(svg, "g", "xq-piece")) {
      if ("炮砲兵卒".contains(group.getTextContent().trim())) {
        Element face = elements(group, "circle", "xq-face").get(0);
        int x = Integer.parseInt(face.getAttribute("cx"));
        int y = Integer.parseInt(face.getAttribute("cy"));
        assertEquals(x < 904, marks.contains("H" + (x + 9) + "V" + (y + 25)));
        assertEquals(x > 104, marks.contains("H" + (x - 9) + "V" + (y - 25)));
        starts++;
      }
    }
    assertEquals(14, starts);
  }

  @Test
  void charactersOfTheRiverAndTheCoordinatesStandInPlace() {
    Document svg = parse(XiangqiDiagram.standard().svg(START, NONE));
    assertEquals(
        List.of("楚 254 574.4", "河 354 574.4", "漢 654 574.4", "界 754 574.4"),
        labels(svg, "xq-river"));
    List<String> labels = labels(svg, "xq-coordinates");
    assertEquals(2 * 9 + 2 * 10, labels.size());
    assertEquals(
        List.of("a 104 41.2", "a 104 1087.2", "b 204 41.2", "b 204 1087.2"), labels.subList(0, 4));
    assertEquals(
        List.of("9 31 114.2", "9 977 114.2", "8 31 214.2", "8 977 214.2"), labels.subList(18, 22));
  }

  @Test
  void filesAreCountedFromEachPlayersRight() {
    XiangqiDiagram diagram =
        XiangqiDiagram.of(
            DiagramOptions.standard()
                .withSvgCoordinates(CoordinateStyle.FILES)
                .withSvgPieces(PieceStyle.SIMPLIFIED));
    assertEquals("1九2八3七4六5五6四7三8二9一", text(parse(diagram.svg(START, NONE)), "xq-coordinates"));
    Document turned = parse(diagram.svg(START, NONE.withBottom(Player.SECOND)));
    assertEquals("一9二8三7四6五5六4七3八2九1", text(turned, "xq-coordinates"));
    assertEquals("楚河汉界", text(turned, "xq-river"));
  }

  @Test
  void aWidthOutOfRangeIsRefused() {
    DiagramOptions standard = DiagramOptions.standard();
    assertThrows(IllegalArgumentException.class, () -> standard.withSvgWidth(0));
    assertThrows(IllegalArgumentException.class, () -> standard.withSvgWidth(100_001));
    Document svg = parse(XiangqiDiagram.of(standard.withSvgWidth(1008)).svg(START, NONE));
    assertEquals("1108", svg.getDocumentElement().getAttribute("height"));
  }

  @Test
  void carvedCharactersDifferByColour() {
    for (Piece piece : Piece.values()) {
      Piece other = Piece.of(piece.color().opponent(), piece.kind());
      for (PieceStyle style : PieceStyle.values()) {
        assertTrue(style.plain(piece) != style.plain(other), style + " " + piece);
      }
      assertTrue(PieceStyle.TRADITIONAL.colored(piece) != PieceStyle.TRADITIONAL.colored(other));
    }
  }

  private static List<String> attributes(List<Element> elements, String... names) {
    return elements.stream()
        .map(
            element -> Stream.of(names).map(element::getAttribute).collect(Collectors.joining(" ")))
        .toList();
  }

  private static List<String> labels(Document svg, String className) {
    return elements(elements(svg, "g", className).get(0), "text", "").stream()
        .map(e -> e.getTextContent() + " " + e.getAttribute("x") + " " + e.getAttribute("y"))
        .toList();
  }

  private static String text(Document svg, String className) {
    StringBuilder text = new StringBuilder();
    for (Element element : elements(elements(svg, "g", className).get(0), "text", "")) {
      text.append(element.getTextContent());
    }
    return text.toString();
  }

  private static ImmutableList<Element> elements(Document in, String tag, String className) {
    return elements(in.getDocumentElement(), tag, className);
  }

  private static ImmutableList<Element> elements(Element in, String tag, String className) {
    ImmutableList.Builder<Element> elements = ImmutableList.builder();
    for (int i = 0; i < in.getElementsByTagName(tag).getLength(); i++) {
      Element element = (Element) in.getElementsByTagName(tag).item(i);
      if (element.getAttribute("class").startsWith(className)) {
        elements.add(element);
      }
    }
    return elements.build();
  }

  private static Document parse(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    } catch (Exception e) {
      throw new AssertionError("not well-formed: " + svg, e);
    }
  }
}

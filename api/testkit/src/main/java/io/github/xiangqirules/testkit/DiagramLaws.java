package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Diagram;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Positions drawn for people.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface DiagramLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** A diagram is lines of text, each ended by a line feed, whatever is marked. */
  @Property(tries = 50)
  default void aPositionIsDrawnInLines(@ForAll("positions") P position) {
    Diagram<P, M> diagram = rules().diagram();
    List<M> moves = position.legalMoves();
    Marks<M> marks = Marks.<M>none().withPlaces(rules().places()).withArrows(moves);
    for (Player bottom : Player.values()) {
      drawn(diagram, position, Marks.<M>none().withBottom(bottom));
      drawn(diagram, position, marks.withBottom(bottom));
      for (M move : moves) {
        drawn(diagram, position.play(resultOf(position, move)), marks.withLastMove(move));
      }
    }
  }

  private M resultOf(P position, M choice) {
    return position.results(choice).iterator().next();
  }

  private void drawn(Diagram<P, M> diagram, P position, Marks<M> marks) {
    String text = diagram.text(position, marks);
    Check.that(text.endsWith("\n"), "the last line of <%s> is not ended", text);
    Check.that(text.length() > 1 && text.indexOf('\r') < 0, "the diagram <%s>", text);
    Check.equal(text, diagram.text(position, marks), "the diagram drawn again");
  }

  /** A picture is a whole SVG document without ids, so that a page may show several. */
  @Property(tries = 20)
  default void aPictureIsAWholeDocument(@ForAll("positions") P position) throws Exception {
    List<M> moves = position.legalMoves();
    Marks<M> marks = Marks.<M>none().withPlaces(rules().places()).withArrows(moves);
    String svg = rules().diagram().svg(position, marks);
    Check.equal(svg, rules().diagram().svg(position, marks), "the picture drawn again");
    DocumentBuilder reader = DocumentBuilderFactory.newDefaultNSInstance().newDocumentBuilder();
    reader.setErrorHandler(new DefaultHandler());
    Element root = reader.parse(new InputSource(new StringReader(svg))).getDocumentElement();
    Check.equal("svg", root.getLocalName(), "the root of the picture");
    Check.equal("http://www.w3.org/2000/svg", root.getNamespaceURI(), "its namespace");
    NodeList elements = root.getElementsByTagName("*");
    for (int i = 0; i < elements.getLength(); i++) {
      Check.that(
          !((Element) elements.item(i)).hasAttribute("id"), "%s has an id", elements.item(i));
    }
  }
}

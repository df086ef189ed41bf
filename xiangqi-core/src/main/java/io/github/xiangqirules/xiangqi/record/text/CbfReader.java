package io.github.xiangqirules.xiangqi.record.text;

import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.record.tree.Cursor;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.StartText;
import io.github.xiangqirules.xiangqi.record.tree.Texts;
import io.github.xiangqirules.xiangqi.record.tree.TreeBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Unreadable;
import java.io.StringReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/**
 * Reads CBF, the XML of CCBridge. It is read as a stream, without document types and external
 * entities, so that no file makes the reader open another or grow.
 */
public final class CbfReader {
  private static final String ROOT = "ChineseChessRecord";
  private static final ImmutableMap<String, String> NAMES =
      ImmutableMap.<String, String>builder()
          .put("Name", "Title")
          .put("From", "Source")
          .put("ContestType", "EventClass")
          .put("Contest", "Event")
          .put("TimeRule", "TimeControl")
          .put("RedRating", "RedElo")
          .put("BlackRating", "BlackElo")
          .put("Commentator", "Annotator")
          .put("CommentatorURL", "AnnotatorMail")
          .put("Creator", "Author")
          .put("CreatorURL", "AuthorMail")
          .put("DateCreated", "Created")
          .put("DateModified", "Modified")
          .put("ResultType", "Termination")
          .buildOrThrow();

  private final Problems problems = new Problems();
  private final DraftBuilder draft = new DraftBuilder(problems);
  private StartText start = StartText.initial();
  private @Nullable TreeBuilder tree;
  private @Nullable Cursor at;

  private CbfReader() {}

  /** Whether a text is such a file. */
  static boolean isCbf(String text) {
    return text.contains("<" + ROOT);
  }

  /**
   * Reads a file.
   *
   * @throws NotationException if it is none
   */
  public static Draft read(String text) {
    return new CbfReader().readFrom(text);
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    return factory;
  }

  private Draft readFrom(String text) {
    try {
      XMLStreamReader xml = factory().createXMLStreamReader(new StringReader(text));
      while (xml.hasNext()) {
        if (xml.next() == XMLStreamConstants.START_ELEMENT) {
          element(xml);
        }
      }
    } catch (XMLStreamException e) {
      int offset = e.getLocation() == null ? 0 : e.getLocation().getCharacterOffset();
      if (tree == null) {
        throw Unreadable.text("cbf", Math.max(offset, 0), "this is no XML");
      }
      problems.add(
          "cut", "character " + offset, "the XML ends too early", "what is there was kept");
    }
    if (tree == null) {
      throw Unreadable.text("cbf", 0, "it is not such a file");
    }
    return draft.build(tree);
  }

  private void element(XMLStreamReader xml) throws XMLStreamException {
    switch (xml.getLocalName()) {
      case ROOT, "Head" -> {}
      case "MoveList" -> startMoves();
      case "Move" -> move(xml);
      case "FEN" -> start(textOf(xml));
      case "RecordResult" -> result(textOf(xml).strip());
      default -> {
        String name = xml.getLocalName();
        String value = textOf(xml);
        if (tree == null) {
          draft.header(NAMES.getOrDefault(name, name), value.strip());
        } else {
          late(name, value);
        }
      }
    }
  }

  private void start(String value) {
    if (tree == null) {
      start = StartText.of(value, problems);
    } else {
      late("FEN", value);
    }
  }

  private void late(String name, String value) {
    problems.add("surplus", "element " + name, value, "left out: it comes after the moves");
  }

  /** The text of an element up to its end; what is inside elements inside is left out. */
  private String textOf(XMLStreamReader xml) throws XMLStreamException {
    String name = xml.getLocalName();
    StringBuilder text = new StringBuilder();
    int depth = 1;
    while (depth > 0) {
      switch (xml.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          if (depth == 1) {
            problems.add("surplus", "element " + name, xml.getLocalName(), "left out");
          }
          depth++;
        }
        case XMLStreamConstants.END_ELEMENT -> depth--;
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> {
          if (depth == 1) {
            text.append(xml.getText());
          }
        }
        default -> {}
      }
    }
    return text.toString();
  }

  private TreeBuilder startMoves() {
    TreeBuilder moves = tree;
    if (moves == null) {
      moves = start.tree(problems);
      tree = moves;
      at = moves.root();
    }
    return moves;
  }

  private void result(String value) {
    if (value.length() == 1 && Character.isDigit(value.charAt(0))) {
      draft.result(value.charAt(0) - '0');
    } else if (!value.isEmpty()) {
      problems.add("result", "element RecordResult", value, "taken as unknown");
    }
  }

  /** The move {@code 00-00} that comes first has the comment on the game. */
  private void move(XMLStreamReader xml) throws XMLStreamException {
    TreeBuilder moves = startMoves();
    Cursor place = at == null ? moves.root() : at;
    String value = xml.getAttributeValue(null, "value");
    if (value == null) {
      place = moves.refused(place, MoveTexts.UNREADABLE, "a move without a value");
    } else if (!value.equals("00-00")) {
      place =
          isMove(value)
              ? moves.play(place, point(value, 0), point(value, 3))
              : moves.refused(place, MoveTexts.UNREADABLE, value);
    }
    at = place;
    moves.comment(place, Texts.lines(textOf(xml)));
  }

  private static boolean isMove(String value) {
    return value.length() == 5
        && value.charAt(2) == '-'
        && point(value, 0) >= 0
        && point(value, 3) >= 0;
  }

  private static int point(String value, int index) {
    return Grid.fromTop(value.charAt(index) - '0', value.charAt(index + 1) - '0');
  }
}

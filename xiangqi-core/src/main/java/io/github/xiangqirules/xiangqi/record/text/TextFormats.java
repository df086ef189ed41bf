package io.github.xiangqirules.xiangqi.record.text;

import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.notation.file.Alphabet;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.Movetext;
import io.github.xiangqirules.xiangqi.record.RecordFormat;
import io.github.xiangqirules.xiangqi.record.tree.Losses;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.TreeBuilder;
import java.util.Optional;

/** Tells the format of a text from its content. */
public final class TextFormats {
  private TextFormats() {}

  /** The format of a text, or of its beginning; empty if it has none that is known. */
  public static Optional<RecordFormat> find(String text) {
    // How a text begins comes first: later anything may be in a comment.
    if (PgnTags.isTag(text.stripLeading(), 0)) {
      return Optional.of(RecordFormat.PGN);
    }
    if (startsAsWxf(text)) {
      return Optional.of(RecordFormat.WXF);
    }
    if (DhtmlxqReader.isDhtmlxq(text)) {
      return Optional.of(RecordFormat.DHTMLXQ);
    }
    if (CbfReader.isCbf(text)) {
      return Optional.of(RecordFormat.CBF);
    }
    if (text.contains(WxfReader.BEGIN)) {
      return Optional.of(RecordFormat.WXF);
    }
    if (hasTag(text)) {
      return Optional.of(RecordFormat.PGN);
    }
    if (CheReader.isChe(text)) {
      return Optional.of(RecordFormat.CHE);
    }
    return byFirstMove(text);
  }

  private static boolean startsAsWxf(String text) {
    String start = text.stripLeading();
    return start.startsWith("FORMAT") && start.lines().findFirst().orElse("").endsWith("WXF");
  }

  private static boolean hasTag(String text) {
    for (int line = 0; line < text.length(); ) {
      if (PgnTags.isTag(text, line)) {
        return true;
      }
      int end = text.indexOf('\n', line);
      line = end < 0 ? text.length() : end + 1;
      while (line < text.length() && text.charAt(line) == ' ') {
        line++;
      }
    }
    return false;
  }

  /** Moves without any heading: the first is numbered 1 and legal from the start of a game. */
  private static Optional<RecordFormat> byFirstMove(String text) {
    String start = text.stripLeading();
    int end = 0;
    while (end < start.length() && end < 40 && start.charAt(end) != '\n') {
      end++;
    }
    String line = start.substring(0, end);
    if (!line.startsWith("1.")) {
      return Optional.empty();
    }
    Problems problems = new Problems();
    TreeBuilder tree = new TreeBuilder(XiangqiSetup.initial(), true, problems);
    new PgnMoves(line.toCharArray(), 0, new MoveLine(tree, MoveTexts.OPEN, problems), problems)
        .read();
    if (tree.build().next().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(isWxfMove(line.substring(2)) ? RecordFormat.WXF : RecordFormat.PGN);
  }

  /** Whether a text begins with a move in letters that tells its direction by a sign. */
  private static boolean isWxfMove(String text) {
    String move = text.stripLeading();
    if (move.length() < 4) {
      return false;
    }
    char sign = Alphabet.sign(move.charAt(2));
    return move.charAt(0) < 128 && (sign == '+' || sign == '-' || sign == '.');
  }

  /**
   * Writes a record in a text format.
   *
   * @throws InvalidPositionException if the format has no room for the men of the set-up
   */
  public static String write(
      RecordFormat format, GameRecord record, Movetext movetext, Losses losses) {
    return switch (format) {
      case PGN -> PgnWriter.write(record, movetext, losses);
      case DHTMLXQ -> DhtmlxqWriter.write(record, losses);
      case WXF -> WxfWriter.write(record, losses);
      default -> throw new IllegalArgumentException(format + " is not written as text");
    };
  }
}

package io.github.xiangqirules.xiangqi.record.text;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import io.github.xiangqirules.xiangqi.record.GameResult;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.StartText;
import io.github.xiangqirules.xiangqi.record.tree.TreeBuilder;
import java.util.Optional;

/** Reads WXF text: lines of headers, then moves between braces; or moves alone. */
public final class WxfReader {
  static final String BEGIN = "START{";
  static final String END = "}END";

  private static final CharMatcher LETTERS = CharMatcher.inRange('A', 'Z');

  private final String text;
  private final Problems problems = new Problems();
  private final DraftBuilder draft = new DraftBuilder(problems);
  private StartText start = StartText.initial();

  private WxfReader(String text) {
    this.text = text;
  }

  /** Reads a file. */
  public static Draft read(String text) {
    return new WxfReader(text).read();
  }

  private Draft read() {
    int begin = text.indexOf(BEGIN);
    if (begin >= 0 || startsWithHeader()) {
      String headers = begin < 0 ? text : text.substring(0, begin);
      headers.lines().forEach(this::header);
    }
    int from = begin < 0 ? (startsWithHeader() ? text.length() : 0) : begin + BEGIN.length();
    int to = text.indexOf(END, from);
    if (begin < 0 && startsWithHeader()) {
      problems.add("cut", "end of the headers", "there is no " + BEGIN, "read without moves");
    }
    if (begin >= 0 && to < 0) {
      problems.add("cut", "end of the moves", "there is no " + END, "read to the end");
    }
    int after = to < 0 ? text.length() : to + END.length();
    String surplus = text.substring(after).strip();
    if (!surplus.isEmpty()) {
      problems.add("surplus", "character " + after, surplus, "left out");
    }
    TreeBuilder tree = start.tree(problems);
    char[] moves = text.substring(0, to < 0 ? text.length() : to).toCharArray();
    new PgnMoves(moves, from, new MoveLine(tree, 0, problems), problems)
        .read()
        .ifPresent(draft::endedBy);
    return draft.build(tree);
  }

  private boolean startsWithHeader() {
    return text.stripLeading().startsWith("FORMAT");
  }

  private void header(String line) {
    String trimmed = line.strip();
    int space = 0;
    while (space < trimmed.length() && trimmed.charAt(space) > ' ') {
      space++;
    }
    String name = Ascii.toUpperCase(trimmed.substring(0, space));
    String value = trimmed.substring(space).strip();
    switch (name) {
      case "FORMAT", "" -> {}
      case "FEN" -> start = StartText.of(value, problems);
      case "RED" -> player("Red", value);
      case "BLACK" -> player("Black", value);
      case "GAME" -> draft.header("Title", value);
      case "RESULT" -> result(value);
      default -> {
        if (value.isEmpty() && !LETTERS.matchesAllOf(name)) {
          problems.add("surplus", "headers", line, "left out");
        }
        draft.header(name.charAt(0) + Ascii.toLowerCase(name.substring(1)), value);
      }
    }
  }

  /** Name, rating and team, and fields that are empty in all files. */
  private void player(String color, String value) {
    String[] fields = value.split(";", -1);
    draft.header(color, fields[0].strip());
    if (fields.length > 1) {
      draft.header(color + "Elo", fields[1].strip());
    }
    if (fields.length > 2) {
      draft.header(color + "Team", fields[2].strip());
    }
    for (int i = 3; i < fields.length; i++) {
      if (!fields[i].isBlank()) {
        problems.add("surplus", "header " + color, fields[i], "left out");
      }
    }
  }

  private void result(String value) {
    Optional<GameResult> result = GameResult.ofText(value);
    if (result.isEmpty() && !value.isEmpty()) {
      problems.add("result", "header RESULT", value, "taken as unknown");
    }
    result.ifPresent(draft::result);
  }
}

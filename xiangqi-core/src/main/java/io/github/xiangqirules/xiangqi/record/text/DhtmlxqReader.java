package io.github.xiangqirules.xiangqi.record.text;

import com.google.common.base.CharMatcher;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.record.GameResult;
import io.github.xiangqirules.xiangqi.record.RecordProblem;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Men;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.StartText;
import io.github.xiangqirules.xiangqi.record.tree.Texts;
import io.github.xiangqirules.xiangqi.record.tree.TreeBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Unreadable;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Reads DhtmlXQ, also called UBB: keys and values in square brackets, anywhere in a page. A closing
 * tag of another key is taken for the right one, as thousands of files have it.
 */
public final class DhtmlxqReader {
  private final String text;
  private final Consumer<Draft> games;
  private Problems problems = new Problems();
  private Map<String, String> values = new LinkedHashMap<>();
  private int index;
  private int count;

  private DhtmlxqReader(String text, Consumer<Draft> games) {
    this.text = text;
    this.games = games;
  }

  /** Whether a text has something of this format in it. */
  static boolean isDhtmlxq(String text) {
    return text.contains(DhtmlxqKeys.OPENING);
  }

  /**
   * Reads all games of a page.
   *
   * @param outside is given what is wrong after the last game
   * @param games is given each game
   * @throws NotationException if there is none
   */
  public static void read(String text, Problems outside, Consumer<Draft> games) {
    DhtmlxqReader reader = new DhtmlxqReader(text, games);
    reader.read();
    if (reader.count == 0) {
      throw Unreadable.text("dhtmlxq", 0, "there is no game in it");
    }
    for (RecordProblem left : reader.problems.list()) {
      outside.add(left.code(), left.place(), left.text(), left.done());
    }
  }

  private void read() {
    for (index = text.indexOf('['); index >= 0; index = text.indexOf('[', index)) {
      if (text.startsWith(DhtmlxqKeys.OPENING + "_", index)) {
        value();
      } else if (text.startsWith(DhtmlxqKeys.OPENING, index)
          || text.startsWith(DhtmlxqKeys.CLOSING, index)) {
        boolean betweenGames = !text.startsWith(DhtmlxqKeys.CLOSING + "_", index);
        index += DhtmlxqKeys.CLOSING.length();
        if (betweenGames) {
          game();
        }
      } else {
        index++;
      }
    }
    game();
  }

  private void value() {
    int keyStart = index + DhtmlxqKeys.OPENING.length() + 1;
    int keyEnd = keyStart;
    while (keyEnd < text.length() && isKeyCharacter(text.charAt(keyEnd))) {
      keyEnd++;
    }
    if (keyEnd == text.length() || text.charAt(keyEnd) != ']') {
      problems.add("surplus", "character " + index, text.substring(index, keyEnd), "left out");
      index = keyEnd;
      return;
    }
    String key = text.substring(keyStart, keyEnd);
    int end = valueEnd(keyEnd + 1);
    if (!text.startsWith(DhtmlxqKeys.CLOSING, end)) {
      problems.add("cut", key, "there is no closing tag", "read up to the next tag");
    }
    put(key, text.substring(keyEnd + 1, end));
    index = end;
  }

  private static boolean isKeyCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  }

  private int valueEnd(int from) {
    int end = from;
    while (end < text.length()
        && !(text.charAt(end) == '['
            && (text.startsWith(DhtmlxqKeys.CLOSING, end)
                || text.startsWith(DhtmlxqKeys.OPENING, end)))) {
      end++;
    }
    return end;
  }

  private void put(String key, String value) {
    String before = values.putIfAbsent(key, value);
    if (before == null) {
      return;
    }
    if (key.equals("blacktime") && !values.containsKey("redtime")) {
      // A slip of a widely used program: the first of two is the time of red.
      values.put("redtime", before);
      values.put(key, value);
      problems.add("header", key, before, "taken as redtime: the key comes twice");
    } else {
      problems.add("surplus", key, value, "left out: the key is there before");
    }
  }

  /** Ends a game; without any key there is none. */
  private void game() {
    if (values.isEmpty()) {
      return;
    }
    DraftBuilder draft = new DraftBuilder(problems);
    DhtmlxqMoves moves = new DhtmlxqMoves(problems);
    StartText start = StartText.initial();
    for (Map.Entry<String, String> entry : values.entrySet()) {
      String key = entry.getKey();
      String value = entry.getValue();
      if (key.equals("movelist")) {
        moves.movelist(value);
      } else if (key.startsWith("move_")) {
        moves.variation(key, value);
      } else if (DhtmlxqKeys.isComment(key)) {
        moves.comment(key, Texts.lines(DhtmlxqText.read(value)));
      } else if (key.equals("binit")) {
        start = start(value);
      } else if (key.equals("result")) {
        result(value.strip(), draft);
      } else {
        draft.header(
            DhtmlxqKeys.NAMES.getOrDefault(key, key), Texts.lines(DhtmlxqText.read(value)));
      }
    }
    TreeBuilder tree = start.tree(problems);
    moves.build(tree);
    games.accept(draft.build(tree));
    count++;
    problems = new Problems();
    values = new LinkedHashMap<>();
  }

  private void result(String value, DraftBuilder draft) {
    switch (value) {
      case "红胜", "紅勝", "W" -> draft.result(GameResult.RED_WINS);
      case "黑胜", "黑勝", "L" -> draft.result(GameResult.BLACK_WINS);
      case "和棋", "和局", "D" -> draft.result(GameResult.DRAW);
      case "未知", "" -> draft.result(GameResult.UNKNOWN);
      default -> problems.add("result", "key result", value, "taken as unknown");
    }
  }

  private StartText start(String value) {
    int[] points = new int[Men.COUNT];
    Arrays.fill(points, -1);
    if (value.isBlank()) {
      return StartText.initial();
    }
    String signs = CharMatcher.whitespace().removeFrom(value);
    int[] digits = signs.chars().filter(c -> c >= '0' && c <= '9').map(c -> c - '0').toArray();
    if (digits.length < signs.length()) {
      problems.add("set-up", "key binit", signs, "what is no digit was skipped");
    }
    if (digits.length != 2 * Men.COUNT) {
      problems.add(
          "set-up",
          "key binit",
          digits.length + " digits",
          digits.length < 2 * Men.COUNT
              ? "missing men are off the board"
              : "those of more men were left out");
    }
    for (int man = 0; man < Men.COUNT && 2 * man + 1 < digits.length; man++) {
      points[man] = Grid.fromTop(digits[2 * man], digits[2 * man + 1]);
    }
    return new StartText(Men.setup(points, problems), false);
  }
}

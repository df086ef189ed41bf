package io.github.xiangqirules.xiangqi.record.text;

import com.google.common.base.Ascii;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.GameResult;
import io.github.xiangqirules.xiangqi.record.Header;
import io.github.xiangqirules.xiangqi.record.MoveNode;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.HeaderNames;
import io.github.xiangqirules.xiangqi.record.tree.Losses;
import io.github.xiangqirules.xiangqi.record.tree.Men;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Writes a game as DhtmlXQ: the main line, then each variation with the line that it leaves. */
final class DhtmlxqWriter {
  /**
   * A line still to be written.
   *
   * @param first its first move
   * @param parent the number of the line it leaves
   * @param ply the ply of its first move, from 1
   */
  private record Line(MoveNode first, int parent, int ply) {}

  private final GameRecord record;
  private final Losses losses;
  private final StringBuilder out = new StringBuilder();
  private final Deque<Line> lines = new ArrayDeque<>();
  private int count;

  private DhtmlxqWriter(GameRecord record, Losses losses) {
    this.record = record;
    this.losses = losses;
  }

  static String write(GameRecord record, Losses losses) {
    return new DhtmlxqWriter(record, losses).write();
  }

  private String write() {
    XiangqiSetup start = record.start();
    out.append(DhtmlxqKeys.OPENING).append("]\n");
    headers();
    value("result", result(record.result()));
    if (!start.pieces().equals(XiangqiSetup.initial().pieces())) {
      value("binit", binit());
    }
    losses.counters(start, false);
    losses.annotations(record.root());
    if (record.root().next().isEmpty() && start.sideToMove() == Color.BLACK) {
      losses.add("start", "black to move", "there is no move that would tell it");
    }
    comment(record.root(), 0, 0);
    line(new Line(record.root(), 0, 0));
    while (!lines.isEmpty()) {
      count++;
      line(lines.poll());
    }
    return out.append(DhtmlxqKeys.CLOSING).append("]\n").toString();
  }

  private void headers() {
    HeaderNames names = new HeaderNames(record.headers(), DhtmlxqKeys.NAMES.values());
    Set<String> written = new HashSet<>();
    for (Header header : record.headers()) {
      Optional<String> key =
          key(header.name(), names).filter(k -> !header.value().isEmpty() && written.add(k));
      if (key.isEmpty()) {
        losses.header(header);
      } else {
        String text = losses.storable(header.value(), "header " + header.name());
        value(key.get(), DhtmlxqText.write(text));
      }
    }
  }

  /** The key of a header; one that is not known is its own name in small letters. */
  private static Optional<String> key(String name, HeaderNames names) {
    Optional<String> known = names.of(name);
    if (known.isPresent()) {
      return known.map(DhtmlxqKeys.NAMES.inverse()::get);
    }
    String key = Ascii.toLowerCase(name);
    boolean free =
        DhtmlxqKeys.isKey(key)
            && !DhtmlxqKeys.isStructure(key)
            && !DhtmlxqKeys.NAMES.containsKey(key);
    return free ? Optional.of(key) : Optional.empty();
  }

  private static String result(GameResult result) {
    return switch (result) {
      case RED_WINS -> "红胜";
      case BLACK_WINS -> "黑胜";
      case DRAW -> "和棋";
      case UNKNOWN -> "未知";
    };
  }

  private String binit() {
    StringBuilder digits = new StringBuilder(2 * Men.COUNT);
    for (int point : Men.points(record.start())) {
      if (point < 0) {
        digits.append("99");
      } else {
        point(point, digits);
      }
    }
    return digits.toString();
  }

  private static void point(int point, StringBuilder digits) {
    digits.append(Grid.file(point)).append(Grid.row(point));
  }

  private static void point(Point point, StringBuilder digits) {
    point(point.ordinal(), digits);
  }

  /** Writes a line to its end; the variations on the way are put off. */
  private void line(Line line) {
    StringBuilder digits = new StringBuilder();
    int number = count;
    int ply = line.ply;
    for (Optional<MoveNode> node = Optional.of(line.first); node.isPresent(); ply++) {
      MoveNode here = node.get();
      if (here.move().isPresent()) {
        XiangqiMove move = here.move().get();
        point(move.from(), digits);
        point(move.to(), digits);
        comment(here, number, ply);
      }
      for (int i = 1; i < here.next().size(); i++) {
        lines.add(new Line(here.next().get(i), number, ply + 1));
      }
      node = here.main();
    }
    value(
        number == 0 ? "movelist" : "move_" + line.parent + "_" + line.ply + "_" + number,
        digits.toString());
  }

  private void comment(MoveNode node, int line, int ply) {
    if (!node.comment().isEmpty()) {
      String key = "comment" + (line == 0 ? "" : line + "_") + ply;
      value(key, DhtmlxqText.write(losses.storable(node.comment(), key)));
    }
  }

  private void value(String key, String value) {
    out.append(DhtmlxqKeys.OPENING).append('_').append(key).append(']').append(value);
    out.append(DhtmlxqKeys.CLOSING).append('_').append(key).append("]\n");
  }
}

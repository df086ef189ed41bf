package io.github.xiangqirules.xiangqi.record.text;

import io.github.xiangqirules.xiangqi.record.tree.Cursor;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A line of moves in DhtmlXQ: it takes the place of another line from a ply on. Plies are counted
 * from 1 for the first of the game; ply 0 is the start, which the main line has.
 */
final class DhtmlxqLine {
  final int order;
  final int number;
  final int parent;
  final int firstPly;
  final String digits;

  /** What is said after plies of this line. */
  final Map<Integer, String> comments = new HashMap<>();

  /** The places from which other lines start, null as long as they were not played. */
  final Map<Integer, @Nullable Cursor> forks = new HashMap<>();

  private @Nullable DhtmlxqLine host;
  private DhtmlxqLine jump = this;
  private int depth;

  /**
   * A line.
   *
   * @param order where in the file it comes
   * @param parent the number of the line that it belongs to
   * @param digits its moves, four digits each
   */
  DhtmlxqLine(int order, int number, int parent, int firstPly, String digits) {
    this.order = order;
    this.number = number;
    this.parent = parent;
    this.firstPly = firstPly;
    this.digits = digits;
  }

  int moves() {
    return digits.length() / 4;
  }

  private int lastPly() {
    return firstPly + moves() - 1;
  }

  /** The first ply that this line knows the place of by itself. */
  private int ownFrom() {
    return host == null ? 0 : firstPly;
  }

  /** The line it starts from; null for the main line. */
  @Nullable DhtmlxqLine host() {
    return host;
  }

  /**
   * The line that holds a ply on the way to the end of this one: itself, or one it comes from.
   * Empty if the ply is beyond its end. Besides its host each line knows one further up, so that
   * the way there has no more steps than the logarithm of their number.
   */
  Optional<DhtmlxqLine> holder(int ply) {
    if (ply > lastPly() && ply != 0) {
      return Optional.empty();
    }
    DhtmlxqLine line = this;
    while (ply < line.ownFrom()) {
      DhtmlxqLine up = line.host;
      line = ply < line.jump.ownFrom() || up == null ? line.jump : up;
    }
    return Optional.of(line);
  }

  /** Hangs this line on the one that holds the ply before its first. */
  void hangOn(DhtmlxqLine on) {
    host = on;
    depth = on.depth + 1;
    boolean even = on.depth - on.jump.depth == on.jump.depth - on.jump.jump.depth;
    jump = even ? on.jump.jump : on;
    on.forks.put(firstPly - 1, null);
  }
}

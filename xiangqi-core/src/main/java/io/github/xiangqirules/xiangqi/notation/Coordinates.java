package io.github.xiangqirules.xiangqi.notation;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.file.TextCursor;

/**
 * Moves by the points where they start and end. In reading, case and a dash make no difference.
 *
 * @param base the number of red's back rank
 * @param iccs whether to write capital letters and a dash
 */
record Coordinates(String id, int base, boolean iccs)
    implements Notation<XiangqiPosition, XiangqiMove> {

  @Override
  public String write(XiangqiPosition before, XiangqiMove move) {
    before.results(move); // refuses what cannot be played, and says why
    return point(move.from()) + (iccs ? "-" : "") + point(move.to());
  }

  private String point(Point point) {
    return (char) ((iccs ? 'A' : 'a') + point.file()) + Integer.toString(point.rank() + base);
  }

  @Override
  public ImmutableList<XiangqiMove> read(XiangqiPosition before, String text) {
    XiangqiMove move = parse(text);
    return before.isLegal(move) ? ImmutableList.of(move) : ImmutableList.of();
  }

  private XiangqiMove parse(String text) {
    TextCursor cursor = new TextCursor(text);
    Point from = point(cursor);
    cursor.skip('-');
    Point to = point(cursor);
    cursor.end();
    if (from == to) {
      throw cursor.problem("same-point", "a move does not end where it starts");
    }
    return XiangqiMove.of(from, to);
  }

  private Point point(TextCursor cursor) {
    int file = file(cursor.peek());
    if (file < 0) {
      throw cursor.problem("file", "expected a file from a to i");
    }
    cursor.next();
    return Point.of(file, cursor.rank(base));
  }

  /** Whether a text starts as coordinates do and moves in file notation do not. */
  static boolean areIn(String text) {
    TextCursor cursor = new TextCursor(text);
    boolean point = file(cursor.next()) >= 0 && cursor.peek() >= '0' && cursor.next() <= '9';
    cursor.skip('-');
    return point && file(cursor.peek()) >= 0;
  }

  private static int file(char c) {
    int file = Ascii.toLowerCase(c) - 'a';
    return file < 9 ? file : -1;
  }

  @Override
  public String toString() {
    return id;
  }
}

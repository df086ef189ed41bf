package io.github.xiangqirules.xiangqi.notation.file;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.xiangqi.Point;

/**
 * The board as a player sees it: files 1 to 9 from the player's right, rows 0 to 9 from the
 * player's back rank. So seen, both sides write alike.
 */
public final class View {
  private View() {}

  /** The file of a point, 1 to 9. */
  public static int file(Color mover, Point point) {
    return mover == Color.RED ? 9 - point.file() : point.file() + 1;
  }

  /** The row of a point, 0 to 9. */
  public static int row(Color mover, Point point) {
    return mover == Color.RED ? point.rank() : 9 - point.rank();
  }

  /** Whether there is such a point. */
  public static boolean onBoard(int file, int row) {
    return file >= 1 && file <= 9 && row >= 0 && row <= 9;
  }

  /** The point on a file and a row. */
  public static Point point(Color mover, int file, int row) {
    return mover == Color.RED ? Point.of(9 - file, row) : Point.of(file - 1, 9 - row);
  }
}

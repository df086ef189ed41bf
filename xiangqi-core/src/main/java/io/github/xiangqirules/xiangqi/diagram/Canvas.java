package io.github.xiangqirules.xiangqi.diagram;

import io.github.xiangqirules.xiangqi.Point;

/**
 * Where things are in the SVG: the points are {@link #CELL} units apart, whatever size the picture
 * has on the page.
 *
 * @param view which side is at the bottom
 * @param margin from the edge to the outer lines
 */
record Canvas(BoardView view, int margin) {
  static final int CELL = 100;

  int width() {
    return 8 * CELL + 2 * margin;
  }

  int height() {
    return 9 * CELL + 2 * margin;
  }

  int x(int column) {
    return margin + CELL * column;
  }

  int y(int row) {
    return margin + CELL * row;
  }

  int x(Point point) {
    return x(view.column(point));
  }

  int y(Point point) {
    return y(view.row(point));
  }

  /**
   * Adds a corner beside a point to the data of a path.
   *
   * @param across -1 for left of the point, 1 for right of it
   * @param down -1 for above the point, 1 for below it
   * @param away how far the corner is from the point, across and down
   * @param length of its legs, which lead away from the point, or back when negative
   */
  static void corner(StringBuilder path, int x, int y, int across, int down, int away, int length) {
    int cornerX = x + across * away;
    int cornerY = y + down * away;
    path.append('M').append(cornerX + across * length).append(' ').append(cornerY);
    path.append('H').append(cornerX).append('V').append(cornerY + down * length);
  }
}

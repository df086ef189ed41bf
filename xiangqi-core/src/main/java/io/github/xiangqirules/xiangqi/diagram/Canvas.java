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
}

package io.github.xiangqirules.xiangqi.diagram;

import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.xiangqi.Point;

/** The board as it is drawn: columns 0 to 8 from the left, rows 0 to 9 from the top. */
record BoardView(boolean redBelow) {
  BoardView(Player bottom) {
    this(bottom == Player.FIRST);
  }

  int file(int column) {
    return redBelow ? column : 8 - column;
  }

  int rank(int row) {
    return redBelow ? 9 - row : row;
  }

  Point point(int column, int row) {
    return Point.of(file(column), rank(row));
  }

  int column(Point point) {
    return redBelow ? point.file() : 8 - point.file();
  }

  int row(Point point) {
    return redBelow ? 9 - point.rank() : point.rank();
  }
}

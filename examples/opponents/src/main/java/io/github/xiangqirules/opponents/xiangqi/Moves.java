package io.github.xiangqirules.opponents.xiangqi;

import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;

/** Moves as numbers, for tables: 90 times the starting point and the target. 0 is no move. */
final class Moves {
  /** No move. */
  static final int NONE = 0;

  private static final Point[] POINTS = Point.values();

  private Moves() {}

  static int code(XiangqiMove move) {
    return move.from().ordinal() * Pieces.POINTS + move.to().ordinal();
  }

  static XiangqiMove move(int code) {
    return XiangqiMove.of(POINTS[from(code)], POINTS[to(code)]);
  }

  static int from(int code) {
    return code / Pieces.POINTS;
  }

  static int to(int code) {
    return code % Pieces.POINTS;
  }
}

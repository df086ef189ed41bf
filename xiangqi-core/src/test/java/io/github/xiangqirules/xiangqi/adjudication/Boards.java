package io.github.xiangqirules.xiangqi.adjudication;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.board.Board;

/** The boards of positions. */
final class Boards {
  private Boards() {}

  /** With red to move, even if that is not so in the position. */
  static Board redToMove(XiangqiPosition position) {
    return new Board(
        point -> position.at(Point.values()[point]).map(Piece::ordinal).orElse(-1), Color.RED);
  }
}

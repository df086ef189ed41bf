package io.github.xiangqirules.xiangqi.record.tree;

import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.board.Board;

/** A position that can be played, on the packed board. */
record PackedStand(Board board) implements Stand {
  static PackedStand of(XiangqiSetup setup) {
    Point[] points = Point.values();
    return new PackedStand(
        new Board(
            point -> setup.at(points[point]).map(Piece::ordinal).orElse(-1), setup.sideToMove()));
  }

  @Override
  public int side() {
    return board.side();
  }

  @Override
  public int pieceAt(int point) {
    return board.pieceAt(point);
  }

  @Override
  public boolean isLegal(int from, int to) {
    return board.isLegal(from, to);
  }

  @Override
  public Stand play(int from, int to) {
    return new PackedStand(board.play(from, to));
  }
}

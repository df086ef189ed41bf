package io.github.xiangqirules.xiangqi.notation;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.file.MoveContext;

/** A position as the text of a move sees it. */
record Placed(XiangqiPosition position) implements MoveContext {
  private static final Point[] POINTS = Point.values();

  @Override
  public Color toMove() {
    return position.sideToMove();
  }

  @Override
  public int pieceAt(int point) {
    return position.at(POINTS[point]).map(Piece::ordinal).orElse(-1);
  }

  @Override
  public boolean isLegal(int from, int to) {
    return position.isLegal(XiangqiMove.of(POINTS[from], POINTS[to]));
  }
}

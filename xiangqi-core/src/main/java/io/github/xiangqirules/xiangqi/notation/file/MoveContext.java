package io.github.xiangqirules.xiangqi.notation.file;

import io.github.xiangqirules.api.Color;

/**
 * What the text of a move has to know of a board: where the men are, and which moves are legal.
 * Points are numbered as {@code Point.ordinal()}, pieces as {@code Piece.ordinal()}.
 */
public interface MoveContext {
  /** The colour to move. */
  Color toMove();

  /** The ordinal of the piece on a point; -1 when it is free. */
  int pieceAt(int point);

  /** Whether the side to move may go from one point to another. */
  boolean isLegal(int from, int to);
}

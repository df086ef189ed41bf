package io.github.xiangqirules.xiangqi;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import java.util.function.IntUnaryOperator;

/** The canonical FEN, written. {@link FenReader} reads it. */
final class Fen {
  static final String INITIAL =
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

  private static final Piece[] PIECES = Piece.values();

  private Fen() {}

  /** Writes a FEN; pieces are given as their ordinal by point, -1 for a free one. */
  static String write(IntUnaryOperator pieces, Color sideToMove, int quietPlies, int moveNumber) {
    StringBuilder fen = new StringBuilder(80);
    for (int rank = 9; rank >= 0; rank--) {
      writeRank(pieces, rank, fen);
      fen.append(rank > 0 ? '/' : ' ');
    }
    fen.append(sideToMove == Color.RED ? 'w' : 'b').append(" - - ");
    return fen.append(quietPlies).append(' ').append(moveNumber).toString();
  }

  private static void writeRank(IntUnaryOperator pieces, int rank, StringBuilder fen) {
    int free = 0;
    for (int file = 0; file < 9; file++) {
      int piece = pieces.applyAsInt(rank * 9 + file);
      if (piece < 0) {
        free++;
        continue;
      }
      if (free > 0) {
        fen.append(free);
        free = 0;
      }
      fen.append(PIECES[piece].letter());
    }
    if (free > 0) {
      fen.append(free);
    }
  }
}

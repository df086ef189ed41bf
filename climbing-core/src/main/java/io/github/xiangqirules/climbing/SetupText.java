package io.github.xiangqirules.climbing;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import java.util.Optional;

/** The letters of a set-up's text, and the text. */
final class SetupText {
  static final char FACE_DOWN = '?';
  static final char NOTHING = '-';
  static final char FILE_END = ',';
  static final char RANK_END = '/';
  static final char RED = 'r';
  static final char BLACK = 'b';

  private SetupText() {}

  static String write(ClimbingSetup setup) {
    StringBuilder text = new StringBuilder(128);
    for (int rank = Square.WIDTH - 1; rank >= 0; rank--) {
      for (int file = 0; file < Square.WIDTH; file++) {
        Square square = Square.of(file, rank);
        for (Optional<Piece> piece : setup.stack(square)) {
          text.append(piece.isPresent() ? piece.get().letter() : FACE_DOWN);
        }
        if (setup.stack(square).isEmpty()) {
          text.append(NOTHING);
        }
        if (file < Square.WIDTH - 1) {
          text.append(FILE_END);
        } else if (rank > 0) {
          text.append(RANK_END);
        }
      }
    }
    text.append(' ').append(side(setup.sideToMove())).append(' ');
    writeCaptured(setup, text);
    text.append(' ').append(setup.quietPlies()).append(' ').append(setup.ply());
    return text.toString();
  }

  private static char side(Optional<Color> side) {
    return side.isEmpty() ? NOTHING : side.get() == Color.RED ? RED : BLACK;
  }

  private static void writeCaptured(ClimbingSetup setup, StringBuilder text) {
    if (setup.capturedPieces().isEmpty()) {
      text.append(NOTHING);
    }
    for (Piece piece : Piece.values()) {
      for (int i = setup.capturedPieces().count(piece); i > 0; i--) {
        text.append(piece.letter());
      }
    }
  }
}

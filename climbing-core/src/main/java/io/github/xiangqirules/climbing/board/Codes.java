package io.github.xiangqirules.climbing.board;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What stands on one level of one square, as four bits: 0 nothing, 8 a face-down piece, else a
 * face-up piece with the colour in the highest bit (set for black) and the rank of its kind from 1,
 * the general, to 7, the soldier, in the others.
 */
public final class Codes {
  /** Nothing. */
  public static final int EMPTY = 0;

  /** A face-down piece. */
  public static final int FACE_DOWN = 8;

  private static final int BLACK = 8;
  private static final @Nullable Piece[] PIECES = new @Nullable Piece[16];

  static {
    for (Piece piece : Piece.values()) {
      PIECES[of(piece)] = piece;
    }
  }

  private Codes() {}

  /** The code of a face-up piece. */
  public static int of(Piece piece) {
    return (piece.color() == Color.BLACK ? BLACK : 0) | rank(piece.kind());
  }

  /** The code of a piece in a set-up, where empty is face-down. */
  public static int of(Optional<Piece> piece) {
    return piece.isPresent() ? of(piece.get()) : FACE_DOWN;
  }

  /** The piece of a code; null for none and for a face-down one. */
  public static @Nullable Piece piece(int code) {
    return PIECES[code];
  }

  /** The colour of a face-up piece. */
  public static Color color(int code) {
    return code < BLACK ? Color.RED : Color.BLACK;
  }

  /** The capture rank of a kind, from 1 for the general to 7 for the soldier. */
  public static int rank(PieceKind kind) {
    return kind.ordinal() + 1;
  }
}

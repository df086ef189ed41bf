package io.github.xiangqirules.climbing;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.climbing.board.Board;
import io.github.xiangqirules.climbing.board.Codes;
import io.github.xiangqirules.climbing.board.PieceCounts;
import io.github.xiangqirules.climbing.board.Squares;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The face-down pieces of a start, by square and level. That names a piece for the whole game: it
 * can neither move nor lose what lies under it while it is face-down.
 */
final class DealtPieces {
  /** What {@link #letters} are when nothing is face-down. */
  static final String NONE = "-";

  private final ImmutableList<Piece> pieces;
  private final byte[] codes = new byte[Squares.COUNT * Board.MAX_HEIGHT];

  private DealtPieces(ImmutableList<Piece> pieces) {
    this.pieces = pieces;
  }

  /** The pieces must be as many as are face-down in the start. */
  static DealtPieces of(ClimbingPosition start, List<Piece> pieces) {
    DealtPieces dealt = new DealtPieces(ImmutableList.copyOf(pieces));
    int next = 0;
    for (Square square : Square.values()) {
      for (int level = 1; level <= start.height(square); level++) {
        if (start.isFaceDown(square, level)) {
          dealt.codes[slot(square, level)] = (byte) Codes.of(pieces.get(next));
          next++;
        }
      }
    }
    return dealt;
  }

  private static int slot(Square square, int level) {
    return square.ordinal() * Board.MAX_HEIGHT + level - 1;
  }

  /** The code of the piece on top of a square, as dealt; {@link Codes#EMPTY} if none was. */
  int top(ClimbingPosition position, Square square) {
    return codes[slot(square, position.height(square))];
  }

  /**
   * What was dealt to the places that are face-down in a position, as {@link PieceCounts}. It
   * equals the unseen pieces exactly where the position may come from this deal.
   */
  long faceDownIn(ClimbingPosition position) {
    long counts = 0;
    for (Square square : Square.values()) {
      for (int level = 1; level <= position.height(square); level++) {
        if (position.isFaceDown(square, level)) {
          counts += PieceCounts.one(codes[slot(square, level)]);
        }
      }
    }
    return counts;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof DealtPieces that && Arrays.equals(codes, that.codes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(codes);
  }

  /** The letters of the pieces in order. */
  String letters() {
    if (pieces.isEmpty()) {
      return NONE;
    }
    StringBuilder letters = new StringBuilder(pieces.size());
    for (Piece piece : pieces) {
      letters.append(piece.letter());
    }
    return letters.toString();
  }
}

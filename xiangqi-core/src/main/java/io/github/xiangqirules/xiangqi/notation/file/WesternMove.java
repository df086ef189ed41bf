package io.github.xiangqirules.xiangqi.notation.file;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;

/**
 * A move written as in western chess, taken apart: the letter of the piece, if need be the file,
 * the rank or both where it stands, {@code x} if it takes, and the point where it goes. A soldier
 * needs no letter.
 *
 * @param kind what goes
 * @param fromFile from which file, 0 to 8; -1 if the text does not say
 * @param fromRank from which rank, 0 to 9; -1 if the text does not say
 * @param capture whether the text says that it takes something
 * @param to where it goes
 */
public record WesternMove(PieceKind kind, int fromFile, int fromRank, boolean capture, Point to) {
  private static final int UNKNOWN = -1;

  /**
   * Takes a text apart.
   *
   * @param base the number of red's back rank in the text, 0 or 1
   * @throws NotationException if it is not put together like a move
   */
  public static WesternMove parse(String text, int base) {
    TextCursor cursor = new TextCursor(text);
    PieceKind kind = kind(cursor);
    int file = optionalFile(cursor);
    int rank = optionalRank(cursor, base);
    boolean capture = cursor.skip('x');
    int toFile = optionalFile(cursor);
    boolean onlyTarget = toFile == UNKNOWN && !capture && file != UNKNOWN && rank != UNKNOWN;
    if (toFile == UNKNOWN && !onlyTarget) {
      throw cursor.problem("file", "expected a file from a to i");
    }
    Point to = onlyTarget ? Point.of(file, rank) : Point.of(toFile, cursor.rank(base));
    while (cursor.skip('+') || cursor.skip('#') || cursor.skip('!') || cursor.skip('?')) {
      // Marks of check and of praise do not change the move.
    }
    cursor.end();
    return onlyTarget
        ? new WesternMove(kind, UNKNOWN, UNKNOWN, false, to)
        : new WesternMove(kind, file, rank, capture, to);
  }

  /** Capital letters are kinds, small ones are files. */
  private static PieceKind kind(TextCursor cursor) {
    char letter = cursor.peek();
    char sign = letter >= 'A' && letter <= 'Z' ? Alphabet.sign(letter) : Alphabet.NONE;
    if (!Alphabet.isKind(sign)) {
      return PieceKind.SOLDIER;
    }
    cursor.next();
    return Alphabet.kind(sign);
  }

  private static int optionalFile(TextCursor cursor) {
    char c = cursor.peek();
    return c >= 'a' && c <= 'i' ? cursor.next() - 'a' : UNKNOWN;
  }

  private static int optionalRank(TextCursor cursor, int base) {
    char c = cursor.peek();
    return c >= '0' && c <= '9' ? cursor.rank(base) : UNKNOWN;
  }

  /** The legal moves that the text may mean. */
  public ImmutableList<XiangqiMove> meanings(MoveContext before) {
    if (capture && before.pieceAt(to.ordinal()) < 0) {
      return ImmutableList.of();
    }
    int piece = Piece.of(before.toMove(), kind).ordinal();
    ImmutableList.Builder<XiangqiMove> moves = ImmutableList.builder();
    for (Point from : Point.values()) {
      if (startsAt(from)
          && from != to
          && before.pieceAt(from.ordinal()) == piece
          && before.isLegal(from.ordinal(), to.ordinal())) {
        moves.add(XiangqiMove.of(from, to));
      }
    }
    return moves.build();
  }

  private boolean startsAt(Point point) {
    return (fromFile == UNKNOWN || fromFile == point.file())
        && (fromRank == UNKNOWN || fromRank == point.rank());
  }
}

package io.github.xiangqirules.xiangqi.notation;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.file.Alphabet;

/**
 * Moves written as in western chess: the letter of the piece, if need be the file, the rank or both
 * where it stands, {@code x} if it takes, and the point where it goes. A soldier needs no letter.
 *
 * @param base the number of red's back rank
 */
record Algebraic(String id, int base) implements MoveReader<XiangqiPosition, XiangqiMove> {
  private static final int UNKNOWN = -1;

  @Override
  public ImmutableList<XiangqiMove> read(XiangqiPosition before, String text) {
    Parts parts = parse(text);
    ImmutableList.Builder<XiangqiMove> moves = ImmutableList.builder();
    for (Point from : Point.values()) {
      if (parts.startsAt(from) && from != parts.to && isOfKind(before, from, parts.kind)) {
        XiangqiMove move = XiangqiMove.of(from, parts.to);
        boolean captureAsTold = !parts.capture || before.captured(move) != null;
        if (captureAsTold && before.isLegal(move)) {
          moves.add(move);
        }
      }
    }
    return moves.build();
  }

  private static boolean isOfKind(XiangqiPosition before, Point point, PieceKind kind) {
    return before.at(point).filter(piece -> piece.kind() == kind).isPresent();
  }

  private record Parts(PieceKind kind, int fromFile, int fromRank, boolean capture, Point to) {
    boolean startsAt(Point point) {
      return (fromFile == UNKNOWN || fromFile == point.file())
          && (fromRank == UNKNOWN || fromRank == point.rank());
    }
  }

  private Parts parse(String text) {
    TextCursor cursor = new TextCursor(text);
    PieceKind kind = kind(cursor);
    int file = optionalFile(cursor);
    int rank = optionalRank(cursor);
    boolean capture = cursor.skip('x');
    int toFile = optionalFile(cursor);
    boolean onlyTarget = toFile == UNKNOWN && !capture && file != UNKNOWN && rank != UNKNOWN;
    if (toFile == UNKNOWN && !onlyTarget) {
      throw cursor.problem("file", "a file from a to i is to stand here");
    }
    Point to = onlyTarget ? Point.of(file, rank) : Point.of(toFile, cursor.rank(base));
    while (cursor.skip('+') || cursor.skip('#') || cursor.skip('!') || cursor.skip('?')) {
      // Marks of check and of praise do not change the move.
    }
    cursor.end();
    return onlyTarget
        ? new Parts(kind, UNKNOWN, UNKNOWN, false, to)
        : new Parts(kind, file, rank, capture, to);
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

  private int optionalRank(TextCursor cursor) {
    char c = cursor.peek();
    return c >= '0' && c <= '9' ? cursor.rank(base) : UNKNOWN;
  }

  @Override
  public String toString() {
    return id;
  }
}

package io.github.xiangqirules.xiangqi.record.tree;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.board.Board;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Any placement at all, on a plain board. Every piece moves by its rule, wherever it stands; a side
 * without a general is never in check, one with several is when any is attacked. Slower than the
 * packed board, and only used where that one cannot hold the pieces.
 */
final class LooseStand implements Stand {
  private static final int FREE = -1;
  private static final int RED_GENERAL = Piece.RED_GENERAL.ordinal();
  private static final int BLACK_GENERAL = Piece.BLACK_GENERAL.ordinal();
  private static final PieceKind[] KINDS = PieceKind.values();

  private final byte[] pieces;
  private final int side;

  private LooseStand(byte[] pieces, int side) {
    this.pieces = pieces;
    this.side = side;
  }

  static LooseStand of(XiangqiSetup setup) {
    byte[] pieces = new byte[Board.POINTS];
    for (Point point : Point.values()) {
      pieces[point.ordinal()] = setup.at(point).map(Piece::ordinal).orElse(FREE).byteValue();
    }
    return new LooseStand(pieces, setup.sideToMove().ordinal());
  }

  @Override
  public int side() {
    return side;
  }

  @Override
  public int pieceAt(int point) {
    return pieces[point];
  }

  @Override
  public boolean isLegal(int from, int to) {
    int piece = pieces[from];
    return piece != FREE
        && colorOf(piece) == side
        && from != to
        && (pieces[to] == FREE || colorOf(pieces[to]) != side)
        && isMovement(from, to)
        && !play(from, to).attacksGeneral();
  }

  @Override
  public LooseStand play(int from, int to) {
    byte[] after = pieces.clone();
    after[to] = after[from];
    after[from] = FREE;
    return new LooseStand(after, side ^ 1);
  }

  /** Whether the side to move could take a general of the other, or faces it. */
  private boolean attacksGeneral() {
    int general = side == 0 ? BLACK_GENERAL : RED_GENERAL;
    for (int point = 0; point < Board.POINTS; point++) {
      if (pieces[point] == general && isAttacked(point)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAttacked(int point) {
    for (int from = 0; from < Board.POINTS; from++) {
      int piece = pieces[from];
      if (piece != FREE && colorOf(piece) == side) {
        boolean facing = kindOf(piece) == PieceKind.GENERAL && screens(from, point, false) == 0;
        if (facing || isMovement(from, point)) {
          return true;
        }
      }
    }
    return false;
  }

  private static int colorOf(int piece) {
    return piece / KINDS.length;
  }

  private static PieceKind kindOf(int piece) {
    return KINDS[piece % KINDS.length];
  }

  /** Whether the piece on a point goes to another, which is free or has an enemy on it. */
  private boolean isMovement(int from, int to) {
    int color = colorOf(pieces[from]);
    int files = Math.abs(to % 9 - from % 9);
    int ranks = Math.abs(to / 9 - from / 9);
    return switch (kindOf(pieces[from])) {
      case GENERAL -> files + ranks == 1 && inPalace(color, to);
      case ADVISOR -> files == 1 && ranks == 1 && inPalace(color, to);
      case ELEPHANT ->
          files == 2 && ranks == 2 && row(color, to) <= 4 && pieces[(from + to) / 2] == FREE;
      case HORSE -> files * ranks == 2 && pieces[leg(from, to)] == FREE;
      case CHARIOT -> screens(from, to, true) == 0;
      case CANNON -> screens(from, to, true) == (pieces[to] == FREE ? 0 : 1);
      case SOLDIER -> isSoldierStep(color, from, to, files);
    };
  }

  private static boolean isSoldierStep(int color, int from, int to, int files) {
    int forward = row(color, to) - row(color, from);
    return (files == 0 && forward == 1) || (files == 1 && forward == 0 && row(color, from) >= 5);
  }

  /** The point beside a horse on the longer side of its leap. */
  private static int leg(int from, int to) {
    int files = to % 9 - from % 9;
    int ranks = to / 9 - from / 9;
    return Math.abs(files) == 2 ? from + files / 2 : from + ranks / 2 * 9;
  }

  private static int row(int color, int point) {
    return color == 0 ? point / 9 : 9 - point / 9;
  }

  private static boolean inPalace(int color, int point) {
    return row(color, point) <= 2 && point % 9 >= 3 && point % 9 <= 5;
  }

  /** The number of pieces between two points of a file, or also of a rank; -1 if on none. */
  private int screens(int a, int b, boolean onRanks) {
    boolean sameFile = a % 9 == b % 9;
    if (!sameFile && !(onRanks && a / 9 == b / 9)) {
      return -1;
    }
    int step = sameFile ? 9 : 1;
    int count = 0;
    for (int point = Math.min(a, b) + step; point < Math.max(a, b); point += step) {
      count += pieces[point] == FREE ? 0 : 1;
    }
    return count;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LooseStand that
        && side == that.side
        && Arrays.equals(pieces, that.pieces);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(pieces) * 31 + side;
  }

  @Override
  public String toString() {
    return (side == 0 ? Color.RED : Color.BLACK) + " to move on a loose board";
  }
}

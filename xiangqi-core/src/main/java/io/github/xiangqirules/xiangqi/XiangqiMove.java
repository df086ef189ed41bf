package io.github.xiangqirules.xiangqi;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.board.Board;
import org.jspecify.annotations.Nullable;

/**
 * A move of xiangqi: from one point to another. Interned: there is one object for each pair of
 * points, so moves may be compared by identity.
 */
public final class XiangqiMove implements Move {
  private static final XiangqiMove[] MOVES = all();

  private final Point from;
  private final Point to;

  private XiangqiMove(Point from, Point to) {
    this.from = from;
    this.to = to;
  }

  private static XiangqiMove[] all() {
    XiangqiMove[] moves = new XiangqiMove[Board.POINTS * Board.POINTS];
    for (Point from : Point.values()) {
      for (Point to : Point.values()) {
        moves[from.ordinal() * Board.POINTS + to.ordinal()] = new XiangqiMove(from, to);
      }
    }
    return moves;
  }

  /**
   * The move from one point to another.
   *
   * @throws IllegalArgumentException if they are the same
   */
  public static XiangqiMove of(Point from, Point to) {
    if (from == to) {
      throw new IllegalArgumentException("a move from " + from.text() + " to itself");
    }
    return at(from.ordinal(), to.ordinal());
  }

  /**
   * Reads a move as {@link #text} writes it, such as {@code h2e2}.
   *
   * @throws NotationException if the text is no move
   */
  public static XiangqiMove parse(String text) {
    if (text.length() != 4) {
      throw problem(0, "a move is four characters long, such as h2e2");
    }
    int from = point(text, 0);
    int to = point(text, 2);
    if (from == to) {
      throw problem(2, "a move does not end where it starts");
    }
    return at(from, to);
  }

  private static int point(String text, int index) {
    int file = text.charAt(index) - 'a';
    int rank = text.charAt(index + 1) - '0';
    if (file < 0 || file > 8) {
      throw problem(index, "a file is a letter from a to i");
    }
    if (rank < 0 || rank > 9) {
      throw problem(index + 1, "a rank is a digit");
    }
    return rank * 9 + file;
  }

  private static NotationException problem(int index, String message) {
    return new NotationException(Problem.ofText("move", "move", index, message));
  }

  static XiangqiMove at(int from, int to) {
    return MOVES[from * Board.POINTS + to];
  }

  @Override
  public Point from() {
    return from;
  }

  @Override
  public Point to() {
    return to;
  }

  /** True: nothing in xiangqi is left to chance. */
  @Override
  public boolean isResult() {
    return true;
  }

  /** Null: nothing in xiangqi is hidden. */
  @Override
  public @Nullable Piece revealed() {
    return null;
  }

  @Override
  public String text() {
    return from.text() + to.text();
  }

  @Override
  public String toString() {
    return text();
  }
}

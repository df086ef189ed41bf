package io.github.xiangqirules.xiangqi;

import io.github.xiangqirules.api.Diagram;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Player;

/**
 * The board in letters, upper case for red. The last move is marked by brackets around the piece
 * that moved and parentheses around the point that it left, highlighted points by stars.
 */
final class TextDiagram implements Diagram<XiangqiPosition, XiangqiMove> {
  private static final String RIVER = "    ~~~~~~~~~~~~ river ~~~~~~~~~~~~\n";

  @Override
  public String text(XiangqiPosition position, Marks<XiangqiMove> marks) {
    boolean redBelow = marks.bottom() == Player.FIRST;
    StringBuilder board = new StringBuilder();
    files(board, redBelow);
    for (int row = 9; row >= 0; row--) {
      int rank = redBelow ? row : 9 - row;
      board.append(rank).append("  ");
      for (int column = 0; column < 9; column++) {
        point(position, marks, Point.of(redBelow ? column : 8 - column, rank), board);
      }
      board.append("  ").append(rank).append('\n');
      if (row == 5) {
        board.append(RIVER);
      }
    }
    files(board, redBelow);
    board.append(position.toMove() == Player.FIRST ? "red" : "black").append(" to move");
    if (position.inCheck()) {
      board.append(", in check");
    }
    return board.append('\n').toString();
  }

  private static void files(StringBuilder board, boolean redBelow) {
    board.append("   ");
    for (int column = 0; column < 9; column++) {
      board.append("  ").append((char) ('a' + (redBelow ? column : 8 - column))).append(' ');
    }
    board.setLength(board.length() - 1);
    board.append('\n');
  }

  private static void point(
      XiangqiPosition position, Marks<XiangqiMove> marks, Point point, StringBuilder board) {
    char left = ' ';
    char right = ' ';
    if (marks.lastMove().filter(move -> move.to() == point).isPresent()) {
      left = '[';
      right = ']';
    } else if (marks.lastMove().filter(move -> move.from() == point).isPresent()) {
      left = '(';
      right = ')';
    } else if (marks.places().contains(point)) {
      left = '*';
      right = '*';
    }
    board.append(' ').append(left);
    board.append(position.at(point).map(Piece::letter).orElse('.'));
    board.append(right);
  }
}

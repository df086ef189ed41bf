package io.github.xiangqirules.xiangqi.diagram;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;

/**
 * The board in lines of text, for a font of one width in which Chinese characters take two columns.
 */
final class TextBoard {
  private final Scene scene;
  private final Marks<XiangqiMove> marks;
  private final PieceStyle style;
  private final BoardView view;
  private final StringBuilder board = new StringBuilder();

  TextBoard(Scene scene, Marks<XiangqiMove> marks, PieceStyle style) {
    this.scene = scene;
    this.marks = marks;
    this.style = style;
    this.view = new BoardView(marks.bottom());
  }

  String draw() {
    files();
    for (int row = 0; row < 10; row++) {
      int rank = view.rank(row);
      board.append(rank).append("  ");
      for (int column = 0; column < 9; column++) {
        point(view.point(column, row));
      }
      board.append("  ").append(rank).append('\n');
      if (row == 4) {
        river();
      }
    }
    files();
    board.append(scene.sideToMove() == Color.RED ? "red" : "black").append(" to move");
    board.append(scene.checked().isPresent() ? ", in check\n" : "\n");
    for (XiangqiMove arrow : marks.arrows()) {
      board.append("arrow: ").append(arrow.text()).append('\n');
    }
    return board.toString();
  }

  private void files() {
    board.append("  ");
    for (int column = 0; column < 9; column++) {
      board.append("   ").append((char) ('a' + view.file(column)));
      board.append(style.isWide() && column < 8 ? " " : "");
    }
    board.append('\n');
  }

  private void river() {
    String water = "~".repeat(style.isWide() ? 16 : 12);
    board.append("    ").append(water).append(" river ").append(water).append('\n');
  }

  private void point(Point point) {
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
    String free = style.isWide() ? "＋" : ".";
    board.append(' ').append(left);
    board.append(scene.at(point).map(p -> String.valueOf(style.plain(p))).orElse(free));
    board.append(right);
  }
}

package io.github.xiangqirules.xiangqi.diagram;

import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;

/** What is shown beside the pieces: last move, check, highlighted points, arrows. */
final class SvgMarks {
  private static final String LAST_MOVE = "#1d5fc4";
  private static final String CHECK = "#e0201b";
  private static final String HIGHLIGHT = "#12805c";
  private static final String ARROW = "#12805c";

  private final Svg svg;
  private final Canvas canvas;
  private final XiangqiPosition position;
  private final Marks<XiangqiMove> marks;

  SvgMarks(Svg svg, Canvas canvas, XiangqiPosition position, Marks<XiangqiMove> marks) {
    this.svg = svg;
    this.canvas = canvas;
    this.position = position;
    this.marks = marks;
  }

  void belowPieces() {
    if (position.inCheck()) {
      Point general = position.general(position.sideToMove());
      svg.element(
          "circle",
          "class",
          "xq-check",
          "cx",
          canvas.x(general),
          "cy",
          canvas.y(general),
          "r",
          54,
          "fill",
          CHECK,
          "fill-opacity",
          0.85);
    }
  }

  void abovePieces() {
    marks.lastMove().ifPresent(this::lastMove);
    for (Point point : Point.values()) {
      if (marks.places().contains(point)) {
        highlight(point);
      }
    }
    for (XiangqiMove arrow : marks.arrows()) {
      arrow(arrow);
    }
  }

  private void lastMove(XiangqiMove move) {
    StringBuilder path = new StringBuilder();
    corners(path, move.from());
    corners(path, move.to());
    svg.element(
        "path",
        "class",
        "xq-last-move",
        "fill",
        "none",
        "stroke",
        LAST_MOVE,
        "stroke-width",
        6,
        "stroke-linecap",
        "round",
        "stroke-linejoin",
        "round",
        "d",
        path);
  }

  private void corners(StringBuilder path, Point point) {
    for (int across = -1; across <= 1; across += 2) {
      for (int down = -1; down <= 1; down += 2) {
        Corner.append(path, canvas.x(point), canvas.y(point), across, down, 46, -18);
      }
    }
  }

  private void highlight(Point point) {
    boolean free = position.at(point).isEmpty();
    svg.element(
        "circle",
        "class",
        "xq-highlight",
        "cx",
        canvas.x(point),
        "cy",
        canvas.y(point),
        "r",
        free ? 16 : 48,
        "fill",
        free ? HIGHLIGHT : "none",
        "stroke",
        free ? "#ffffff" : HIGHLIGHT,
        "stroke-width",
        free ? 3 : 7);
  }

  private void arrow(XiangqiMove move) {
    double startX = canvas.x(move.from());
    double startY = canvas.y(move.from());
    double length = Math.hypot(canvas.x(move.to()) - startX, canvas.y(move.to()) - startY);
    double alongX = (canvas.x(move.to()) - startX) / length;
    double alongY = (canvas.y(move.to()) - startY) / length;
    StringBuilder path = new StringBuilder();
    // A shaft and a head, walked around as one outline: how far along, how far to the side.
    double tip = length - 22;
    double neck = tip - 40;
    double[][] outline = {
      {24, 8}, {neck, 8}, {neck, 25}, {tip, 0}, {neck, -25}, {neck, -8}, {24, -8}
    };
    for (double[] corner : outline) {
      double x = startX + corner[0] * alongX - corner[1] * alongY;
      double y = startY + corner[0] * alongY + corner[1] * alongX;
      path.append(path.isEmpty() ? 'M' : 'L');
      path.append(Math.round(x)).append(' ').append(Math.round(y));
    }
    svg.element(
        "path",
        "class",
        "xq-arrow",
        "fill",
        ARROW,
        "fill-opacity",
        0.8,
        "stroke",
        "#ffffff",
        "stroke-opacity",
        0.7,
        "stroke-width",
        2,
        "stroke-linejoin",
        "round",
        "d",
        path + "Z");
  }
}

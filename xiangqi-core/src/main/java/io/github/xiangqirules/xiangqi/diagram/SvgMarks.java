package io.github.xiangqirules.xiangqi.diagram;

import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;

/** What is shown beside the pieces: last move, check, highlighted points, arrows. */
final class SvgMarks {
  private static final String CHECK = "class='xq-check' fill='#e0201b' fill-opacity='0.85'";
  private static final String LAST_MOVE =
      "class='xq-last-move' fill='none' stroke='#1d5fc4' stroke-width='6'"
          + " stroke-linecap='round' stroke-linejoin='round'";
  private static final String FREE_POINT =
      "class='xq-highlight' fill='#12805c' stroke='#ffffff' stroke-width='3'";
  private static final String TAKEN_POINT =
      "class='xq-highlight' fill='none' stroke='#12805c' stroke-width='7'";
  private static final String ARROW =
      "class='xq-arrow' fill='#12805c' fill-opacity='0.65'"
          + " stroke='#ffffff' stroke-opacity='0.7' stroke-width='2' stroke-linejoin='round'";

  /** Where an arrow starts and ends, from the middle of the two points; the length of its head. */
  private static final int ARROW_START = 24;

  private static final int ARROW_END = 22;
  private static final int ARROW_HEAD = 40;

  private final Svg svg;
  private final Canvas canvas;
  private final Scene scene;
  private final Marks<XiangqiMove> marks;

  SvgMarks(Svg svg, Canvas canvas, Scene scene, Marks<XiangqiMove> marks) {
    this.svg = svg;
    this.canvas = canvas;
    this.scene = scene;
    this.marks = marks;
  }

  void belowPieces() {
    scene
        .checked()
        .ifPresent(general -> svg.circle(canvas.x(general), canvas.y(general), 54, CHECK));
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
    corners(path, move.from(), 32);
    corners(path, move.to(), 46);
    svg.path(path, LAST_MOVE);
  }

  private void corners(StringBuilder path, Point point, int away) {
    for (int across = -1; across <= 1; across += 2) {
      for (int down = -1; down <= 1; down += 2) {
        Canvas.corner(path, canvas.x(point), canvas.y(point), across, down, away, -18);
      }
    }
  }

  private void highlight(Point point) {
    boolean free = scene.at(point).isEmpty();
    svg.circle(canvas.x(point), canvas.y(point), free ? 16 : 48, free ? FREE_POINT : TAKEN_POINT);
  }

  /** A shaft and a head, walked around as one outline. */
  private void arrow(XiangqiMove move) {
    int across = canvas.x(move.to()) - canvas.x(move.from());
    int down = canvas.y(move.to()) - canvas.y(move.from());
    double length = Math.hypot(across, down);
    double tip = length - ARROW_END;
    double neck = tip - ARROW_HEAD;
    double[] along = {ARROW_START, neck, neck, tip, neck, neck, ARROW_START};
    double[] aside = {8, 8, 25, 0, -25, -8, -8};
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < along.length; i++) {
      long x = Math.round((along[i] * across - aside[i] * down) / length);
      long y = Math.round((along[i] * down + aside[i] * across) / length);
      path.append(i == 0 ? 'M' : 'L').append(canvas.x(move.from()) + x);
      path.append(' ').append(canvas.y(move.from()) + y);
    }
    svg.path(path.append('Z'), ARROW);
  }
}

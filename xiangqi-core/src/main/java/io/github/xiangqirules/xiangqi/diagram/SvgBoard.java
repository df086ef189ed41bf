package io.github.xiangqirules.xiangqi.diagram;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;

/** The whole picture: the empty board, the pieces on it, and the marks below and above them. */
final class SvgBoard {
  private static final String ROOT =
      "xmlns='http://www.w3.org/2000/svg' class='xq-diagram' role='img'"
          + " font-weight='bold' text-anchor='middle'";
  private static final String RED = "class='xq-piece xq-red' fill='#b01c14' stroke='#b01c14'";
  private static final String BLACK = "class='xq-piece xq-black' fill='#1c1a18' stroke='#1c1a18'";
  private static final String SIDE = "class='xq-side' fill='#8a5d30' stroke='none'";
  private static final String FACE =
      "class='xq-face' fill='#fcf2dc' stroke='#8a5d30' stroke-width='2'";
  private static final String RING = "class='xq-ring' fill='none' stroke-width='2.5'";
  private static final String CHARACTER = "class='xq-character' stroke='none'";

  private static final int RADIUS = 44;
  private static final int CHINESE_SIZE = 60;
  private static final int LETTER_SIZE = 52;

  private final Svg svg = new Svg();
  private final Scene scene;
  private final DiagramOptions options;
  private final Canvas canvas;
  private final SvgMarks marks;

  SvgBoard(Scene scene, Marks<XiangqiMove> marks, DiagramOptions options) {
    this.scene = scene;
    this.options = options;
    int margin = options.svgCoordinates() == CoordinateStyle.NONE ? 64 : 104;
    canvas = new Canvas(new BoardView(marks.bottom()), margin);
    this.marks = new SvgMarks(svg, canvas, scene, marks);
  }

  String draw() {
    svg.open("svg", ROOT + size() + " font-family='" + Svg.escaped(options.svgFontFamily()) + "'");
    if (!options.svgTitle().isEmpty()) {
      svg.text("title", options.svgTitle());
    }
    svg.text("desc", scene.text());
    new SvgGrid(svg, canvas, options).draw();
    marks.belowPieces();
    scene.pieces().forEach(this::piece);
    marks.abovePieces();
    svg.close("svg");
    return svg.toString();
  }

  private String size() {
    int width = options.svgWidth();
    int height = Math.round((float) width * canvas.height() / canvas.width());
    return " viewBox='0 0 "
        + canvas.width()
        + " "
        + canvas.height()
        + "' width='"
        + width
        + "' height='"
        + height
        + "'";
  }

  private void piece(Point point, Piece piece) {
    int x = canvas.x(point);
    int y = canvas.y(point);
    svg.open("g", piece.color() == Color.RED ? RED : BLACK);
    svg.circle(x, y + 3, RADIUS, SIDE);
    svg.circle(x, y, RADIUS, FACE);
    svg.circle(x, y, RADIUS - 6, RING);
    PieceStyle style = options.svgPieces();
    int size = style == PieceStyle.LETTERS ? LETTER_SIZE : CHINESE_SIZE;
    svg.character(style.colored(piece), x, y, size, CHARACTER);
    svg.close("g");
  }
}

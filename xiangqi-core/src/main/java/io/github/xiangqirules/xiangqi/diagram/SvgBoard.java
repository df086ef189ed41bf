package io.github.xiangqirules.xiangqi.diagram;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;

/** The whole picture: the empty board, the pieces on it, and the marks below and above them. */
final class SvgBoard {
  private static final String RED = "#b01c14";
  private static final String BLACK = "#1c1a18";
  private static final String FACE = "#fcf2dc";
  private static final String SIDE = "#8a5d30";

  private static final int RADIUS = 44;
  private static final int CHARACTER = 58;
  private static final int LETTER = 52;

  private final Svg svg = new Svg();
  private final XiangqiPosition position;
  private final DiagramOptions options;
  private final Canvas canvas;
  private final SvgMarks marks;

  SvgBoard(XiangqiPosition position, Marks<XiangqiMove> marks, DiagramOptions options) {
    this.position = position;
    this.options = options;
    int margin = options.svgCoordinates() == CoordinateStyle.NONE ? 64 : 98;
    canvas = new Canvas(new BoardView(marks.bottom()), margin);
    this.marks = new SvgMarks(svg, canvas, position, marks);
  }

  String draw() {
    int width = options.svgWidth();
    svg.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "class",
        "xq-diagram",
        "viewBox",
        "0 0 " + canvas.width() + " " + canvas.height(),
        "width",
        width,
        "height",
        Math.round((float) width * canvas.height() / canvas.width()),
        "role",
        "img",
        "font-family",
        options.svgFontFamily(),
        "font-weight",
        "bold",
        "text-anchor",
        "middle");
    if (!options.svgTitle().isEmpty()) {
      svg.text("title", options.svgTitle());
    }
    svg.text("desc", position.text());
    new SvgGrid(svg, canvas, options).draw();
    marks.belowPieces();
    position.pieces().forEach(this::piece);
    marks.abovePieces();
    return svg.close("svg").toString();
  }

  private void piece(Point point, Piece piece) {
    boolean red = piece.color() == Color.RED;
    String ink = red ? RED : BLACK;
    int x = canvas.x(point);
    int y = canvas.y(point);
    int size = options.svgPieces() == PieceStyle.LETTERS ? LETTER : CHARACTER;
    svg.open("g", "class", red ? "xq-piece xq-red" : "xq-piece xq-black");
    svg.element("circle", "cx", x, "cy", y + 3, "r", RADIUS, "fill", SIDE);
    svg.element(
        "circle", "cx", x, "cy", y, "r", RADIUS, "fill", FACE, "stroke", SIDE, "stroke-width", 2);
    svg.element(
        "circle",
        "cx",
        x,
        "cy",
        y,
        "r",
        RADIUS - 6,
        "fill",
        "none",
        "stroke",
        ink,
        "stroke-width",
        2.5);
    String text = String.valueOf(options.svgPieces().colored(piece));
    svg.text("text", text, "x", x, "y", Glyphs.baseline(y, size), "font-size", size, "fill", ink);
    svg.close("g");
  }
}

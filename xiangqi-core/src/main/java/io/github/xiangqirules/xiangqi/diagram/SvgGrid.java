package io.github.xiangqirules.xiangqi.diagram;

/**
 * The empty board: panel, lines, palaces, river, the marks of cannons and soldiers, coordinates.
 */
final class SvgGrid {
  private static final String PANEL = "#eccb94";
  private static final String EDGE = "#a9743c";
  private static final String LINE = "#5f3d1f";

  /** Columns and rows where cannons and soldiers start; the board is the same from both sides. */
  private static final int[] CANNON_COLUMNS = {1, 7};

  private static final int[] CANNON_ROWS = {2, 7};
  private static final int[] SOLDIER_COLUMNS = {0, 2, 4, 6, 8};
  private static final int[] SOLDIER_ROWS = {3, 6};

  private static final String RED_FILES = "九八七六五四三二一";

  private final Svg svg;
  private final Canvas canvas;
  private final DiagramOptions options;

  SvgGrid(Svg svg, Canvas canvas, DiagramOptions options) {
    this.svg = svg;
    this.canvas = canvas;
    this.options = options;
  }

  void draw() {
    svg.element(
        "rect",
        "class",
        "xq-board",
        "x",
        2,
        "y",
        2,
        "width",
        canvas.width() - 4,
        "height",
        canvas.height() - 4,
        "rx",
        14,
        "fill",
        PANEL,
        "stroke",
        EDGE,
        "stroke-width",
        4);
    svg.open(
        "g",
        "class",
        "xq-lines",
        "fill",
        "none",
        "stroke",
        LINE,
        "stroke-width",
        3,
        "stroke-linecap",
        "round");
    frame();
    svg.element("path", "class", "xq-grid", "d", lines());
    svg.element("path", "class", "xq-starts", "stroke-width", 2.5, "d", starts());
    svg.close("g");
    river();
    coordinates();
  }

  /** The outer line, thicker and a little away from the board's own edge. */
  private void frame() {
    int gap = 12;
    svg.element(
        "rect",
        "class",
        "xq-frame",
        "x",
        canvas.x(0) - gap,
        "y",
        canvas.y(0) - gap,
        "width",
        8 * Canvas.CELL + 2 * gap,
        "height",
        9 * Canvas.CELL + 2 * gap,
        "stroke-width",
        6);
  }

  private String lines() {
    StringBuilder path = new StringBuilder();
    for (int row = 0; row < 10; row++) {
      line(path, 0, row, 8, row);
    }
    for (int column = 0; column < 9; column++) {
      boolean edge = column == 0 || column == 8;
      line(path, column, 0, column, edge ? 9 : 4);
      if (!edge) {
        line(path, column, 5, column, 9);
      }
    }
    for (int top = 0; top <= 7; top += 7) {
      line(path, 3, top, 5, top + 2);
      line(path, 5, top, 3, top + 2);
    }
    return path.toString();
  }

  private void line(StringBuilder path, int column1, int row1, int column2, int row2) {
    path.append('M').append(canvas.x(column1)).append(' ').append(canvas.y(row1));
    path.append('L').append(canvas.x(column2)).append(' ').append(canvas.y(row2));
  }

  private String starts() {
    StringBuilder path = new StringBuilder();
    for (int row : CANNON_ROWS) {
      for (int column : CANNON_COLUMNS) {
        start(path, column, row);
      }
    }
    for (int row : SOLDIER_ROWS) {
      for (int column : SOLDIER_COLUMNS) {
        start(path, column, row);
      }
    }
    return path.toString();
  }

  /** Four small corners around a point, those that are on the board. */
  private void start(StringBuilder path, int column, int row) {
    for (int across = -1; across <= 1; across += 2) {
      if (column + across < 0 || column + across > 8) {
        continue;
      }
      for (int down = -1; down <= 1; down += 2) {
        Corner.append(path, canvas.x(column), canvas.y(row), across, down, 9, 16);
      }
    }
  }

  private void river() {
    boolean simplified = options.svgPieces() == PieceStyle.SIMPLIFIED;
    int y = canvas.y(4) + Canvas.CELL / 2;
    svg.open(
        "g",
        "class",
        "xq-river",
        "fill",
        LINE,
        "fill-opacity",
        0.75,
        "font-size",
        56,
        "letter-spacing",
        36);
    label("楚河", canvas.x(2), y, 56);
    label(simplified ? "汉界" : "漢界", canvas.x(6), y, 56);
    svg.close("g");
  }

  private void coordinates() {
    CoordinateStyle style = options.svgCoordinates();
    if (style == CoordinateStyle.NONE) {
      return;
    }
    int size = 28;
    int away = 68;
    svg.open("g", "class", "xq-coordinates", "fill", LINE, "font-size", size);
    for (int column = 0; column < 9; column++) {
      label(file(column, false), canvas.x(column), canvas.y(0) - away, size);
      label(file(column, true), canvas.x(column), canvas.y(9) + away, size);
    }
    for (int row = 0; row < 10 && style == CoordinateStyle.LETTERS; row++) {
      String rank = Integer.toString(canvas.view().rank(row));
      label(rank, canvas.x(0) - away, canvas.y(row), size);
      label(rank, canvas.x(8) + away, canvas.y(row), size);
    }
    svg.close("g");
  }

  private String file(int column, boolean below) {
    int file = canvas.view().file(column);
    if (options.svgCoordinates() == CoordinateStyle.LETTERS) {
      return String.valueOf((char) ('a' + file));
    }
    boolean red = below == canvas.view().redBelow();
    return red ? String.valueOf(RED_FILES.charAt(file)) : Integer.toString(file + 1);
  }

  private void label(String text, int x, int y, int size) {
    svg.text("text", text, "x", x, "y", Glyphs.baseline(y, size));
  }
}

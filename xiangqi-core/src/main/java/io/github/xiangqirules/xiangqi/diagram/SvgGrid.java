package io.github.xiangqirules.xiangqi.diagram;

/**
 * The empty board: panel, lines, palaces, river, the marks of cannons and soldiers, coordinates.
 */
final class SvgGrid {
  private static final String PANEL =
      "class='xq-board' rx='14' fill='#eccb94' stroke='#a9743c' stroke-width='4'";
  private static final String LINES =
      "class='xq-lines' fill='none' stroke='#5f3d1f' stroke-width='3' stroke-linecap='round'";
  private static final String FRAME = "class='xq-frame' stroke-width='6'";
  private static final String GRID = "class='xq-grid'";
  private static final String STARTS = "class='xq-starts' stroke-width='2.5'";
  private static final String RIVER = "class='xq-river' fill='#5f3d1f' fill-opacity='0.75'";
  private static final String COORDINATES = "class='xq-coordinates' fill='#5f3d1f'";

  /** Columns and rows where cannons and soldiers start; the board is the same from both sides. */
  private static final int[] CANNON_COLUMNS = {1, 7};

  private static final int[] CANNON_ROWS = {2, 7};
  private static final int[] SOLDIER_COLUMNS = {0, 2, 4, 6, 8};
  private static final int[] SOLDIER_ROWS = {3, 6};

  private static final int RIVER_SIZE = 56;
  private static final int LABEL_SIZE = 28;
  private static final int LABEL_GAP = 73;

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
    svg.rectangle(2, 2, canvas.width() - 4, canvas.height() - 4, PANEL);
    svg.open("g", LINES);
    frame();
    svg.path(lines(), GRID);
    svg.path(starts(), STARTS);
    svg.close("g");
    river();
    coordinates();
  }

  /** The outer line, thicker and a little away from the board's own edge. */
  private void frame() {
    int gap = 12;
    int width = 8 * Canvas.CELL + 2 * gap;
    int height = 9 * Canvas.CELL + 2 * gap;
    svg.rectangle(canvas.x(0) - gap, canvas.y(0) - gap, width, height, FRAME);
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
        Canvas.corner(path, canvas.x(column), canvas.y(row), across, down, 9, 16);
      }
    }
  }

  private void river() {
    String banks = options.svgPieces() == PieceStyle.SIMPLIFIED ? "楚河汉界" : "楚河漢界";
    int y = canvas.y(4) + Canvas.CELL / 2;
    svg.open("g", RIVER);
    for (int i = 0; i < banks.length(); i++) {
      int column = i < 2 ? 1 + i : 3 + i;
      int x = canvas.x(column) + Canvas.CELL / 2;
      svg.character(banks.charAt(i), x, y, RIVER_SIZE, "");
    }
    svg.close("g");
  }

  private void coordinates() {
    CoordinateStyle style = options.svgCoordinates();
    if (style == CoordinateStyle.NONE) {
      return;
    }
    svg.open("g", COORDINATES);
    for (int column = 0; column < 9; column++) {
      coordinate(file(column, false), canvas.x(column), canvas.y(0) - LABEL_GAP);
      coordinate(file(column, true), canvas.x(column), canvas.y(9) + LABEL_GAP);
    }
    for (int row = 0; row < 10 && style == CoordinateStyle.LETTERS; row++) {
      char rank = (char) ('0' + canvas.view().rank(row));
      coordinate(rank, canvas.x(0) - LABEL_GAP, canvas.y(row));
      coordinate(rank, canvas.x(8) + LABEL_GAP, canvas.y(row));
    }
    svg.close("g");
  }

  private char file(int column, boolean below) {
    int file = canvas.view().file(column);
    if (options.svgCoordinates() == CoordinateStyle.LETTERS) {
      return (char) ('a' + file);
    }
    boolean red = below == canvas.view().redBelow();
    return red ? RED_FILES.charAt(file) : (char) ('1' + file);
  }

  private void coordinate(char c, int x, int y) {
    svg.character(c, x, y, LABEL_SIZE, "");
  }
}

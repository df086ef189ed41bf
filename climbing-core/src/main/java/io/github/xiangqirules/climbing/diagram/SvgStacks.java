package io.github.xiangqirules.climbing.diagram;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Place;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.Square;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One picture of the stacks. Squares are drawn from the back to the front, stacks from the bottom.
 */
final class SvgStacks {
  private static final int CELL = 200;
  private static final int MARGIN = 70;

  /** Room above the back row for a stack of three. */
  private static final int HEADROOM = 40;

  private static final int SIZE = 4 * CELL + 2 * MARGIN;

  /** A disc seen from the front: half its width, half its depth, its thickness. */
  private static final int ACROSS = 72;

  private static final int DEEP = 46;
  private static final int THICK = 32;

  private static final int FACE_SIZE = 74;
  private static final int RIM_SIZE = 27;

  private static final String FONTS =
      "\"Noto Serif CJK TC\", \"Source Han Serif TC\", \"Songti TC\", SimSun, serif";
  private static final String BOARD =
      "class='cx-board' fill='#f0d9a8' stroke='#8a5d30' stroke-width='4'";
  private static final String GRID =
      "class='cx-grid' fill='none' stroke='#8a5d30' stroke-width='3'";
  private static final String COORDINATES = "class='cx-coordinates' fill='#6b4420' font-size='32'";
  private static final String LAST_MOVE = "class='cx-last-move' fill='#1d5fc4' fill-opacity='0.28'";
  private static final String HIGHLIGHT = "class='cx-highlight' fill='#12805c' fill-opacity='0.35'";
  private static final String ARROW =
      "class='cx-arrow' fill='none' stroke='#12805c' stroke-width='14' stroke-opacity='0.75'"
          + " stroke-linecap='round' stroke-linejoin='round'";

  private final StringBuilder svg = new StringBuilder(16_384);
  private final ClimbingPosition position;
  private final Marks<ClimbingMove> marks;
  private final boolean letters;
  private final int width;

  SvgStacks(ClimbingPosition position, Marks<ClimbingMove> marks, boolean letters, int width) {
    this.position = position;
    this.marks = marks;
    this.letters = letters;
    this.width = width;
  }

  String draw() {
    int height = SIZE + HEADROOM;
    add(
        "<svg xmlns='http://www.w3.org/2000/svg' class='cx-diagram' role='img' viewBox='0 0 %d %d'"
            + " width='%d' height='%d' text-anchor='middle' font-weight='bold' font-family='%s'>",
        SIZE,
        height,
        width,
        Math.round((float) width * height / SIZE),
        FONTS.replace("\"", "&quot;"));
    add("<desc>%s</desc>", position.text());
    board();
    marks.lastMove().ifPresent(this::lastMove);
    for (Place place : marks.places()) {
      if (place instanceof Square square) {
        tint(square, HIGHLIGHT);
      }
    }
    for (int row = 3; row >= 0; row--) {
      for (int column = 0; column < 4; column++) {
        stack(square(column, row));
      }
    }
    marks.arrows().forEach(this::arrow);
    return svg.append("</svg>\n").toString();
  }

  private boolean turned() {
    return marks.bottom() == Player.SECOND;
  }

  /** The square in a column from the left and a row from the bottom. */
  private Square square(int column, int row) {
    return turned() ? Square.of(3 - column, 3 - row) : Square.of(column, row);
  }

  private int left(Square square) {
    return MARGIN + CELL * (turned() ? 3 - square.file() : square.file());
  }

  private int top(Square square) {
    return MARGIN + HEADROOM + CELL * (turned() ? square.rank() : 3 - square.rank());
  }

  private void board() {
    int up = MARGIN + HEADROOM;
    int edge = 4 * CELL;
    add(
        "<rect x='2' y='2' width='%d' height='%d' rx='18' %s/>",
        SIZE - 4, SIZE + HEADROOM - 4, BOARD);
    StringBuilder grid = new StringBuilder();
    for (int i = 0; i <= 4; i++) {
      grid.append(String.format(Locale.ROOT, "M%d %dh%d", MARGIN, up + i * CELL, edge));
      grid.append(String.format(Locale.ROOT, "M%d %dv%d", MARGIN + i * CELL, up, edge));
    }
    add("<path d='%s' %s/>", grid, GRID);
    for (int i = 0; i < 4; i++) {
      Square square = square(i, i);
      int middle = left(square) + CELL / 2;
      add(
          "<text x='%d' y='%d' %s>%s</text>",
          middle, up + edge + 48, COORDINATES, square.text().charAt(0));
      add(
          "<text x='%d' y='%d' %s>%s</text>",
          MARGIN / 2, top(square) + CELL / 2 + 11, COORDINATES, square.text().charAt(1));
    }
  }

  private void lastMove(ClimbingMove move) {
    tint(move.from(), LAST_MOVE);
    if (move.to() != move.from()) {
      tint(move.to(), LAST_MOVE);
    }
  }

  private void tint(Square square, String style) {
    add(
        "<rect x='%d' y='%d' width='%d' height='%d' %s/>",
        left(square), top(square), CELL, CELL, style);
  }

  private void stack(Square square) {
    int height = position.height(square);
    int x = left(square) + CELL / 2;
    int y = top(square) + CELL / 2 + 8;
    for (int level = 1; level <= height; level++) {
      disc(position.piece(square, level), x, y - level * THICK + THICK / 2, level == height);
    }
  }

  /** A disc whose face has its middle at that point; null is a face-down piece. */
  private void disc(@Nullable Piece piece, int x, int y, boolean top) {
    Look look = Look.of(piece);
    add("<g class='cx-piece %s' stroke='%s' stroke-width='2.5'>", look.style, look.ink);
    add(
        "<path d='M%d %dv%da%d %d 0 0 0 %d 0v-%d' fill='%s'/>",
        x - ACROSS, y, THICK, ACROSS, DEEP, 2 * ACROSS, THICK, look.rim);
    add("<ellipse cx='%d' cy='%d' rx='%d' ry='%d' fill='%s'/>", x, y, ACROSS, DEEP, look.face);
    if (piece != null) {
      mark(letters ? piece.kind().letter() : piece.character(), look.ink, x, y, top);
    }
    add("</g>");
  }

  /** The character on the rim and, on top of a stack, on the face, flattened as the face is. */
  private void mark(char mark, String ink, int x, int y, boolean top) {
    // The rim is seen in its full height only in front.
    int rim = y + DEEP + THICK / 2 + RIM_SIZE * 3 / 8;
    add(
        "<text x='%d' y='%d' font-size='%d' fill='%s' stroke='none'>%s</text>",
        x, rim, RIM_SIZE, ink, mark);
    if (top) {
      add("<ellipse cx='%d' cy='%d' rx='%d' ry='%d' fill='none'/>", x, y, ACROSS - 8, DEEP - 6);
      add(
          "<text transform='translate(%d %d) scale(1 .72)' font-size='%d' fill='%s'"
              + " stroke='none'>%s</text>",
          x, y + FACE_SIZE * 27 / 100, FACE_SIZE, ink, mark);
    }
  }

  /** The colours of a piece. */
  private enum Look {
    FACE_DOWN("cx-face-down", "#5d4a36", "#bfa27a", "#a98d68"),
    RED("cx-red", "#b01c14", "#fcf2dc", "#e8d2a6"),
    BLACK("cx-black", "#1c1a18", "#fcf2dc", "#e8d2a6");

    final String style;
    final String ink;
    final String face;
    final String rim;

    Look(String style, String ink, String face, String rim) {
      this.style = style;
      this.ink = ink;
      this.face = face;
      this.rim = rim;
    }

    static Look of(@Nullable Piece piece) {
      if (piece == null) {
        return FACE_DOWN;
      }
      return piece.color() == Color.RED ? RED : BLACK;
    }
  }

  /** A line from square to square with a head; a ring for a flip. */
  private void arrow(ClimbingMove move) {
    int fromX = left(move.from()) + CELL / 2;
    int fromY = top(move.from()) + CELL / 2;
    int toX = left(move.to()) + CELL / 2;
    int toY = top(move.to()) + CELL / 2;
    double length = Math.hypot(toX - fromX, toY - fromY);
    if (length == 0) {
      add("<circle cx='%d' cy='%d' r='%d' %s/>", toX, toY, ACROSS + 14, ARROW);
      return;
    }
    double along = (toX - fromX) / length;
    double down = (toY - fromY) / length;
    add(
        "<path d='M%d %dL%d %dM%.0f %.0fL%d %dL%.0f %.0f' %s/>",
        fromX,
        fromY,
        toX,
        toY,
        toX - 40 * along - 28 * down,
        toY - 40 * down + 28 * along,
        toX,
        toY,
        toX - 40 * along + 28 * down,
        toY - 40 * down - 28 * along,
        ARROW);
  }

  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}

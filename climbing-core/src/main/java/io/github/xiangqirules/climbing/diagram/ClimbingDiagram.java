package io.github.xiangqirules.climbing.diagram;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMultiset;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Diagram;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.Square;
import java.util.Optional;

/**
 * Draws the stacks as one sees them from the side: each square has three lines, level 3 above level
 * 1, so that the height, the top and everything under it can be read. A face-down piece is {@code
 * ?}. The squares of the last move have their top in {@code [ ]}, highlighted ones in {@code ( )}.
 * Below the board are the side to move, what has been captured, what is still face-down, and the
 * counters.
 *
 * <pre>
 *   +---+---+---+---+
 *   |   |   |   |   |
 * 4 | ? | ? | ? | ? |
 *   | ? | ? | ? | ? |
 *   +---+---+---+---+
 *   |   |   |   |   |
 * 3 | ? | ? | ? | ? |
 *   | ? | ? | ? | ? |
 *   +---+---+---+---+
 *   |   |[C]|   |   |
 * 2 | ? | P | ? | ? |
 *   | ? | ? | ? | ? |
 *   +---+---+---+---+
 *   |   |   |   |   |
 * 1 | ? |   | ? | ? |
 *   | ? |[k]| ? | ? |
 *   +---+---+---+---+
 *     a   b   c   d
 * </pre>
 *
 * <p>The SVG shows the same stacks as discs.
 */
public final class ClimbingDiagram implements Diagram<ClimbingPosition, ClimbingMove> {
  private static final int WIDTH = 4;
  private static final int LEVELS = 3;
  private static final String LINE = "  +---+---+---+---+\n";

  private final boolean letters;
  private final int width;

  /** SVG with characters on the pieces, 540 wide. */
  public static ClimbingDiagram standard() {
    return new ClimbingDiagram(false, 540);
  }

  private ClimbingDiagram(boolean letters, int width) {
    this.letters = letters;
    this.width = width;
  }

  /** This diagram with letters on the pieces of the SVG. */
  public ClimbingDiagram withLetters() {
    return new ClimbingDiagram(true, width);
  }

  /**
   * This diagram with another width of the SVG.
   *
   * @param pixels CSS pixels, 1 to 100,000; the height follows from it
   * @throws IllegalArgumentException if it is out of range
   */
  public ClimbingDiagram withWidth(int pixels) {
    checkArgument(pixels >= 1 && pixels <= 100_000, "a width of %s", pixels);
    return new ClimbingDiagram(letters, pixels);
  }

  /**
   * The board from above and a little from the front: each piece is a disc with its character on
   * the rim, so that a stack can be read from the bottom up, and the top piece shows it on its
   * face. A face-down piece has nothing on its rim. The parts have classes, such as {@code
   * cx-piece} and {@code cx-red}, for the style sheet of a page.
   */
  @Override
  public String svg(ClimbingPosition position, Marks<ClimbingMove> marks) {
    return new SvgStacks(position, marks, letters, width).draw();
  }

  @Override
  public String text(ClimbingPosition position, Marks<ClimbingMove> marks) {
    StringBuilder text = new StringBuilder(512).append(LINE);
    boolean turned = marks.bottom() == Player.SECOND;
    for (int row = WIDTH - 1; row >= 0; row--) {
      int rank = turned ? WIDTH - 1 - row : row;
      for (int level = LEVELS; level >= 1; level--) {
        // The rank's number is beside the middle of its three lines.
        text.append(level == 2 ? (char) ('1' + rank) : ' ').append(" |");
        for (int column = 0; column < WIDTH; column++) {
          int file = turned ? WIDTH - 1 - column : column;
          appendLevel(text, position, Square.of(file, rank), level, marks);
        }
        text.append('\n');
      }
      text.append(LINE);
    }
    text.append(turned ? "    d   c   b   a\n" : "    a   b   c   d\n");
    appendFacts(text, position, marks);
    return text.toString();
  }

  private static void appendLevel(
      StringBuilder text,
      ClimbingPosition position,
      Square square,
      int level,
      Marks<ClimbingMove> marks) {
    Piece piece = position.piece(square, level);
    char letter = piece != null ? piece.letter() : position.isFaceDown(square, level) ? '?' : ' ';
    boolean top = level == Math.max(1, position.height(square));
    if (top && isPartOf(marks.lastMove(), square)) {
      text.append('[').append(letter).append(']');
    } else if (top && marks.places().contains(square)) {
      text.append('(').append(letter).append(')');
    } else {
      text.append(' ').append(letter).append(' ');
    }
    text.append('|');
  }

  private static boolean isPartOf(Optional<ClimbingMove> move, Square square) {
    return move.isPresent() && (move.get().from() == square || move.get().to() == square);
  }

  private static void appendFacts(
      StringBuilder text, ClimbingPosition position, Marks<ClimbingMove> marks) {
    Color color = position.color(position.toMove());
    text.append("to move: ").append(position.toMove());
    text.append(color == null ? "" : " " + color).append('\n');
    marks.lastMove().map(Move::text).ifPresent(move -> appendFact(text, "last move", move));
    for (ClimbingMove arrow : marks.arrows()) {
      appendFact(text, "arrow", arrow.text());
    }
    appendFact(text, "captured", letters(position.capturedPieces()));
    appendFact(text, "face-down", letters(position.unseen()));
    appendFact(text, "quiet plies", "" + position.quietPlies());
    appendFact(text, "ply", "" + position.ply());
  }

  private static void appendFact(StringBuilder text, String name, String value) {
    text.append(name).append(": ").append(value).append('\n');
  }

  private static String letters(ImmutableMultiset<Piece> pieces) {
    StringBuilder letters = new StringBuilder(pieces.size());
    pieces.forEach(piece -> letters.append(piece.letter()));
    return letters.isEmpty() ? "-" : letters.toString();
  }
}

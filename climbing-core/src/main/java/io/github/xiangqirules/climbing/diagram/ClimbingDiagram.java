package io.github.xiangqirules.climbing.diagram;

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
 */
public final class ClimbingDiagram implements Diagram<ClimbingPosition, ClimbingMove> {
  private static final int WIDTH = 4;
  private static final int LEVELS = 3;
  private static final String LINE = "  +---+---+---+---+\n";

  /** For every position. */
  public ClimbingDiagram() {}

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

package io.github.xiangqirules.climbing;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import java.util.Optional;

/** Reads the text of a move. */
final class MoveText {
  private MoveText() {}

  static ClimbingMove read(String text) {
    Square from = square(text, 0);
    return switch (text.length() > 2 ? text.charAt(2) : ' ') {
      case '?' -> {
        checkEnd(text, 3);
        yield ClimbingMove.flip(from);
      }
      case '=' -> {
        Piece piece = piece(text, 3);
        checkEnd(text, 4);
        yield ClimbingMove.flip(from, piece);
      }
      case '-' -> ClimbingMove.step(from, target(text, from));
      case 'x' -> ClimbingMove.capture(from, target(text, from));
      default -> throw problem("move", 2, "after its first square a move has one of ? = - x");
    };
  }

  private static Square target(String text, Square from) {
    Square to = square(text, 3);
    checkEnd(text, 5);
    if (to == from) {
      throw problem("same-square", 3, "a step or capture goes to another square");
    }
    return to;
  }

  private static Square square(String text, int index) {
    int file = digit(text, index, 'a');
    int rank = digit(text, index + 1, '1');
    return Square.of(file, rank);
  }

  private static int digit(String text, int index, char first) {
    int digit = index < text.length() ? text.charAt(index) - first : -1;
    if (digit < 0 || digit >= Square.WIDTH) {
      throw problem("square", Math.min(index, text.length()), "a square is written a1 to d4");
    }
    return digit;
  }

  private static Piece piece(String text, int index) {
    return (index < text.length() ? Piece.ofLetter(text.charAt(index)) : Optional.<Piece>empty())
        .orElseThrow(() -> problem("piece", index, "a piece is one of KABRNCPkabrncp"));
  }

  private static void checkEnd(String text, int end) {
    if (text.length() != end) {
      throw problem("too-long", end, "the move ends before this");
    }
  }

  private static NotationException problem(String code, int index, String message) {
    return new NotationException(Problem.ofText(code, "move", index, message));
  }
}

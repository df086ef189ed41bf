package io.github.xiangqirules.climbing;

import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.climbing.ClimbingMove.Capture;
import io.github.xiangqirules.climbing.ClimbingMove.Flip;
import io.github.xiangqirules.climbing.ClimbingMove.Step;
import io.github.xiangqirules.climbing.board.Codes;
import io.github.xiangqirules.climbing.board.Squares;

/** All moves there are, each once: by their squares, and by their bits in the sets of choices. */
final class MoveTable {
  private static final int CODES = 16;
  private static final int BITS = 64;

  private static final Flip[] OPEN_FLIPS = new Flip[Squares.COUNT];
  private static final Flip[] FLIPS = new Flip[Squares.COUNT * CODES];
  private static final Step[] STEPS = new Step[Squares.COUNT * Squares.COUNT];
  private static final Capture[] CAPTURES = new Capture[Squares.COUNT * Squares.COUNT];
  private static final Step[] STEPS_BY_BIT = new Step[BITS];
  private static final Capture[] CAPTURES_BY_BIT = new Capture[3 * BITS];

  static {
    for (Square from : Square.values()) {
      fillFlips(from);
      for (Square to : Square.values()) {
        STEPS[index(from, to)] = new Step(from, to, bit(from, to, 1));
        CAPTURES[index(from, to)] =
            new Capture(from, to, bit(from, to, 1), bit(from, to, 2), bit(from, to, 3));
      }
    }
    for (int bit = 0; bit < BITS; bit++) {
      fillByBit(bit);
    }
  }

  private MoveTable() {}

  private static void fillFlips(Square square) {
    OPEN_FLIPS[square.ordinal()] = new Flip(square, null, Squares.only(square.ordinal()));
    for (Piece piece : Piece.values()) {
      FLIPS[square.ordinal() * CODES + Codes.of(piece)] =
          new Flip(square, piece, Squares.only(square.ordinal()));
    }
  }

  private static void fillByBit(int bit) {
    for (int distance = 1; distance <= 3; distance++) {
      int target = Squares.target(bit, distance);
      if (target >= 0) {
        int index = index(Square.at(Squares.of(bit)), Square.at(target));
        CAPTURES_BY_BIT[(distance - 1) * BITS + bit] = CAPTURES[index];
        if (distance == 1) {
          STEPS_BY_BIT[bit] = STEPS[index];
        }
      }
    }
  }

  private static int index(Square from, Square to) {
    return from.ordinal() * Squares.COUNT + to.ordinal();
  }

  /** The directed bit for going that far in a straight line; no bit if that does not lead there. */
  private static long bit(Square from, Square to, int distance) {
    for (int bit = Squares.shift(from.ordinal()); Squares.of(bit) == from.ordinal(); bit++) {
      if (Squares.target(bit, distance) == to.ordinal()) {
        return 1L << bit;
      }
    }
    return 0;
  }

  static Flip flip(Square square) {
    return OPEN_FLIPS[square.ordinal()];
  }

  static Flip flip(Square square, Piece revealed) {
    return flip(square.ordinal(), Codes.of(revealed));
  }

  static Flip flip(int square) {
    return OPEN_FLIPS[square];
  }

  static Flip flip(int square, int code) {
    return FLIPS[square * CODES + code];
  }

  static Step step(Square from, Square to) {
    return STEPS[index(from, to)];
  }

  static Capture capture(Square from, Square to) {
    return CAPTURES[index(from, to)];
  }

  /** The step of a bit. */
  static Step step(int bit) {
    return STEPS_BY_BIT[bit];
  }

  /** The capture of a bit, 1 to 3 squares away. */
  static Capture capture(int bit, int distance) {
    return CAPTURES_BY_BIT[(distance - 1) * BITS + bit];
  }
}

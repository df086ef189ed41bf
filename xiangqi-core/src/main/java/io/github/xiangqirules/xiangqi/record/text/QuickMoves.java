package io.github.xiangqirules.xiangqi.record.text;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.notation.file.Alphabet;
import io.github.xiangqirules.xiangqi.notation.file.Direction;
import io.github.xiangqirules.xiangqi.notation.file.Step;
import io.github.xiangqirules.xiangqi.notation.file.View;
import io.github.xiangqirules.xiangqi.record.tree.Stand;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads moves of four characters that need no rule of naming: a piece with its file, and the front
 * or rear one of a pair. Nearly all moves of a file are such, and they are read here many times as
 * fast as {@link io.github.xiangqirules.xiangqi.notation.Notations#any}, which has the last word on
 * all others. On a board that cannot be played this is all there is.
 */
final class QuickMoves {
  /** The text needs more than this class. */
  static final int UNKNOWN = -1;

  /** The text is a move, and not a legal one. */
  static final int ILLEGAL = -2;

  private static final int LENGTH = 4;
  private static final int KINDS = PieceKind.values().length;
  private static final Point[] POINTS = Point.values();
  private static final Direction[] DIRECTIONS = Direction.values();
  private static final Step[] STEPS = steps();

  private QuickMoves() {}

  private static Step[] steps() {
    Step[] steps = new Step[DIRECTIONS.length * 10];
    for (Direction direction : DIRECTIONS) {
      for (int argument = 1; argument <= 9; argument++) {
        steps[direction.ordinal() * 10 + argument] = new Step(direction, argument);
      }
    }
    return steps;
  }

  /** The start of a move that {@link #read} gave. */
  static int from(int move) {
    return move >> 7;
  }

  /** The end of it. */
  static int to(int move) {
    return move & 0x7f;
  }

  static int move(int from, int to) {
    return from << 7 | to;
  }

  /** The move, or {@link #UNKNOWN} or {@link #ILLEGAL}. */
  static int read(Stand stand, char[] text, int start, int end) {
    Step step = end - start == LENGTH ? step(text, start) : null;
    if (step == null) {
      return UNKNOWN;
    }
    char first = Alphabet.sign(text[start]);
    char second = Alphabet.sign(text[start + 1]);
    if (Alphabet.isKind(first) && Alphabet.isDigit(second)) {
      return onFile(stand, Alphabet.kind(first), second - '0', step);
    }
    char place = Alphabet.isKind(first) ? second : first;
    char kind = Alphabet.isKind(first) ? first : second;
    boolean front = place == 'f' || place == '+';
    if (!Alphabet.isKind(kind) || !(front || place == 'r' || place == '-')) {
      return UNKNOWN;
    }
    return ofPair(stand, Alphabet.kind(kind), front, step);
  }

  private static @Nullable Step step(char[] text, int start) {
    char number = Alphabet.sign(text[start + 3]);
    if (!Alphabet.isDigit(number)) {
      return null;
    }
    Direction direction =
        switch (Alphabet.sign(text[start + 2])) {
          case '^', '+' -> Direction.ADVANCE;
          case 'v', '-' -> Direction.RETREAT;
          case '>', '.' -> Direction.TRAVERSE;
          default -> null;
        };
    return direction == null ? null : STEPS[direction.ordinal() * 10 + number - '0'];
  }

  private static int onFile(Stand stand, PieceKind kind, int file, Step step) {
    int from = -1;
    for (int row = 0; row < 10; row++) {
      int point = View.point(stand.toMove(), file, row).ordinal();
      if (isMan(stand, kind, point)) {
        if (from >= 0) {
          return UNKNOWN;
        }
        from = point;
      }
    }
    return from < 0 ? ILLEGAL : step(stand, kind, from, step);
  }

  /** The front or the rear one, if all of the kind that share a file are two. */
  private static int ofPair(Stand stand, PieceKind kind, boolean front, Step step) {
    int rearMan = -1;
    int frontMan = -1;
    for (int file = 1; file <= 9; file++) {
      int before = -1;
      for (int row = 0; row < 10; row++) {
        int point = View.point(stand.toMove(), file, row).ordinal();
        if (isMan(stand, kind, point)) {
          if (before >= 0) {
            if (rearMan >= 0) {
              return UNKNOWN;
            }
            rearMan = before;
            frontMan = point;
          }
          before = point;
        }
      }
    }
    return rearMan < 0 ? UNKNOWN : step(stand, kind, front ? frontMan : rearMan, step);
  }

  private static boolean isMan(Stand stand, PieceKind kind, int point) {
    return stand.pieceAt(point) == stand.side() * KINDS + kind.ordinal();
  }

  private static int step(Stand stand, PieceKind kind, int from, Step step) {
    Color mover = stand.toMove();
    Optional<Point> to = step.target(kind, mover, POINTS[from]);
    return to.isPresent() && stand.isLegal(from, to.get().ordinal())
        ? move(from, to.get().ordinal())
        : ILLEGAL;
  }
}

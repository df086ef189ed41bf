package io.github.xiangqirules.opponents.climbing;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.climbing.ClimbingCaptureTable;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.Square;

/**
 * What a position is worth to the side to move, without looking ahead.
 *
 * <p>A piece is worth more the more enemy pieces it takes and the fewer take it, of those that are
 * left, face-down ones included: the bag is known. So a general gains when the enemy's soldiers are
 * gone. These values are found once for each move that is to be chosen.
 */
final class Evaluation {
  /** More than any sum of values. A win is worth this less the plies until then. */
  static final int WIN = 30_000;

  private static final int PIECE = 60;
  private static final int TAKES = 12;
  private static final int JUMPS = 7;
  private static final int TAKEN = 6;
  private static final int LEAST = 20;

  /** The share of its value that a piece loses under its own side's piece or the enemy's. */
  private static final int COVERED_BY_OWN = 12;

  private static final int COVERED_BY_ENEMY = 3;

  private static final int MOBILITY = 2;
  private static final int PURSUIT = 3;
  private static final int FAR = 8;
  private static final int FEW_PAIRS = 30;

  private static final Square[] SQUARES = Square.values();
  private static final PieceKind[] KINDS = PieceKind.values();
  private static final Piece[] PIECES = Piece.values();
  private static final Color[] COLORS = Color.values();

  private final ClimbingCaptureTable table = ClimbingCaptureTable.INSTANCE;
  private final int[] values = new int[PIECES.length];
  private final Square[] ownTops = new Square[SQUARES.length];
  private final Square[] enemyTops = new Square[SQUARES.length];

  private final int redBalance;

  Evaluation(ClimbingPosition root) {
    int[] left = left(root);
    for (Color color : COLORS) {
      for (PieceKind kind : KINDS) {
        values[Piece.of(color, kind).ordinal()] = value(kind, color.opponent(), left);
      }
    }
    int balance = 0;
    for (Piece piece : PIECES) {
      int worth = left[piece.ordinal()] * value(piece);
      balance += piece.color() == Color.RED ? worth : -worth;
    }
    redBalance = balance;
  }

  /** The values of all pieces that are left, those of a side less those of the other. */
  int balance(Color side) {
    return side == Color.RED ? redBalance : -redBalance;
  }

  /** How many of each piece are still in the game, seen or not. */
  private static int[] left(ClimbingPosition position) {
    int[] left = new int[PIECES.length];
    position.unseen().forEachEntry((piece, count) -> left[piece.ordinal()] += count);
    for (Square square : SQUARES) {
      for (int level = 1; level <= position.height(square); level++) {
        Piece piece = position.piece(square, level);
        if (piece != null) {
          left[piece.ordinal()]++;
        }
      }
    }
    return left;
  }

  private int value(PieceKind kind, Color enemy, int[] left) {
    int value = PIECE;
    int gain = table.byJumping(kind) ? JUMPS : TAKES;
    for (PieceKind other : KINDS) {
      int count = left[Piece.of(enemy, other).ordinal()];
      value += table.takes(kind, other) ? gain * count : 0;
      value -= table.takes(other, kind) ? TAKEN * count : 0;
    }
    return Math.max(value, LEAST);
  }

  int value(Piece piece) {
    return values[piece.ordinal()];
  }

  /**
   * The worth to the side to move.
   *
   * @param balance the values of its pieces that are left less those of the enemy's, face-down ones
   *     included
   */
  int of(ClimbingPosition position, int balance) {
    Color side = position.color(position.toMove());
    int sum = balance + MOBILITY * position.legalMoveCount();
    int own = 0;
    int enemies = 0;
    for (Square square : SQUARES) {
      int height = position.height(square);
      Piece top = height == 0 ? null : position.piece(square, height);
      if (top != null) {
        if (top.color() == side) {
          ownTops[own++] = square;
        } else {
          enemyTops[enemies++] = square;
        }
        for (int level = height - 1; level >= 1; level--) {
          Piece beneath = position.piece(square, level);
          if (beneath != null) {
            int lost = lostUnder(beneath, top.color());
            sum += beneath.color() == side ? -lost : lost;
          }
        }
      }
    }
    if (own * enemies <= FEW_PAIRS) {
      sum += PURSUIT * pursuit(position, ownTops, own, enemyTops, enemies);
      sum -= PURSUIT * pursuit(position, enemyTops, enemies, ownTops, own);
    }
    return sum;
  }

  private int lostUnder(Piece piece, Color by) {
    return value(piece) / (piece.color() == by ? COVERED_BY_OWN : COVERED_BY_ENEMY);
  }

  /**
   * How near the hunters are to pieces that they could take, so that a won game comes to an end.
   */
  private int pursuit(
      ClimbingPosition position, Square[] hunters, int hunting, Square[] prey, int hunted) {
    int sum = 0;
    for (int i = 0; i < hunted; i++) {
      int nearest = FAR;
      for (int j = 0; j < hunting; j++) {
        if (takes(position, hunters[j], prey[i])) {
          nearest = Math.min(nearest, distance(position, hunters[j], prey[i]));
        }
      }
      sum += FAR - nearest;
    }
    return sum;
  }

  private boolean takes(ClimbingPosition position, Square hunter, Square prey) {
    Piece attacker = position.piece(hunter, position.height(hunter));
    Piece victim = position.piece(prey, position.height(prey));
    return attacker != null
        && victim != null
        && !table.byJumping(attacker.kind())
        && table.takes(attacker.kind(), victim.kind());
  }

  private static int distance(ClimbingPosition position, Square a, Square b) {
    return Math.abs(a.file() - b.file())
        + Math.abs(a.rank() - b.rank())
        + Math.abs(position.height(a) - position.height(b));
  }
}

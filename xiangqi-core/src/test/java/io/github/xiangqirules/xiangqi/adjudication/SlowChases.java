package io.github.xiangqirules.xiangqi.adjudication;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The chase pairs of the computer and the federations' books once more, by definition: every piece
 * against every piece on a list of points, with a new board for every question.
 */
final class SlowChases {
  private final List<@Nullable Piece> points;
  private final Color chaser;

  SlowChases(List<@Nullable Piece> points, Color chaser) {
    this.points = points;
    this.chaser = chaser;
  }

  Set<String> pairs() {
    Set<String> pairs = new TreeSet<>();
    for (int from = 0; from < points.size(); from++) {
      for (int to = 0; to < points.size(); to++) {
        if (isChase(from, to)) {
          pairs.add(from + "x" + to);
        }
      }
    }
    return pairs;
  }

  private boolean isChase(int from, int to) {
    Piece attacker = points.get(from);
    Piece victim = points.get(to);
    if (attacker == null
        || victim == null
        || attacker.color() != chaser
        || victim.color() == chaser
        || attacker.kind() == PieceKind.GENERAL
        || attacker.kind() == PieceKind.SOLDIER
        || victim.kind() == PieceKind.GENERAL
        || (victim.kind() == PieceKind.SOLDIER && isAtHome(victim.color(), to))
        || !canTake(points, from, to)) {
      return false;
    }
    if (value(victim) > value(attacker)) {
      return true;
    }
    List<@Nullable Piece> after = after(points, from, to);
    for (int friend = 0; friend < points.size(); friend++) {
      Piece piece = after.get(friend);
      if (piece != null && piece.color() == victim.color() && canTake(after, friend, to)) {
        return false;
      }
    }
    return attacker.kind() != victim.kind() || !canTake(points, to, from);
  }

  private static boolean isAtHome(Color color, int point) {
    return point / 9 < 5 == (color == Color.RED);
  }

  private static int value(Piece piece) {
    return switch (piece.kind()) {
      case CHARIOT -> 8;
      case HORSE, CANNON -> 4;
      default -> 2;
    };
  }

  /** Whether a piece attacks the other and does not expose its own general by taking it. */
  private static boolean canTake(List<@Nullable Piece> points, int from, int to) {
    Color mover = Color.values()[board(points, Color.RED).pieceAt(from) / 7];
    return board(points, mover).attacks(from, to)
        && !isGeneralAttacked(after(points, from, to), mover);
  }

  private static boolean isGeneralAttacked(List<@Nullable Piece> points, Color color) {
    Board board = board(points, color);
    int general = points.indexOf(Piece.of(color, PieceKind.GENERAL));
    for (int from = 0; from < points.size(); from++) {
      Piece piece = points.get(from);
      if (piece != null && piece.color() != color && board.attacks(from, general)) {
        return true;
      }
    }
    return false;
  }

  /** The points as a board with a colour to move. */
  static Board board(List<@Nullable Piece> points, Color toMove) {
    return new Board(
        point -> {
          Piece piece = points.get(point);
          return piece == null ? -1 : piece.ordinal();
        },
        toMove);
  }

  private static List<@Nullable Piece> after(List<@Nullable Piece> points, int from, int to) {
    List<@Nullable Piece> after = new ArrayList<>(points);
    after.set(to, after.set(from, null));
    return after;
  }
}

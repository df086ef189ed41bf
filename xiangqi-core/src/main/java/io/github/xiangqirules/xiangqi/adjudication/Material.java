package io.github.xiangqirules.xiangqi.adjudication;

import io.github.xiangqirules.xiangqi.board.Board;
import io.github.xiangqirules.xiangqi.board.Kind;

/** When too few pieces are left to win. */
public enum Material {
  /** Neither side has a chariot, horse, cannon or soldier. */
  NO_ATTACKERS {
    @Override
    public boolean isDraw(Board board) {
      return !board.hasAttackers();
    }
  },

  /**
   * No soldiers, and no attacker or a cannon a side at most, as far as a lone cannon lacks the own
   * advisor or elephant that it needs for a screen. Some of these draw only when the player to move
   * has no mate in one.
   */
  LONE_CANNONS {
    @Override
    public boolean isDraw(Board board) {
      if (!board.hasAttackers()) {
        return true;
      }
      int red = board.pieces(0, Kind.CANNON);
      int black = board.pieces(1, Kind.CANNON);
      if (red > 1 || black > 1 || hasOtherAttackers(board, 0) || hasOtherAttackers(board, 1)) {
        return false;
      }
      return red + black == 2 ? isDrawOfTwo(board) : isDrawOfOne(board, red == 1 ? 0 : 1);
    }
  };

  /** Whether a position that has no mate is drawn. */
  public abstract boolean isDraw(Board board);

  private static boolean hasOtherAttackers(Board board, int side) {
    return board.pieces(side, Kind.CHARIOT) > 0
        || board.pieces(side, Kind.HORSE) > 0
        || board.pieces(side, Kind.SOLDIER) > 0;
  }

  private static boolean isDrawOfTwo(Board board) {
    if (board.pieces(0, Kind.ADVISOR) + board.pieces(1, Kind.ADVISOR) > 0) {
      return false;
    }
    return board.pieces(0, Kind.ELEPHANT) + board.pieces(1, Kind.ELEPHANT) == 0
        || !Mates.inOne(board);
  }

  private static boolean isDrawOfOne(Board board, int side) {
    if (board.pieces(side, Kind.ADVISOR) > 0) {
      return false;
    }
    boolean elephant = board.pieces(side, Kind.ELEPHANT) > 0;
    return switch (board.pieces(side ^ 1, Kind.ADVISOR)) {
      case 0 -> true;
      case 1 -> !elephant || !Mates.inOne(board);
      default -> !elephant && !Mates.inOne(board);
    };
  }
}

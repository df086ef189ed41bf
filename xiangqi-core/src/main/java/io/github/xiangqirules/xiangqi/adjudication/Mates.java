package io.github.xiangqirules.xiangqi.adjudication;

import io.github.xiangqirules.xiangqi.board.Board;

/** Looks one move ahead. */
final class Mates {
  private Mates() {}

  /** Whether the mover has a move that leaves the other side without one. */
  static boolean inOne(Board board) {
    return find(board, false);
  }

  /** The same by a check. */
  static boolean inOneByCheck(Board board) {
    return find(board, true);
  }

  private static boolean find(Board board, boolean byCheck) {
    int[] moves = new int[Board.MAX_MOVES];
    int count = board.moves(moves);
    for (int i = 0; i < count; i++) {
      Board next = board.play(moves[i]);
      if ((!byCheck || next.inCheck()) && next.count() == 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the mover can give check. */
  static boolean canCheck(Board board) {
    int[] moves = new int[Board.MAX_MOVES];
    int count = board.moves(moves);
    for (int i = 0; i < count; i++) {
      if (board.play(moves[i]).inCheck()) {
        return true;
      }
    }
    return false;
  }
}

package io.github.xiangqirules.opponents.xiangqi;

import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;

/** The moves of one position with their ranks, given out from the best down. One for each ply. */
final class MoveList {
  final XiangqiMove[] moves = new XiangqiMove[XiangqiPosition.MAX_MOVES];
  final int[] codes = new int[XiangqiPosition.MAX_MOVES];
  final int[] ranks = new int[XiangqiPosition.MAX_MOVES];
  int size;
  private int next;

  void legal(XiangqiPosition position) {
    take(position.legalMoves(moves));
  }

  void captures(XiangqiPosition position) {
    take(position.captures(moves));
  }

  private void take(int count) {
    size = count;
    next = 0;
    for (int i = 0; i < count; i++) {
      codes[i] = Moves.code(moves[i]);
    }
  }

  /** The index of the best move not given out yet; -1 when there is none. */
  int next() {
    if (next == size) {
      return -1;
    }
    int best = next;
    for (int i = next + 1; i < size; i++) {
      if (ranks[i] > ranks[best]) {
        best = i;
      }
    }
    swap(next, best);
    return next++;
  }

  private void swap(int a, int b) {
    if (a == b) {
      return;
    }
    XiangqiMove move = moves[a];
    moves[a] = moves[b];
    moves[b] = move;
    int code = codes[a];
    codes[a] = codes[b];
    codes[b] = code;
    int rank = ranks[a];
    ranks[a] = ranks[b];
    ranks[b] = rank;
  }
}

package io.github.xiangqirules.opponents.xiangqi;

import io.github.xiangqirules.xiangqi.XiangqiPosition;

/** What a search knows at one ply of its line while it tries the moves there. */
final class Frame {
  /** The value that the side to move has for certain. */
  int alpha;

  /** The value that the other side does not allow. */
  int beta;

  /** The plies to look ahead. */
  int depth;

  /** Whether alpha and beta leave room for an exact value. */
  boolean open;

  /** Whether the side to move is in check. */
  boolean inCheck;

  /** The value without looking ahead; in check that of two plies ago. */
  int estimate;

  /** Whether the estimate is better than two plies ago. */
  boolean improving;

  int best;
  int bestMove;
  int played;

  private final int[] quiets = new int[XiangqiPosition.MAX_MOVES];
  private int quietCount;

  void enter(int from, int to, int plies, boolean checked) {
    alpha = from;
    beta = to;
    depth = plies;
    open = to - from > 1;
    inCheck = checked;
    bestMove = Moves.NONE;
    played = 0;
    quietCount = 0;
  }

  /** The bound that the best value is once all moves that matter were tried. */
  int bound(int alphaBefore) {
    if (best >= beta) {
      return TranspositionTable.LOWER;
    }
    return best > alphaBefore ? TranspositionTable.EXACT : TranspositionTable.UPPER;
  }

  /** Notes that a quiet move did not refute, as the place for {@link Experience}. */
  void addQuiet(int place) {
    quiets[quietCount++] = place;
  }

  int quietCount() {
    return quietCount;
  }

  int quiet(int index) {
    return quiets[index];
  }
}

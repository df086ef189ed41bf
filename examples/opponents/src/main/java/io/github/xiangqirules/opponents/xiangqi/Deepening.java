package io.github.xiangqirules.opponents.xiangqi;

import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Progress;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.util.random.RandomGenerator;

/**
 * Searches the moves of a game's position deeper and deeper, each time in the order in which they
 * did best the time before, until the effort is spent.
 */
final class Deepening {
  private static final int FIRST_WINDOW = 25;
  private static final int WINDOW_FROM = 5;

  private final State state;
  private final Search search;
  private final Listener<XiangqiMove> listener;
  private final XiangqiMove[] moves;
  private final int[] whims;

  Deepening(
      State state,
      Listener<XiangqiMove> listener,
      XiangqiPosition position,
      Level level,
      RandomGenerator random) {
    this.state = state;
    this.listener = listener;
    search = new Search(state);
    moves = position.legalMoves().toArray(XiangqiMove[]::new);
    whims = new int[moves.length];
    for (int i = 0; i < whims.length && level.whim() > 0; i++) {
      whims[i] = random.nextInt(level.whim() + 1);
    }
  }

  /** The move to play. */
  XiangqiMove choose(int maxDepth) {
    int value = 0;
    for (int depth = 1; depth <= maxDepth; depth++) {
      search.beginIteration(depth);
      value = aspire(depth, value);
      state.effort.look();
      if (state.effort.isSpent() || isSettled(value, depth)) {
        break;
      }
    }
    return moves[0];
  }

  /** Whether a deeper search cannot find a faster mate, or there is nothing to choose. */
  private boolean isSettled(int value, int depth) {
    return moves.length == 1
        ? depth >= WINDOW_FROM
        : Values.isMate(value) && Values.MATE - Math.abs(value) + 2 <= depth;
  }

  /** Searches with a narrow window around the value before, and wider ones when it fails. */
  private int aspire(int depth, int before) {
    int width = FIRST_WINDOW;
    boolean narrow = depth >= WINDOW_FROM && !Values.isForced(before);
    int alpha = narrow ? before - width : -Values.INFINITE;
    int beta = narrow ? before + width : Values.INFINITE;
    while (true) {
      int value = root(alpha, beta, depth);
      if (state.effort.isSpent()) {
        return before;
      }
      if (value > alpha && value < beta) {
        report(depth, value);
        return value;
      }
      width *= 3;
      if (value <= alpha) {
        alpha = width > 1000 ? -Values.INFINITE : value - width;
      } else {
        beta = width > 1000 ? Values.INFINITE : value + width;
      }
    }
  }

  private int root(int alphaBefore, int beta, int depth) {
    int alpha = alphaBefore;
    int best = -Values.INFINITE;
    state.variation.clear(0);
    for (int i = 0; i < moves.length; i++) {
      int code = Moves.code(moves[i]);
      state.path.play(moves[i], code);
      int value = one(i, alpha - whims[i], beta - whims[i], depth) + whims[i];
      state.path.takeBack();
      if (state.effort.isSpent()) {
        break;
      }
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          state.variation.extend(0, code);
          toFront(i);
          if (value >= beta) {
            break;
          }
        }
      }
    }
    return best;
  }

  private int one(int index, int alpha, int beta, int depth) {
    if (index == 0) {
      return -search.search(-beta, -alpha, depth - 1, true);
    }
    int less =
        depth >= 3 && index >= 4 && !state.path.tookLast() && !state.path.position().inCheck()
            ? Math.min(depth - 2, Math.max(0, Search.reduction(depth, index) - 1))
            : 0;
    int value = -search.search(-alpha - 1, -alpha, depth - 1 - less, true);
    if (value > alpha && less > 0) {
      value = -search.search(-alpha - 1, -alpha, depth - 1, true);
    }
    return value > alpha && value < beta ? -search.search(-beta, -alpha, depth - 1, true) : value;
  }

  private void toFront(int index) {
    XiangqiMove move = moves[index];
    int whim = whims[index];
    System.arraycopy(moves, 0, moves, 1, index);
    System.arraycopy(whims, 0, whims, 1, index);
    moves[0] = move;
    whims[0] = whim;
  }

  private void report(int depth, int value) {
    listener.progress(
        new Progress<>(
            depth,
            Values.score(value),
            state.variation.line(),
            state.effort.nodes(),
            state.effort.time()));
  }
}

package io.github.xiangqirules.opponents.climbing;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a position, the most promising first: the one that was best before, captures of
 * valuable pieces, one flip for all of them, steps.
 */
final class Candidates {
  private static final int BEST_BEFORE = 1_000_000;
  private static final int CAPTURE = 1_000;
  private static final int FLIP = 500;
  private static final int NONE = -1;

  private final ImmutableList<ClimbingMove> moves;
  private final int flips;
  private final int[] promise;

  /**
   * The moves of a position.
   *
   * @param moves the legal moves, flips first
   */
  Candidates(
      ClimbingPosition position,
      ImmutableList<ClimbingMove> moves,
      @Nullable ClimbingMove bestBefore,
      Evaluation evaluation) {
    this.moves = moves;
    this.promise = new int[moves.size()];
    int count = 0;
    while (count < moves.size() && !moves.get(count).isResult()) {
      promise[count] = NONE;
      count++;
    }
    flips = count;
    if (flips > 0) {
      promise[0] = FLIP;
    }
    for (int i = flips; i < promise.length; i++) {
      ClimbingMove move = moves.get(i);
      if (move instanceof ClimbingMove.Capture) {
        Piece taken = position.captured(move);
        promise[i] = CAPTURE + (taken == null ? 0 : evaluation.value(taken));
      }
    }
    for (int i = 0; i < promise.length; i++) {
      if (moves.get(i) == bestBefore) {
        promise[i] = BEST_BEFORE;
      }
    }
  }

  /** The next move; null when there is none left. An unresolved flip stands for all flips. */
  @Nullable ClimbingMove next() {
    int best = NONE;
    int most = NONE;
    for (int i = 0; i < promise.length; i++) {
      if (promise[i] > most) {
        most = promise[i];
        best = i;
      }
    }
    if (best == NONE) {
      return null;
    }
    promise[best] = NONE;
    return moves.get(best);
  }

  int flips() {
    return flips;
  }

  ClimbingMove flip(int index) {
    return moves.get(index);
  }
}

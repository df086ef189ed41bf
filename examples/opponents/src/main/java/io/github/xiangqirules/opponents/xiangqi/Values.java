package io.github.xiangqirules.opponents.xiangqi;

import io.github.xiangqirules.opponents.Score;

/**
 * The values of a search, for the side to move: estimates around 0, above them wins that a rule
 * book grants, above those mates. A win that is nearer is worth more, by one for each ply.
 */
final class Values {
  /** More than any value. */
  static final int INFINITE = 32_000;

  /** The side to move has no legal move, from the winner's view, at once. */
  static final int MATE = 30_000;

  /** A repetition that the rules give to the other side as lost. */
  static final int RULING = 25_000;

  /** No search goes deeper than this many plies. */
  static final int MAX_PLY = 128;

  /** Estimates stay below. */
  static final int MAX_ESTIMATE = 20_000;

  private Values() {}

  static boolean isMate(int value) {
    return Math.abs(value) >= MATE - MAX_PLY;
  }

  static boolean isForced(int value) {
    return Math.abs(value) > MAX_ESTIMATE;
  }

  /** Whether a value comes from a ruling: it holds for one way to the position, not for others. */
  static boolean isRuling(int value) {
    return isForced(value) && !isMate(value);
  }

  static Score score(int value) {
    if (!isForced(value)) {
      return new Score.Points(value);
    }
    int plies = (isMate(value) ? MATE : RULING) - Math.abs(value);
    int moves = (plies + 1) / 2;
    return new Score.Forced(value > 0 ? moves : -moves);
  }
}

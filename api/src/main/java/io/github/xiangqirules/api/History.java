package io.github.xiangqirules.api;

import org.jspecify.annotations.Nullable;

/**
 * A position and how it came about, newest first. It is what rules look at to judge a game, and
 * knows no outcome.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public interface History<P extends Position<P, M>, M extends Move> {
  /** The position now. */
  P position();

  /** The result that led to it; null at the start. */
  @Nullable M lastMove();

  /** The history before the last move; null at the start. */
  @Nullable History<P, M> previous();

  /** The number of moves played since the start. */
  int plies();

  /**
   * How often the position now has occurred, itself and the start counted: at least 1. Positions
   * are compared by {@link Position#sameForRepetition}. Costs a walk back over at most {@link
   * Position#quietPlies} plies, since no position can come back after a capture or a reveal.
   */
  default int occurrences() {
    int count = 1;
    for (History<P, M> at = lastOccurrence(); at != null; at = at.lastOccurrence()) {
      count++;
    }
    return count;
  }

  /**
   * The history up to the last time before that the position now occurred; null if it did not.
   * Costs what {@link #occurrences} does.
   */
  default @Nullable History<P, M> lastOccurrence() {
    P now = position();
    History<P, M> earlier = this;
    for (int left = Math.min(now.quietPlies(), plies()); left >= 2; left -= 2) {
      earlier = before(before(earlier));
      if (earlier.position().sameForRepetition(now)) {
        return earlier;
      }
    }
    return null;
  }

  private static <P extends Position<P, M>, M extends Move> History<P, M> before(
      History<P, M> history) {
    History<P, M> previous = history.previous();
    if (previous == null) {
      throw new IllegalStateException("a history of fewer plies than it says");
    }
    return previous;
  }
}

package io.github.xiangqirules.opponents.climbing;

import io.github.xiangqirules.climbing.ClimbingMove;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about positions, by their keys; a later finding takes an earlier one's place.
 */
final class Table {
  private static final int SIZE = 1 << 16;

  /** The score is the value, or at least or at most so much, the search having been cut short. */
  enum Bound {
    EXACT,
    AT_LEAST,
    AT_MOST
  }

  /** A finding. */
  record Entry(long key, int depth, int score, Bound bound, @Nullable ClimbingMove best) {
    /** Whether the score is all that a search to a depth within these bounds needs. */
    boolean answers(int wanted, int alpha, int beta) {
      return depth >= wanted
          && switch (bound) {
            case EXACT -> true;
            case AT_LEAST -> score >= beta;
            case AT_MOST -> score <= alpha;
          };
    }
  }

  private final @Nullable Entry[] entries = new @Nullable Entry[SIZE];

  @Nullable Entry find(long key) {
    Entry entry = entries[(int) key & SIZE - 1];
    return entry != null && entry.key() == key ? entry : null;
  }

  void keep(Entry entry) {
    entries[(int) entry.key() & SIZE - 1] = entry;
  }
}

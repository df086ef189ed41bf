package io.github.xiangqirules.cli.match;

/** What was counted of one opponent in one or more games. */
final class Side {
  private static final double TOLERANCE = 1.1;

  private int moves;
  private int overruns;
  private int illegal;
  private int failures;
  private long longest;

  void moved(long nanos, long allowed) {
    moves++;
    longest = Math.max(longest, nanos);
    overruns += nanos > allowed * TOLERANCE ? 1 : 0;
  }

  void playedIllegally() {
    illegal++;
  }

  void failed() {
    failures++;
  }

  void add(Side other) {
    moves += other.moves;
    overruns += other.overruns;
    illegal += other.illegal;
    failures += other.failures;
    longest = Math.max(longest, other.longest);
  }

  int moves() {
    return moves;
  }

  int illegal() {
    return illegal;
  }

  int overruns() {
    return overruns;
  }

  @Override
  public String toString() {
    return illegal
        + " illegal, "
        + failures
        + " failed, "
        + overruns
        + " over time by more than 10 % of "
        + moves
        + " moves, longest "
        + longest / 1_000_000
        + " ms";
  }
}

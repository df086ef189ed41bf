package io.github.xiangqirules.xiangqi.adjudication;

/**
 * How a book counts the moves without a capture. The limit is in moves of each side. No book counts
 * more than the plies there were, so that nothing need be counted before there are twice the limit.
 */
public enum MoveLimit {
  /** Every ply counts, and the draw is automatic. */
  PLIES(true) {
    @Override
    public boolean isReached(QuietRun run, int limit) {
      return run.plies() >= 2 * limit;
    }
  },

  /** Of each side's checks ten count, and the draw is automatic. */
  FEW_CHECKS(true) {
    @Override
    public boolean isReached(QuietRun run, int limit) {
      return run.pliesWithFewChecks() >= 2 * limit;
    }
  },

  /**
   * Both sides must have made the moves, of the claimant's checks ten count, and the draw must be
   * claimed.
   */
  CLAIM(false) {
    @Override
    public boolean isReached(QuietRun run, int limit) {
      return run.moves(0) >= limit
          && run.moves(1) >= limit
          && (hasMoves(run, 0, limit) || hasMoves(run, 1, limit));
    }

    /** More plies add no more checks than moves: they can take nothing away. */
    @Override
    public boolean isSettled(int red, int black, int limit) {
      return red >= limit && black >= limit;
    }
  };

  /** So many checks count as moves without a capture. */
  static final int FREE_CHECKS = 10;

  private final boolean automatic;

  MoveLimit(boolean automatic) {
    this.automatic = automatic;
  }

  /** Whether the limit is reached. */
  public abstract boolean isReached(QuietRun run, int limit);

  /** Whether a side may claim the draw once the limit is reached; neither where it is automatic. */
  public boolean mayClaim(QuietRun run, int side, int limit) {
    return !automatic && hasMoves(run, side, limit);
  }

  /**
   * Whether plies before can change nothing any more, once so many moves that give no check were
   * found of each side, the last ones first. Where the draw is automatic such a run ends the game.
   */
  public boolean isSettled(int red, int black, int limit) {
    return false;
  }

  private static boolean hasMoves(QuietRun run, int side, int limit) {
    return run.moves(side) - Math.max(0, run.checks(side) - FREE_CHECKS) >= limit;
  }
}

package io.github.xiangqirules.api;

/** Why a game is over or may be ended. */
public enum Reason {
  /** The player to move is in check and has no move. */
  CHECKMATE,
  /** The player to move has no move, and is not in check: lost in both games. */
  STALEMATE,
  /** A position came again, and no side is held to blame or the rules do not ask who is. */
  REPETITION,
  /** A position came again by one side giving check with every move. */
  PERPETUAL_CHECK,
  /** A position came again by one side chasing the same piece with every move. */
  PERPETUAL_CHASE,
  /**
   * A position came again by one side checking, threatening mate or chasing with every move, in any
   * mixture.
   */
  PERPETUAL_THREAT,
  /** So many moves without a capture or a reveal. */
  MOVE_LIMIT,
  /** Neither side has the pieces to win. */
  MATERIAL,
  /** A player gave up. */
  RESIGNATION,
  /** The players agreed on a draw. */
  AGREEMENT,
  /** A player's time was up. */
  TIME,
  /** The arbiter decided. */
  ARBITER
}

package io.github.xiangqirules.xiangqi.adjudication;

/** What follows from a repetition. */
public enum Verdict {
  /** The first player, red, loses. */
  FIRST_LOSES,
  /** The second player, black, loses. */
  SECOND_LOSES,
  /** The game is drawn. */
  DRAW,
  /** Only an arbiter can say. */
  ARBITER;

  static Verdict losesBy(int side) {
    return side == 0 ? FIRST_LOSES : SECOND_LOSES;
  }
}

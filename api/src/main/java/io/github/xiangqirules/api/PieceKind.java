package io.github.xiangqirules.api;

/**
 * The seven kinds of pieces of a xiangqi set, in the order of their rank in Climbing Xiangqi, the
 * highest first. The order is fixed: texts and lists rely on it.
 */
public enum PieceKind {
  /** The general (將 帥), letter K. */
  GENERAL('K', 1),
  /** The advisor (士 仕), letter A. */
  ADVISOR('A', 2),
  /** The elephant (象 相), letter B. */
  ELEPHANT('B', 2),
  /** The chariot (車 俥), letter R. */
  CHARIOT('R', 2),
  /** The horse (馬 傌), letter N. */
  HORSE('N', 2),
  /** The cannon (砲 炮), letter C. */
  CANNON('C', 2),
  /** The soldier (卒 兵), letter P. */
  SOLDIER('P', 5);

  private final char letter;
  private final int inSet;

  PieceKind(char letter, int inSet) {
    this.letter = letter;
    this.inSet = inSet;
  }

  /** The upper case letter of the kind in positions: one of K A B R N C P. */
  public char letter() {
    return letter;
  }

  /** How many of the kind each colour has in a xiangqi set: 1, 2 or 5. */
  public int inSet() {
    return inSet;
  }
}

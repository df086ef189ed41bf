package io.github.xiangqirules.api;

/**
 * The seven kinds of pieces of a xiangqi set, in the order of their rank in Climbing Xiangqi, the
 * highest first. The order is fixed: texts and lists rely on it.
 */
public enum PieceKind {
  /** The general (將 帥), letter K. */
  GENERAL('K'),
  /** The advisor (士 仕), letter A. */
  ADVISOR('A'),
  /** The elephant (象 相), letter B. */
  ELEPHANT('B'),
  /** The chariot (車 俥), letter R. */
  CHARIOT('R'),
  /** The horse (馬 傌), letter N. */
  HORSE('N'),
  /** The cannon (砲 炮), letter C. */
  CANNON('C'),
  /** The soldier (卒 兵), letter P. */
  SOLDIER('P');

  private final char letter;

  PieceKind(char letter) {
    this.letter = letter;
  }

  /** The upper case letter of the kind in positions: one of K A B R N C P. */
  public char letter() {
    return letter;
  }
}

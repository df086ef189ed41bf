package io.github.xiangqirules.xiangqi.board;

import io.github.xiangqirules.api.PieceKind;

/** The ordinals of {@link PieceKind} as constants, for moves that are ints. */
final class Kind {
  static final int GENERAL = 0;
  static final int ADVISOR = 1;
  static final int ELEPHANT = 2;
  static final int CHARIOT = 3;
  static final int HORSE = 4;
  static final int CANNON = 5;
  static final int SOLDIER = 6;

  private Kind() {}
}

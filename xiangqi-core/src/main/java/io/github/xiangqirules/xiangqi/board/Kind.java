package io.github.xiangqirules.xiangqi.board;

import io.github.xiangqirules.api.PieceKind;

/** The ordinals of {@link PieceKind} as constants, for moves that are ints. */
public final class Kind {
  public static final int GENERAL = 0;
  public static final int ADVISOR = 1;
  public static final int ELEPHANT = 2;
  public static final int CHARIOT = 3;
  public static final int HORSE = 4;
  public static final int CANNON = 5;
  public static final int SOLDIER = 6;

  private Kind() {}
}

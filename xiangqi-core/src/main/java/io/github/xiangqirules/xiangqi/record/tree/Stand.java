package io.github.xiangqirules.xiangqi.record.tree;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.notation.file.MoveContext;

/**
 * The board at some point of a replay. Immutable; points are numbered as {@code Point.ordinal()},
 * pieces as {@code Piece.ordinal()}.
 */
public sealed interface Stand extends MoveContext permits PackedStand, LooseStand {
  /** A set-up as it stands: on the packed board if it can be played, else on the loose one. */
  static Stand of(XiangqiSetup setup) {
    return setup.problems().isEmpty() ? PackedStand.of(setup) : LooseStand.of(setup);
  }

  /** The ordinal of the colour to move. */
  int side();

  @Override
  default Color toMove() {
    return side() == 0 ? Color.RED : Color.BLACK;
  }

  /** The board after a legal move. */
  Stand play(int from, int to);
}

package io.github.xiangqirules.xiangqi;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Notation;

/** Coordinates as engines write them: {@code h2e2}, ranks from 0. */
final class CoordinateNotation implements Notation<XiangqiPosition, XiangqiMove> {
  @Override
  public String id() {
    return "uci";
  }

  @Override
  public String write(XiangqiPosition before, XiangqiMove move) {
    if (!before.isLegal(move)) {
      throw new IllegalMoveException(Refusal.of(before, move));
    }
    return move.text();
  }

  @Override
  public ImmutableList<XiangqiMove> read(XiangqiPosition before, String text) {
    XiangqiMove move = XiangqiMove.parse(text);
    return before.isLegal(move) ? ImmutableList.of(move) : ImmutableList.of();
  }
}

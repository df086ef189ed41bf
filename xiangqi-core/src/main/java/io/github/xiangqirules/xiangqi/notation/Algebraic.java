package io.github.xiangqirules.xiangqi.notation;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.file.WesternMove;

/**
 * Moves written as in western chess.
 *
 * @param base the number of red's back rank
 */
record Algebraic(String id, int base) implements MoveReader<XiangqiPosition, XiangqiMove> {
  @Override
  public ImmutableList<XiangqiMove> read(XiangqiPosition before, String text) {
    return WesternMove.parse(text, base).meanings(new Placed(before));
  }

  @Override
  public String toString() {
    return id;
  }
}

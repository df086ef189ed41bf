package io.github.xiangqirules.xiangqi.notation;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.file.FileMove;

/** Reads what it was not told the notation of. Coordinates and file notation share no text. */
record AnyNotation(String id, Coordinates coordinates)
    implements MoveReader<XiangqiPosition, XiangqiMove> {

  @Override
  public ImmutableList<XiangqiMove> read(XiangqiPosition before, String text) {
    return Coordinates.areIn(text)
        ? coordinates.read(before, text)
        : FileMove.parse(text).meanings(new Placed(before));
  }

  @Override
  public String toString() {
    return id;
  }
}

package io.github.xiangqirules.xiangqi.record.binary;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.xiangqi.record.tree.Problems;

/** The byte that tells whose move it is: a number for red, the next one for black. */
final class SideByte {
  private SideByte() {}

  static Color read(ByteReader file, int offset, int red, Problems problems) {
    int side = file.u8At(offset);
    if (side != red && side != red + 1) {
      problems.atByte(
          "set-up", file.inFile(offset), "no side has the number " + side, "taken as red");
    }
    return side == red + 1 ? Color.BLACK : Color.RED;
  }
}

package io.github.xiangqirules.xiangqi.record.binary;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Problems;

/** The nodes of an XQR file. */
final class XqrNodes extends Nodes {
  private static final int NEXT = 1;
  private static final int SIBLING = 2;
  private static final int COMMENT = 4;

  XqrNodes(ByteReader file, Problems problems) {
    super(file, UTF_8, problems);
  }

  @Override
  boolean readNode(ByteReader bytes) {
    int from = point(bytes.u8());
    int to = point(bytes.u8());
    int flags = bytes.u8();
    bytes.skip(1);
    set(from, to, (flags & NEXT) != 0, (flags & SIBLING) != 0, (flags & COMMENT) != 0);
    return true;
  }

  /** The high half of the byte is the rank from black's side, the low one the file. */
  private static int point(int square) {
    return Grid.fromTop(square & 0x0f, square >> 4);
  }

  @Override
  long readLength(ByteReader bytes) {
    return bytes.u32BigEndian();
  }
}

package io.github.xiangqirules.xiangqi.record.binary;

import static java.nio.charset.StandardCharsets.UTF_16LE;

import io.github.xiangqirules.xiangqi.record.tree.Problems;

/** The nodes after the header of a record of CCBridge. */
final class CbrNodes extends Nodes {
  private static final int ALL_FLAGS = CbrLayout.LAST | CbrLayout.SIBLING | CbrLayout.COMMENT;

  CbrNodes(ByteReader file, Problems problems) {
    super(file, UTF_16LE, problems);
  }

  @Override
  boolean readNode(ByteReader bytes) {
    int flags = bytes.u8();
    bytes.skip(1);
    int from = CbrReader.point(bytes.u8());
    int to = CbrReader.point(bytes.u8());
    set(
        from,
        to,
        (flags & CbrLayout.LAST) == 0,
        (flags & CbrLayout.SIBLING) != 0,
        (flags & CbrLayout.COMMENT) != 0);
    return flags <= ALL_FLAGS;
  }
}

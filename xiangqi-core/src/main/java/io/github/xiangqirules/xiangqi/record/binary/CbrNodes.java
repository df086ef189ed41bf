package io.github.xiangqirules.xiangqi.record.binary;

import static java.nio.charset.StandardCharsets.UTF_16LE;

import io.github.xiangqirules.xiangqi.record.tree.Problems;

/** The nodes behind the header of a record of CCBridge. */
final class CbrNodes extends Nodes {
  private static final int ALL_FLAGS = CbrLayout.LAST | CbrLayout.SIBLING | CbrLayout.COMMENT;

  private int from;
  private int to;
  private int flags;

  CbrNodes(ByteReader file, Problems problems) {
    super(file, UTF_16LE, problems);
  }

  @Override
  boolean readNode(ByteReader bytes) {
    flags = bytes.u8();
    bytes.skip(1);
    from = CbrReader.point(bytes.u8());
    to = CbrReader.point(bytes.u8());
    return flags <= ALL_FLAGS;
  }

  @Override
  boolean hasComment() {
    return (flags & CbrLayout.COMMENT) != 0;
  }

  @Override
  int from() {
    return from;
  }

  @Override
  int to() {
    return to;
  }

  @Override
  boolean hasNext() {
    return (flags & CbrLayout.LAST) == 0;
  }

  @Override
  boolean hasSibling() {
    return (flags & CbrLayout.SIBLING) != 0;
  }
}

package io.github.xiangqirules.xiangqi.record.binary;

import io.github.xiangqirules.xiangqi.record.tree.Problems;
import java.nio.charset.Charset;

/** The nodes behind the header of an XQF file. */
final class XqfNodes extends Nodes {
  private static final int NEXT = 0x80;
  private static final int SIBLING = 0x40;
  private static final int COMMENT = 0x20;

  private final XqfKeys keys;
  private final boolean plain;

  private int from;
  private int to;
  private int flags;

  /**
   * Nodes.
   *
   * @param file what lies behind the header, deciphered
   * @param plain whether the version is 1.0
   */
  XqfNodes(ByteReader file, XqfKeys keys, boolean plain, Charset charset, Problems problems) {
    super(file, charset, problems);
    this.keys = keys;
    this.plain = plain;
  }

  @Override
  boolean readNode(ByteReader bytes) {
    from = XqfReader.point(bytes.u8() - XqfLayout.FROM_OFFSET - keys.from() & 0xff);
    to = XqfReader.point(bytes.u8() - XqfLayout.TO_OFFSET - keys.to() & 0xff);
    flags = bytes.u8();
    bytes.skip(1);
    if (plain) {
      // In 1.0 the two flags are the two halves of the byte, and every node has a length.
      flags = ((flags & 0xf0) != 0 ? NEXT : 0) | ((flags & 0x0f) != 0 ? SIBLING : 0) | COMMENT;
    }
    return true;
  }

  @Override
  long readLength(ByteReader bytes) {
    return bytes.u32() - keys.length();
  }

  @Override
  boolean hasComment() {
    return (flags & COMMENT) != 0;
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
    return (flags & NEXT) != 0;
  }

  @Override
  boolean hasSibling() {
    return (flags & SIBLING) != 0;
  }
}

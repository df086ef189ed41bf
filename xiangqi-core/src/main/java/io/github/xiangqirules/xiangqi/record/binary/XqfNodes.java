package io.github.xiangqirules.xiangqi.record.binary;

import io.github.xiangqirules.xiangqi.record.tree.Problems;
import java.nio.charset.Charset;

/** The nodes after the header of an XQF file. */
final class XqfNodes extends Nodes {
  private static final int NEXT = 0x80;
  private static final int SIBLING = 0x40;
  private static final int COMMENT = 0x20;

  private final XqfKeys keys;
  private final boolean plain;

  /**
   * Nodes.
   *
   * @param file what lies after the header, deciphered
   * @param plain whether the version is 1.0
   */
  XqfNodes(ByteReader file, XqfKeys keys, boolean plain, Charset charset, Problems problems) {
    super(file, charset, problems);
    this.keys = keys;
    this.plain = plain;
  }

  @Override
  boolean readNode(ByteReader bytes) {
    int from = XqfReader.point(bytes.u8() - XqfLayout.FROM_OFFSET - keys.from() & 0xff);
    int to = XqfReader.point(bytes.u8() - XqfLayout.TO_OFFSET - keys.to() & 0xff);
    int flags = bytes.u8();
    bytes.skip(1);
    if (plain) {
      // In 1.0 the two flags are the two halves of the byte, and every node has a length.
      flags = ((flags & 0xf0) != 0 ? NEXT : 0) | ((flags & 0x0f) != 0 ? SIBLING : 0) | COMMENT;
    }
    set(from, to, (flags & NEXT) != 0, (flags & SIBLING) != 0, (flags & COMMENT) != 0);
    return true;
  }

  @Override
  long readLength(ByteReader bytes) {
    return bytes.u32() - keys.length();
  }
}

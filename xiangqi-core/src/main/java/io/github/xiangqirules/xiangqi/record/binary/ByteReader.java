package io.github.xiangqirules.xiangqi.record.binary;

import io.github.xiangqirules.xiangqi.record.tree.Problems;
import java.nio.charset.Charset;

/**
 * Walks over bytes, never beyond their end: who reads asks first whether there are enough. Numbers
 * are little endian where nothing else is said.
 */
final class ByteReader {
  private final byte[] bytes;
  private final int start;
  private final int end;
  private int position;

  ByteReader(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.start = Math.min(start, bytes.length);
    this.end = Math.min(end, bytes.length);
    this.position = this.start;
  }

  ByteReader(byte[] bytes) {
    this(bytes, 0, bytes.length);
  }

  /** Where the next byte is in the whole file. */
  int position() {
    return position;
  }

  /** Where an offset from the start of this part is in the whole file. */
  int inFile(int offset) {
    return start + offset;
  }

  int length() {
    return end - start;
  }

  int remaining() {
    return end - position;
  }

  /** Whether there are so many bytes; a length from a file may be any number. */
  boolean has(long count) {
    return count >= 0 && count <= remaining();
  }

  /** Tells of the bytes that are left, if there are any. */
  void tellSurplus(String end, Problems problems) {
    if (remaining() > 0) {
      problems.atByte("surplus", position(), remaining() + " bytes after " + end, "left out");
    }
  }

  /** Goes to an offset from the start of this part. */
  ByteReader at(int offset) {
    position = Math.min(start + offset, end);
    return this;
  }

  void skip(int count) {
    position += Math.min(count, remaining());
  }

  int u8() {
    return bytes[position++] & 0xff;
  }

  int u16() {
    int low = u8();
    return low | u8() << 8;
  }

  long u32() {
    long low = u16();
    return low | (long) u16() << 16;
  }

  long u32BigEndian() {
    return Integer.toUnsignedLong(Integer.reverseBytes((int) u32()));
  }

  String text(int length, Charset charset) {
    int count = Math.min(length, remaining());
    String text = new String(bytes, position, count, charset);
    position += count;
    return text;
  }

  /** The byte at an offset from the start of this part. */
  int u8At(int offset) {
    return bytes[start + offset] & 0xff;
  }

  boolean startsWith(String magic) {
    if (magic.length() > length()) {
      return false;
    }
    for (int i = 0; i < magic.length(); i++) {
      if (u8At(i) != magic.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}

package io.github.xiangqirules.xiangqi.record.binary;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;

/** Writes bytes; numbers are little endian. */
final class ByteWriter {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  ByteWriter u8(int value) {
    bytes.write(value);
    return this;
  }

  ByteWriter u32(int value) {
    return u8(value).u8(value >> 8).u8(value >> 16).u8(value >> 24);
  }

  ByteWriter bytes(byte[] value) {
    bytes.writeBytes(value);
    return this;
  }

  /** A number of bytes, then these. */
  ByteWriter withLength(String text, Charset charset) {
    byte[] encoded = text.getBytes(charset);
    return u32(encoded.length).bytes(encoded);
  }

  void writeTo(OutputStream out) throws IOException {
    bytes.writeTo(out);
  }
}

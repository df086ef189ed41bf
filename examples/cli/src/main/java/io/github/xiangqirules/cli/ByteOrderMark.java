package io.github.xiangqirules.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.util.Arrays;

/** The mark with which some programs begin a text in UTF-8; it is no part of the text. */
final class ByteOrderMark {
  private static final byte[] UTF_8_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private ByteOrderMark() {}

  /** The stream without one mark at its start. */
  static InputStream skipped(InputStream in) throws IOException {
    PushbackInputStream text = new PushbackInputStream(in, UTF_8_MARK.length);
    byte[] start = text.readNBytes(UTF_8_MARK.length);
    if (!Arrays.equals(start, UTF_8_MARK)) {
      text.unread(start);
    }
    return text;
  }
}

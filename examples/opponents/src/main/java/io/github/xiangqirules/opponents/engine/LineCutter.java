package io.github.xiangqirules.opponents.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Cuts a stream into lines in bounded memory. Lines that are too long are left out. */
final class LineCutter {
  /** The longest line, in bytes: many times what an engine has to say. */
  static final int LONGEST = 1 << 15;

  private final InputStream in;
  private final byte[] line = new byte[LONGEST];

  LineCutter(InputStream in) {
    this.in = new BufferedInputStream(in, 1 << 13);
  }

  /** The next line without its end, which is LF or CR LF; null at the end of the stream. */
  @Nullable String next() throws IOException {
    int length = 0;
    for (int c = in.read(); c >= 0; c = in.read()) {
      if (c != '\n') {
        if (length < LONGEST) {
          line[length] = (byte) c;
        }
        length = Math.min(length + 1, LONGEST + 1);
      } else if (length > LONGEST) {
        length = 0;
      } else {
        return text(length);
      }
    }
    return length > 0 && length <= LONGEST ? text(length) : null;
  }

  private String text(int length) {
    int end = length > 0 && line[length - 1] == '\r' ? length - 1 : length;
    return new String(line, 0, end, UTF_8);
  }
}

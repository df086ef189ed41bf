package io.github.xiangqirules.opponents.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Cuts a stream of UTF-8 into lines in bounded memory. Lines that are too long are left out. */
public final class LineCutter {
  private final InputStream in;
  private final byte[] line;

  /**
   * The lines of a stream.
   *
   * @param longest the longest line that is not left out, in bytes
   */
  public LineCutter(InputStream in, int longest) {
    this.in = new BufferedInputStream(in, 1 << 13);
    this.line = new byte[longest];
  }

  /**
   * The next line without its end, which is LF or CR LF; null at the end of the stream.
   *
   * @throws IOException if the stream throws it
   */
  public @Nullable String next() throws IOException {
    int length = 0;
    for (int c = in.read(); c >= 0; c = in.read()) {
      if (c != '\n') {
        if (length < line.length) {
          line[length] = (byte) c;
        }
        length = Math.min(length + 1, line.length + 1);
      } else if (length > line.length) {
        length = 0;
      } else {
        return text(length);
      }
    }
    return length > 0 && length <= line.length ? text(length) : null;
  }

  private String text(int length) {
    int end = length > 0 && line[length - 1] == '\r' ? length - 1 : length;
    return new String(line, 0, end, UTF_8);
  }
}

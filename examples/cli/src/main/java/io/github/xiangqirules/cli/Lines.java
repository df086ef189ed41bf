package io.github.xiangqirules.cli;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import java.io.IOException;
import java.io.Reader;

/**
 * Cuts a text into lines, which end with LF, CR LF or CR. Of a line that is too long only the
 * beginning is held in memory, so that a file without line ends does no harm.
 */
final class Lines {
  /** In chars; a game of 150,000 plies in uci is shorter. */
  static final int LONGEST = 1_000_000;

  private final Reader in;
  private final char[] buffer = new char[1 << 16];
  private int from;
  private int to;
  private boolean afterReturn;
  private StringBuilder line = new StringBuilder();

  Lines(Reader in) {
    this.in = in;
  }

  /** Goes on to the next line; false at the end of the text. */
  boolean advance() throws IOException {
    line = new StringBuilder();
    if (!hasMore()) {
      return false;
    }
    boolean ended = false;
    while (!ended && hasMore()) {
      int end = from;
      while (end < to && buffer[end] != '\n' && buffer[end] != '\r') {
        end++;
      }
      line.append(buffer, from, Math.min(end - from, LONGEST + 1 - line.length()));
      ended = end < to;
      afterReturn = ended && buffer[end] == '\r';
      from = ended ? end + 1 : end;
    }
    return true;
  }

  /**
   * The line without its end.
   *
   * @throws NotationException if it is too long
   */
  String text() {
    if (line.length() > LONGEST) {
      throw new NotationException(
          Problem.ofText(
              "too-long", "line", LONGEST, "the line has more than " + LONGEST + " characters"));
    }
    return line.toString();
  }

  /** Whether anything follows; the LF of a CR LF belongs to what was before. */
  private boolean hasMore() throws IOException {
    boolean more = from < to || filled();
    if (more && afterReturn && buffer[from] == '\n') {
      from++;
      more = from < to || filled();
    }
    afterReturn = false;
    return more;
  }

  private boolean filled() throws IOException {
    from = 0;
    to = Math.max(0, in.read(buffer));
    return to > 0;
  }
}

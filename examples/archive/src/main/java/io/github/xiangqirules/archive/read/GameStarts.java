package io.github.xiangqirules.archive.read;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.fs.FSDataInputStream;

/**
 * Finds where a game begins in a PGN file, from any byte of it and without a look at what is
 * before: at a tag line behind a line that is neither a tag nor blank. The library begins a game
 * there too, whatever it read before. Lines can be told in the bytes, as no character set in use
 * has a line feed, or a bracket at the start of a line, inside a character.
 */
final class GameStarts {
  /** There may be a game, but it does not begin near enough. */
  static final long TOO_FAR = -1;

  private static final int SPACES = 64;
  private static final int TAG = 64;

  private enum Line {
    END,
    BLANK,
    TAG,
    MOVES,
    /** Perhaps a tag: it is indented too far to be told. */
    UNCLEAR
  }

  private final InputStream in;
  private final byte[] head = new byte[SPACES + TAG];
  private long at;

  private GameStarts(InputStream in, long at) {
    this.in = in;
    this.at = at;
  }

  /**
   * The first start of a game that can be told from a byte on; the length of the file if there is
   * none up to its end.
   *
   * @param most how many bytes to read; behind them the answer is {@link #TOO_FAR}
   */
  static long next(FSDataInputStream file, long from, long most) throws IOException {
    file.seek(from);
    GameStarts starts = new GameStarts(new BufferedInputStream(file, 1 << 16), from);
    starts.line(); // the rest of one that began before
    boolean behindMoves = false;
    while (starts.at - from < most) {
      long begin = starts.at;
      Line line = starts.line();
      if (line == Line.END || (line == Line.TAG && behindMoves)) {
        return begin;
      }
      if (line != Line.BLANK) {
        behindMoves = line == Line.MOVES;
      }
    }
    return TOO_FAR;
  }

  /** Reads a line and tells what it is. */
  private Line line() throws IOException {
    int length = 0;
    boolean blank = true;
    int b = in.read();
    if (b < 0) {
      return Line.END;
    }
    while (b >= 0) {
      at++;
      if (b == '\n') {
        break;
      }
      blank &= b <= ' ';
      if (length < head.length) {
        head[length++] = (byte) b;
      }
      b = in.read();
    }
    return blank ? Line.BLANK : kind(length);
  }

  private Line kind(int length) {
    int i = 0;
    while (i < length && head[i] == ' ') {
      i++;
    }
    if (i > SPACES) {
      return Line.UNCLEAR;
    }
    int end = Math.min(length, i + TAG);
    if (i == end || head[i] != '[') {
      return Line.MOVES;
    }
    int name = i + 1;
    i = name;
    while (i < end && isNameCharacter(head[i])) {
      i++;
    }
    boolean named = i > name;
    while (i < end && (head[i] == ' ' || head[i] == '\t')) {
      i++;
    }
    return named && i < end && head[i] == '"' ? Line.TAG : Line.MOVES;
  }

  private static boolean isNameCharacter(byte b) {
    return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z') || (b >= '0' && b <= '9') || b == '_';
  }
}

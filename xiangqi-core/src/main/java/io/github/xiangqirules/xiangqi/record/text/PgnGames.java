package io.github.xiangqirules.xiangqi.record.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Utf8;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a stream into games. A tag line after moves starts the next game, as does one that repeats
 * the first tag after a blank line. Lines can be told in the bytes, as no character set in use has
 * a line feed, or a bracket at the start of a line, inside a character.
 */
final class PgnGames {
  private static final int CHUNK = 1 << 16;
  private static final int MARK_LENGTH = 3;

  private final InputStream in;
  private final Optional<Charset> told;
  private @Nullable Charset guessed;
  private byte[] buffer = new byte[CHUNK];
  private int start;
  private int end;
  private boolean ended;
  private boolean atStart = true;

  PgnGames(InputStream in, Optional<Charset> told) {
    this.in = in;
    this.told = told;
  }

  /** The text of the next game; null at the end. */
  @Nullable String next() throws IOException {
    if (atStart) {
      atStart = false;
      skipMark();
    }
    int length = 0;
    boolean moves = false;
    boolean blank = false;
    String firstTag = "";
    while (true) {
      int lineEnd = lineEnd(length);
      if (lineEnd == length) {
        break;
      }
      String tag = tag(length, lineEnd);
      if (!tag.isEmpty()) {
        if (moves || (blank && tag.equals(firstTag))) {
          break;
        }
        firstTag = firstTag.isEmpty() ? tag : firstTag;
        blank = false;
      } else if (isBlank(length, lineEnd)) {
        blank = true;
      } else {
        moves = true;
      }
      length = lineEnd;
    }
    if (length == 0) {
      return null;
    }
    String game = new String(buffer, start, length, charset(length));
    start += length;
    return game;
  }

  private void skipMark() throws IOException {
    fill(MARK_LENGTH);
    if (end - start >= MARK_LENGTH
        && (buffer[0] & 0xff) == 0xef
        && (buffer[1] & 0xff) == 0xbb
        && (buffer[2] & 0xff) == 0xbf) {
      start = MARK_LENGTH;
    }
  }

  /** A set that was found stays, as long as the games are in it. */
  private Charset charset(int length) {
    if (told.isPresent()) {
      return told.get();
    }
    if (Utf8.isWellFormed(buffer, start, length)) {
      return UTF_8;
    }
    Charset known = guessed;
    if (known == null || !isFaultless(known, length)) {
      known = CharsetGuess.of(buffer, start, start + length);
      guessed = known;
    }
    return known;
  }

  private boolean isFaultless(Charset charset, int length) {
    return new String(buffer, start, length, charset).indexOf('\ufffd') < 0;
  }

  /** Where the line that begins so far after the start ends, its line feed taken in. */
  private int lineEnd(int from) throws IOException {
    int i = from;
    while (true) {
      while (start + i < end) {
        if (buffer[start + i] == '\n') {
          return i + 1;
        }
        i++;
      }
      if (!fill(i + 1)) {
        return i;
      }
    }
  }

  /** Reads on until so many bytes are there after the start; false if there are not so many. */
  private boolean fill(int wanted) throws IOException {
    while (end - start < wanted && !ended) {
      if (end == buffer.length) {
        makeRoom();
      }
      int count = in.read(buffer, end, buffer.length - end);
      ended = count < 0;
      end += Math.max(count, 0);
    }
    return end - start >= wanted;
  }

  private void makeRoom() {
    int kept = end - start;
    byte[] room = kept > buffer.length / 2 ? Arrays.copyOf(buffer, buffer.length * 2) : buffer;
    System.arraycopy(buffer, start, room, 0, kept);
    buffer = room;
    start = 0;
    end = kept;
  }

  private boolean isBlank(int from, int to) {
    for (int i = from; i < to; i++) {
      int b = buffer[start + i];
      if (b < 0 || b > ' ') {
        return false;
      }
    }
    return true;
  }

  /** The name of the tag at the start of a line; empty if there is none. */
  private String tag(int from, int to) {
    int i = from;
    while (i < to && buffer[start + i] == ' ') {
      i++;
    }
    if (i == to || buffer[start + i] != '[') {
      return "";
    }
    String line = new String(buffer, start + i, to - i, ISO_8859_1);
    if (!PgnTags.isTag(line, 0)) {
      return "";
    }
    int nameEnd = 1;
    while (PgnTags.isNameCharacter(line.charAt(nameEnd))) {
      nameEnd++;
    }
    return line.substring(1, nameEnd);
  }
}

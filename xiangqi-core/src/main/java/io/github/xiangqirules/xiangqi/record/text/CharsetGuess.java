package io.github.xiangqirules.xiangqi.record.text;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Utf8;
import io.github.xiangqirules.xiangqi.notation.file.Alphabet;
import java.nio.charset.Charset;

/**
 * Finds out the character set of a text from its bytes: by a byte order mark; UTF-8 if it is that
 * without a fault; else GB18030 or Big5, whichever gives more moves that are put together well,
 * then by how many second bytes are in the range that Big5 uses often, then by which has no faults.
 */
public final class CharsetGuess {
  /** The set of mainland China, with its predecessors in it. */
  public static final Charset GB18030 = Charset.forName("GB18030");

  /** The set of Taiwan and Hong Kong. */
  public static final Charset BIG5 = Charset.forName("Big5-HKSCS");

  private static final int MARK = 0xfeff;
  private static final char REPLACEMENT = '\ufffd';

  private CharsetGuess() {}

  /** Whether a text begins with a mark of two-byte units. */
  public static boolean isUtf16(byte[] bytes) {
    return begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff);
  }

  private static boolean begins(byte[] bytes, int first, int second) {
    return bytes.length >= 2 && (bytes[0] & 0xff) == first && (bytes[1] & 0xff) == second;
  }

  /** The text of some bytes in the set that they seem to be in. */
  public static String decode(byte[] bytes) {
    return decode(bytes, of(bytes, 0, bytes.length));
  }

  /** The text of some bytes in a set, without a byte order mark. One in UTF-16 comes first. */
  public static String decode(byte[] bytes, Charset charset) {
    String text = new String(bytes, isUtf16(bytes) ? UTF_16 : charset);
    return !text.isEmpty() && text.charAt(0) == MARK ? text.substring(1) : text;
  }

  /** Whether the characters of ASCII are single bytes in a set, and the bytes of ASCII. */
  public static boolean holdsAscii(Charset charset) {
    return new String("\n[".getBytes(US_ASCII), charset).equals("\n[");
  }

  /** The set of a part of some bytes. */
  public static Charset of(byte[] bytes, int from, int to) {
    if (Utf8.isWellFormed(bytes, from, to - from)) {
      return UTF_8;
    }
    String inGb = new String(bytes, from, to - from, GB18030);
    String inBig5 = new String(bytes, from, to - from, BIG5);
    int moves = moves(inGb) - moves(inBig5);
    if (moves != 0) {
      return moves > 0 ? GB18030 : BIG5;
    }
    boolean faultless = inBig5.indexOf(REPLACEMENT) < 0 && inGb.indexOf(REPLACEMENT) >= 0;
    return hasLowTrails(bytes, from, to) || faultless ? BIG5 : GB18030;
  }

  /**
   * How many moves in Chinese characters a text has: piece and file or place, direction, number.
   */
  private static int moves(String text) {
    int moves = 0;
    for (int i = 2; i + 1 < text.length(); i++) {
      if (isDirection(text.charAt(i))
          && Alphabet.isDigit(Alphabet.sign(text.charAt(i + 1)))
          && (isWho(text.charAt(i - 2), text.charAt(i - 1))
              || isWho(text.charAt(i - 1), text.charAt(i - 2)))) {
        moves++;
      }
    }
    return moves;
  }

  private static boolean isDirection(char c) {
    return switch (Alphabet.sign(c)) {
      case '^', 'v', '>' -> true;
      default -> false;
    };
  }

  private static boolean isWho(char piece, char other) {
    char sign = Alphabet.sign(other);
    boolean place = sign == 'f' || sign == 'm' || sign == 'r';
    return Alphabet.isChinese(piece)
        && Alphabet.isKind(Alphabet.sign(piece))
        && (place || Alphabet.isDigit(sign));
  }

  /** Whether more than an eighth of the double bytes end from 40 to 7E. */
  private static boolean hasLowTrails(byte[] bytes, int from, int to) {
    int pairs = 0;
    int low = 0;
    for (int i = from; i + 1 < to; i++) {
      if (bytes[i] < 0) {
        pairs++;
        i++;
        low += bytes[i] >= 0x40 && bytes[i] <= 0x7e ? 1 : 0;
      }
    }
    return low * 8L > pairs;
  }
}

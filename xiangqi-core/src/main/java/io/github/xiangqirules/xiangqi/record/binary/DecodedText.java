package io.github.xiangqirules.xiangqi.record.binary;

import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.Texts;
import java.nio.charset.Charset;

/** Takes texts out of binary files. */
final class DecodedText {
  private static final char REPLACEMENT = '\ufffd';

  private DecodedText() {}

  /** So many bytes as text up to the first NUL; what is no text in the character set is told. */
  static String of(ByteReader bytes, int length, Charset charset, String place, Problems problems) {
    String text = Texts.lines(Texts.untilNul(bytes.text(length, charset)));
    if (text.indexOf(REPLACEMENT) >= 0) {
      problems.add("text", place, text, "bytes that are no character were replaced");
    }
    return text;
  }
}

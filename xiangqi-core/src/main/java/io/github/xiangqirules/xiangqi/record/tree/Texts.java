package io.github.xiangqirules.xiangqi.record.tree;

import com.google.common.base.CharMatcher;

/** What is done to all texts that come from files. */
public final class Texts {
  private static final CharMatcher NUL = CharMatcher.is('\0');

  private Texts() {}

  /** A text with line feeds alone at the ends of its lines, and none of them at its own ends. */
  public static String lines(String text) {
    String plain = text;
    if (text.indexOf('\r') >= 0) {
      plain = text.replace("\r\n", "\n").replace('\r', '\n');
    }
    return CharMatcher.is('\n').trimFrom(plain);
  }

  /** What stands before the first NUL, which some programs leave after a text. */
  public static String untilNul(String text) {
    int end = NUL.indexIn(text);
    return end < 0 ? text : text.substring(0, end);
  }
}

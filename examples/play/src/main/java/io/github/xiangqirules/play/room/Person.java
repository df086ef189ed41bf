package io.github.xiangqirules.play.room;

import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Player;

/**
 * Who wants something.
 *
 * @param seats the seats that are theirs: none for a watcher, both for two people on one device
 * @param name what others see
 */
public record Person(ImmutableSet<Player> seats, String name) {
  /** The longest name, in characters. */
  public static final int NAME = 24;

  /** Letters and signs that are drawn as nothing: fillers of Hangul, the blank of Braille. */
  private static final ImmutableSet<Integer> BLANK =
      ImmutableSet.of(0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0);

  /** A name that is safe to show: one line, no control characters, not too long. */
  public static String name(String text) {
    StringBuilder name = new StringBuilder();
    text.codePoints()
        .map(c -> Character.isWhitespace(c) ? ' ' : c)
        .filter(Person::isShown)
        .limit(NAME)
        .forEach(name::appendCodePoint);
    return name.toString().strip();
  }

  /** Formatting characters could turn the text around a name; lone surrogates are no text. */
  private static boolean isShown(int c) {
    int type = Character.getType(c);
    return type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.SURROGATE
        && type != Character.LINE_SEPARATOR
        && type != Character.PARAGRAPH_SEPARATOR
        && !BLANK.contains(c);
  }
}

package io.github.xiangqirules.xiangqi.record.tree;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;

/** What is thrown where nothing of a file is left. */
public final class Unreadable {
  private Unreadable() {}

  /** The exception for a file of that format, which fails at a byte. */
  public static NotationException file(String format, int offset, String message) {
    return at("byte", format, offset, message);
  }

  /** The exception for a text of that format, which fails at a character. */
  public static NotationException text(String format, int offset, String message) {
    return at("character", format, offset, message);
  }

  private static NotationException at(String unit, String format, int offset, String message) {
    return new NotationException(
        Problem.ofText(
            "record", format, offset, format + " at " + unit + " " + offset + ": " + message));
  }
}

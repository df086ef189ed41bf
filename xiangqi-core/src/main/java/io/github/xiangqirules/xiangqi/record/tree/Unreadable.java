package io.github.xiangqirules.xiangqi.record.tree;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;

/** What is thrown where nothing of a file is left. */
public final class Unreadable {
  private Unreadable() {}

  /** The exception for a file of that format. */
  public static NotationException file(String format, int offset, String message) {
    return new NotationException(
        Problem.ofText("record", format, offset, format + " at byte " + offset + ": " + message));
  }
}

package io.github.xiangqirules.opponents;

/** An opponent cannot go on: its program died, hung, or answered against the rules. */
public final class OpponentException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** What went wrong, for people. */
  public OpponentException(String message) {
    super(message);
  }

  /** What went wrong, for people, and its cause. */
  public OpponentException(String message, Throwable cause) {
    super(message, cause);
  }
}

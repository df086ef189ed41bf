package io.github.xiangqirules.opponents;

/** An opponent cannot go on: its program died, hung, gave up, or answered against the rules. */
public final class OpponentException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Why an opponent cannot go on. */
  public enum Kind {
    /** Its program cannot be started, or does not play this game or this position. */
    UNUSABLE,
    /** Its program ended. */
    DIED,
    /** Its program did not answer in time. */
    SILENT,
    /** Its program answered with a move that is not legal, or with none at all. */
    ILLEGAL_MOVE,
    /** Its program resigned. */
    RESIGNED,
    /** Its program holds the game to be drawn, and plays no further move. */
    DRAW_CLAIMED
  }

  private final Kind kind;

  /** What went wrong, for programs and for people. */
  public OpponentException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  /** What went wrong, for programs and for people, and its cause. */
  public OpponentException(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  /** What went wrong, for programs. */
  public Kind kind() {
    return kind;
  }
}

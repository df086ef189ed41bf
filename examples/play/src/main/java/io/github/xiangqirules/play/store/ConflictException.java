package io.github.xiangqirules.play.store;

/** Another server, or another thread, has stored an event of that number first. */
public final class ConflictException extends StoreException {
  private static final long serialVersionUID = 1;

  /** A conflict that the database reported. */
  public ConflictException(Throwable cause) {
    super("an event of this number is stored already", cause);
  }
}

package io.github.xiangqirules.play.store;

/** The database did not do what it was asked to. */
public sealed class StoreException extends RuntimeException permits ConflictException {
  private static final long serialVersionUID = 1;

  /** What failed. */
  public StoreException(String message, Throwable cause) {
    super(message, cause);
  }

  /** What failed. */
  public StoreException(String message) {
    super(message);
  }
}

package io.github.xiangqirules.play.room;

/** What time it is, and what is to be done later. Tests have a time of their own. */
public interface Time extends AutoCloseable {
  /** Milliseconds since 1970. */
  long now();

  /** Does something when so many milliseconds have passed, unless it is closed by then. */
  void after(long millis, Runnable task);

  @Override
  void close();
}

package io.github.xiangqirules.opponents.engine;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** How long an answer may still take. */
final class Waiting {
  private static final long NEVER = -1;

  private final long patience;
  private final long begin = System.nanoTime();
  private final boolean timed;
  private long last;
  private long heard;
  private long knocked = NEVER;

  /** Without a time the answer may take for ever, if the program gives signs of life. */
  Waiting(@Nullable Duration time, Duration patience) {
    this.patience = patience.toNanos();
    this.timed = time != null;
    this.last = time == null ? Long.MAX_VALUE : time.toNanos() + this.patience;
  }

  private long now() {
    return System.nanoTime() - begin;
  }

  /** The program printed something. */
  void heard() {
    heard = now();
    knocked = NEVER;
  }

  /** The program was asked for a sign of life. */
  void knocked() {
    knocked = now();
  }

  /** The program was told to stop: there is only patience left. */
  void hurry() {
    last = Math.min(last, now() + patience);
  }

  /** Whether a program that may take for ever was not heard of for long. */
  boolean isQuiet() {
    return !timed && knocked == NEVER && now() - heard > patience;
  }

  /** Whether there is nothing to be waited for any more. */
  boolean isOver() {
    return now() > last || (knocked != NEVER && now() - knocked > patience);
  }
}

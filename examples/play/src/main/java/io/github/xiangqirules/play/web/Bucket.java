package io.github.xiangqirules.play.web;

import java.util.function.LongSupplier;

/** A bucket of tokens: so many at once, and then as fast as it fills again. */
final class Bucket {
  private final double capacity;
  private final double perNano;
  private final LongSupplier nanos;
  private double tokens;
  private long filled;

  /**
   * A full bucket.
   *
   * @param capacity how many may be taken at once
   * @param perSecond how many come back in a second
   */
  Bucket(double capacity, double perSecond, LongSupplier nanos) {
    this.capacity = capacity;
    this.perNano = perSecond / 1e9;
    this.nanos = nanos;
    this.tokens = capacity;
    this.filled = nanos.getAsLong();
  }

  /** Takes one token if there is one. */
  synchronized boolean take() {
    long now = nanos.getAsLong();
    tokens = Math.min(capacity, tokens + (now - filled) * perNano);
    filled = now;
    if (tokens < 1) {
      return false;
    }
    tokens--;
    return true;
  }
}

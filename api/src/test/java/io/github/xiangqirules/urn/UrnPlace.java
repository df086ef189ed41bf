package io.github.xiangqirules.urn;

import io.github.xiangqirules.api.Place;

/** The two places. */
public enum UrnPlace implements Place {
  HEAP,
  URN;

  @Override
  public int file() {
    return ordinal();
  }

  @Override
  public int rank() {
    return 0;
  }

  @Override
  public String text() {
    return ordinal() == 0 ? "heap" : "urn";
  }
}

package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Place;

/** A place on no board. */
enum Elsewhere implements Place {
  /** The only one. */
  PLACE;

  @Override
  public int file() {
    return 0;
  }

  @Override
  public int rank() {
    return 0;
  }

  @Override
  public String text() {
    return "a1";
  }
}

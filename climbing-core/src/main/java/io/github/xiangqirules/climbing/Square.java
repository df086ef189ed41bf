package io.github.xiangqirules.climbing;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.xiangqirules.api.Place;

/** The sixteen squares, rank 1 first and in each rank from file a to file d. */
public enum Square implements Place {
  /** File a, rank 1. */
  A1,
  /** File b, rank 1. */
  B1,
  /** File c, rank 1. */
  C1,
  /** File d, rank 1. */
  D1,
  /** File a, rank 2. */
  A2,
  /** File b, rank 2. */
  B2,
  /** File c, rank 2. */
  C2,
  /** File d, rank 2. */
  D2,
  /** File a, rank 3. */
  A3,
  /** File b, rank 3. */
  B3,
  /** File c, rank 3. */
  C3,
  /** File d, rank 3. */
  D3,
  /** File a, rank 4. */
  A4,
  /** File b, rank 4. */
  B4,
  /** File c, rank 4. */
  C4,
  /** File d, rank 4. */
  D4;

  static final int WIDTH = 4;
  private static final Square[] VALUES = values();

  private final String text;

  Square() {
    text = "" + (char) ('a' + ordinal() % WIDTH) + (char) ('1' + ordinal() / WIDTH);
  }

  /**
   * The square of a file and a rank, each 0 to 3.
   *
   * @throws IllegalArgumentException if that is off the board
   */
  public static Square of(int file, int rank) {
    checkArgument(
        file >= 0 && file < WIDTH && rank >= 0 && rank < WIDTH,
        "no square on file %s, rank %s",
        file,
        rank);
    return VALUES[rank * WIDTH + file];
  }

  static Square at(int index) {
    return VALUES[index];
  }

  @Override
  public int file() {
    return ordinal() % WIDTH;
  }

  @Override
  public int rank() {
    return ordinal() / WIDTH;
  }

  @Override
  public String text() {
    return text;
  }
}

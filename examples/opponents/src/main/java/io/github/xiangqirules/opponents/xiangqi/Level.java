package io.github.xiangqirules.opponents.xiangqi;

/**
 * How well an opponent plays.
 *
 * @param depth the plies it looks ahead at most
 * @param nodes the positions it looks at for one move at most
 * @param whim by how much it may value a move too high, in hundredths of a crossed soldier; another
 *     amount below it is drawn for each move
 * @param blunders of a hundred moves those that it makes without looking
 */
record Level(int depth, long nodes, int whim, int blunders) {
  /** The number of levels. */
  static final int COUNT = 10;

  private static final Level[] LEVELS = {
    new Level(1, 10_000, 500, 75),
    new Level(1, 10_000, 500, 35),
    new Level(1, 10_000, 300, 15),
    new Level(1, 10_000, 120, 5),
    new Level(2, 10_000, 80, 0),
    new Level(3, 10_000, 50, 0),
    new Level(4, 10_000, 30, 0),
    new Level(6, 10_000, 10, 0),
    new Level(8, 40_000, 0, 0),
    new Level(Values.MAX_PLY, Long.MAX_VALUE, 0, 0),
  };

  static Level of(int number) {
    if (number < 1 || number > COUNT) {
      throw new IllegalArgumentException("levels are 1 to " + COUNT + ", not " + number);
    }
    return LEVELS[number - 1];
  }
}

package io.github.xiangqirules.opponents.xiangqi;

/**
 * How well an opponent plays.
 *
 * @param depth the plies it looks ahead at most
 * @param nodes the positions it looks at for one move at most
 * @param whim by how much it may value a move too high, in hundredths of a crossed soldier; another
 *     amount below it is drawn for each move
 */
record Level(int depth, long nodes, int whim) {
  /** The number of levels. */
  static final int COUNT = 10;

  private static final Level[] LEVELS = {
    new Level(1, 10_000, 900),
    new Level(1, 10_000, 350),
    new Level(1, 10_000, 120),
    new Level(2, 10_000, 120),
    new Level(2, 10_000, 40),
    new Level(3, 10_000, 30),
    new Level(4, 10_000, 20),
    new Level(6, 10_000, 10),
    new Level(8, 50_000, 0),
    new Level(Values.MAX_PLY, Long.MAX_VALUE, 0),
  };

  static Level of(int number) {
    if (number < 1 || number > COUNT) {
      throw new IllegalArgumentException("levels are 1 to " + COUNT + ", not " + number);
    }
    return LEVELS[number - 1];
  }
}

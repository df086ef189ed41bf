package io.github.xiangqirules.opponents.climbing;

/**
 * What is taken from full strength at a level.
 *
 * @param depth the most plies that it looks ahead
 * @param nodes the most positions that it looks at
 * @param whim up to how much it misjudges each of its moves, in points of the evaluation
 */
record Level(int depth, long nodes, int whim) {
  private static final int ANY_DEPTH = 64;

  private static final Level[] LEVELS = {
    new Level(1, 400, 500),
    new Level(1, 400, 240),
    new Level(1, 400, 120),
    new Level(1, 400, 50),
    new Level(2, 1_000, 40),
    new Level(2, 2_000, 15),
    new Level(3, 4_000, 5),
    new Level(4, 8_000, 0),
    new Level(8, 20_000, 0),
    new Level(ANY_DEPTH, Long.MAX_VALUE, 0),
  };

  static final int COUNT = LEVELS.length;

  static Level of(int number) {
    if (number < 1 || number > COUNT) {
      throw new IllegalArgumentException("levels are 1 to " + COUNT);
    }
    return LEVELS[number - 1];
  }
}

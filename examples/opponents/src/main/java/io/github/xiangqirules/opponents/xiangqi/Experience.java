package io.github.xiangqirules.opponents.xiangqi;

import java.util.Arrays;

/**
 * Which quiet moves were good before: the last two that refuted at each ply, the one that refuted
 * each move of the enemy, and how each piece did on each point, alone and after a move of the
 * enemy.
 */
final class Experience {
  private static final int MAX = 16_384;
  private static final int PLACES = Pieces.CODES * Pieces.POINTS;

  private final int[] killers = new int[2 * (Values.MAX_PLY + 2)];
  private final int[] counters = new int[PLACES + 1];
  private final int[] single = new int[PLACES];
  private final short[] pairs = new short[(PLACES + 1) * PLACES];

  /** A piece that arrives on a point, as an index. {@link #NOTHING} is a pass or the start. */
  static int place(int code, int point) {
    return code * Pieces.POINTS + point;
  }

  /** No move came before. */
  static final int NOTHING = PLACES;

  /** Forgets everything. */
  void clear() {
    Arrays.fill(killers, 0);
    Arrays.fill(counters, 0);
    Arrays.fill(single, 0);
    Arrays.fill(pairs, (short) 0);
  }

  /** Keeps what is known for the next search, with less weight. */
  void fade() {
    Arrays.fill(killers, 0);
    for (int i = 0; i < single.length; i++) {
      single[i] /= 4;
    }
  }

  boolean isKiller(int ply, int move) {
    return killers[2 * ply] == move || killers[2 * ply + 1] == move;
  }

  int firstKiller(int ply) {
    return killers[2 * ply];
  }

  /** The killers of the ply after the next belong to another line. */
  void newLine(int ply) {
    killers[2 * ply + 4] = 0;
    killers[2 * ply + 5] = 0;
  }

  int counter(int before) {
    return counters[before];
  }

  /** How well a quiet move did, from minus to plus 32,768. */
  int worth(int before, int place) {
    return single[place] + pairs[before * PLACES + place];
  }

  /** A quiet move refuted. */
  void refuted(int ply, int before, int move) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    counters[before] = move;
  }

  /** Moves the worth of a quiet move by some points, less the nearer it is to its end. */
  void learn(int before, int place, int points) {
    single[place] += points - single[place] * Math.abs(points) / MAX;
    int pair = before * PLACES + place;
    pairs[pair] += (short) (points - pairs[pair] * Math.abs(points) / MAX);
  }
}

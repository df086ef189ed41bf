package io.github.xiangqirules.opponents.xiangqi;

import java.util.Arrays;

/**
 * What was found about positions that were searched before. Of fixed size; an entry is two longs,
 * the key and a packed word. Two neighbouring entries share a bucket: a new result replaces the one
 * that is older or was searched less deep.
 */
final class TranspositionTable {
  /** The kinds of bounds, as bits: a value is exact when it is both. */
  static final int LOWER = 1;

  static final int UPPER = 2;
  static final int EXACT = LOWER | UPPER;

  /** No entry. An entry always has a bound, so no entry is 0. */
  static final long MISS = 0;

  // The word from its low bits: move 13, bound 2, depth 8, age 6, value 16, estimate 16.
  private static final int BOUND = 13;
  private static final int DEPTH = 15;
  private static final int AGE = 23;
  private static final int VALUE = 29;
  private static final int ESTIMATE = 45;
  private static final int MAX_AGE = 63;

  private final long[] table;
  private final int mask;
  private int age;

  /**
   * A table.
   *
   * @param megabytes its size, rounded down to a power of two; at least 1
   */
  TranspositionTable(int megabytes) {
    int entries = Integer.highestOneBit(megabytes) << 16;
    table = new long[2 * entries];
    mask = entries - 1;
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(table, 0);
    age = 0;
  }

  /** From now on the entries so far are the first to be replaced. */
  void grow() {
    age = (age + 1) & MAX_AGE;
  }

  /** The word of a position, or {@link #MISS}. */
  long probe(long key) {
    int index = index(key);
    if (table[index] == key) {
      return table[index + 1];
    }
    index ^= 2;
    return table[index] == key ? table[index + 1] : MISS;
  }

  private int index(long key) {
    return ((int) (key >>> 32) & mask) << 1;
  }

  /**
   * Remembers a result.
   *
   * @param move the code of the best move; 0 for none, which keeps the one known before
   * @param value as {@link #toTable} gives it
   */
  void store(long key, int move, int bound, int depth, int value, int estimate) {
    int index = index(key);
    if (table[index] != key) {
      int other = index ^ 2;
      if (table[other] == key || worth(table[other + 1]) < worth(table[index + 1])) {
        index = other;
      }
    }
    int best = move;
    if (table[index] == key) {
      long old = table[index + 1];
      if (best == 0) {
        best = move(old);
      }
      // A much deeper result of this search is worth more than a new bound.
      if (bound != EXACT && age(old) == age && depth < depth(old) - 3) {
        return;
      }
    }
    table[index] = key;
    table[index + 1] =
        best
            | (long) bound << BOUND
            | (long) Math.max(0, Math.min(depth, 0xff)) << DEPTH
            | (long) age << AGE
            | (long) (value & 0xffff) << VALUE
            | (long) (estimate & 0xffff) << ESTIMATE;
  }

  private int worth(long word) {
    return word == MISS ? -1 : depth(word) + (age(word) == age ? 256 : 0);
  }

  static int move(long word) {
    return (int) word & 0x1fff;
  }

  static int bound(long word) {
    return (int) (word >>> BOUND) & 3;
  }

  /**
   * Whether the value of an entry, as told at its ply, is enough for a window that ends at beta.
   */
  static boolean settles(long word, int value, int beta) {
    return (bound(word) & (value >= beta ? LOWER : UPPER)) != 0;
  }

  static int depth(long word) {
    return (int) (word >>> DEPTH) & 0xff;
  }

  private static int age(long word) {
    return (int) (word >>> AGE) & MAX_AGE;
  }

  static int estimate(long word) {
    return (short) (word >>> ESTIMATE);
  }

  /** The value of an entry at a ply: a mate is told from the root, and kept from its position. */
  static int value(long word, int ply) {
    int value = (short) (word >>> VALUE);
    return Values.isMate(value) ? value - Integer.signum(value) * ply : value;
  }

  /** The value to store for one found at a ply. */
  static int toTable(int value, int ply) {
    return Values.isMate(value) ? value + Integer.signum(value) * ply : value;
  }
}

package io.github.xiangqirules.xiangqi.adjudication;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * A small list of pairs of attacker and victim. A pair is an int: the attacker's point, then the
 * victim's in seven bits.
 */
public final class Pairs {
  private int[] pairs = new int[4];
  private int count;

  void add(int pair) {
    if (count == pairs.length) {
      pairs = Arrays.copyOf(pairs, 2 * count);
    }
    pairs[count++] = pair;
  }

  /** How many there are. */
  public int count() {
    return count;
  }

  /** The point of an attacker. */
  public int attacker(int index) {
    return attackerOf(pairs[index]);
  }

  /** The point of a victim. */
  public int victim(int index) {
    return victimOf(pairs[index]);
  }

  int get(int index) {
    return pairs[index];
  }

  static int pair(int attacker, int victim) {
    return attacker << 7 | victim;
  }

  static int attackerOf(int pair) {
    return pair >> 7;
  }

  static int victimOf(int pair) {
    return pair & 0x7f;
  }

  /** The victims, a bit for each by the number that its point has. */
  int victims(byte[] names) {
    int victims = 0;
    for (int i = 0; i < count; i++) {
      victims |= 1 << names[victimOf(pairs[i])];
    }
    return victims;
  }

  /** The same pairs, those that are chosen first. */
  Pairs first(IntPredicate chosen) {
    if (count < 2) {
      return this;
    }
    Pairs ordered = only(chosen);
    Pairs others = only(chosen.negate());
    for (int i = 0; i < others.count; i++) {
      ordered.add(others.pairs[i]);
    }
    return ordered;
  }

  /** Those of the pairs that are chosen. */
  Pairs only(IntPredicate chosen) {
    Pairs some = new Pairs();
    for (int i = 0; i < count; i++) {
      if (chosen.test(pairs[i])) {
        some.add(pairs[i]);
      }
    }
    return some;
  }

  boolean contains(int pair) {
    for (int i = 0; i < count; i++) {
      if (pairs[i] == pair) {
        return true;
      }
    }
    return false;
  }

  boolean containsVictim(int victim) {
    for (int i = 0; i < count; i++) {
      if (victimOf(pairs[i]) == victim) {
        return true;
      }
    }
    return false;
  }
}

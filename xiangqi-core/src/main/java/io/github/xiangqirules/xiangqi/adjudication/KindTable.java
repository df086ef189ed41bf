package io.github.xiangqirules.xiangqi.adjudication;

import com.google.common.collect.ImmutableSetMultimap;
import io.github.xiangqirules.api.PieceKind;

/** Pairs of kinds, packed for the chase finder: a bit for each pair of ordinals. */
final class KindTable {
  private static final int KINDS = PieceKind.values().length;

  private final long pairs;

  private KindTable(long pairs) {
    this.pairs = pairs;
  }

  static KindTable of(ImmutableSetMultimap<PieceKind, PieceKind> pairs) {
    long packed = 0;
    for (var pair : pairs.entries()) {
      packed |= 1L << bit(pair.getKey().ordinal(), pair.getValue().ordinal());
    }
    return new KindTable(packed);
  }

  boolean has(int attacker, int victim) {
    return (pairs >>> bit(attacker, victim) & 1) != 0;
  }

  private static int bit(int attacker, int victim) {
    return attacker * KINDS + victim;
  }
}

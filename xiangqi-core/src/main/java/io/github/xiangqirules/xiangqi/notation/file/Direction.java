package io.github.xiangqirules.xiangqi.notation.file;

/** Where a move goes, in the order of their signs: {@code + - =} and 进 退 平. */
public enum Direction {
  /** Towards the other side. */
  ADVANCE,
  /** Towards the own side. */
  RETREAT,
  /** Along the rank. */
  TRAVERSE
}

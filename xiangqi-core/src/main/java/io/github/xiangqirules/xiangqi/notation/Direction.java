package io.github.xiangqirules.xiangqi.notation;

/** Where a move goes, in the order of their signs: {@code + - =} and 进 退 平. */
enum Direction {
  ADVANCE,
  RETREAT,
  TRAVERSE
}

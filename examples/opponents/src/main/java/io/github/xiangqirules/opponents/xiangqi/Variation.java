package io.github.xiangqirules.opponents.xiangqi;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.xiangqi.XiangqiMove;

/** The best play of both sides from each ply on, as it is found. */
final class Variation {
  private static final int SIZE = Values.MAX_PLY + 2;

  private final int[] moves = new int[SIZE * SIZE];
  private final int[] ends = new int[SIZE];

  /** At a ply nothing is known yet. */
  void clear(int ply) {
    ends[ply] = ply;
  }

  /** A move at a ply is the best so far, followed by what is best at the next. */
  void extend(int ply, int move) {
    moves[ply * SIZE + ply] = move;
    int end = ends[ply + 1];
    System.arraycopy(
        moves, (ply + 1) * SIZE + ply + 1, moves, ply * SIZE + ply + 1, Math.max(0, end - ply - 1));
    ends[ply] = Math.max(end, ply + 1);
  }

  /** The whole line from the root. */
  ImmutableList<XiangqiMove> line() {
    ImmutableList.Builder<XiangqiMove> line = ImmutableList.builder();
    for (int ply = 0; ply < ends[0]; ply++) {
      line.add(Moves.move(moves[ply]));
    }
    return line.build();
  }
}

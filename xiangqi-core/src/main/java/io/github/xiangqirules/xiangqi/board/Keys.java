package io.github.xiangqirules.xiangqi.board;

import io.github.xiangqirules.api.Piece;

/**
 * The keys of positions: the exclusive or of one constant for each piece on its point, and of one
 * more when black is to move. The constants are the SplitMix64 sequence from 1 and never change,
 * since keys are stored by users.
 */
final class Keys {
  private static final long[] CONSTANTS = splitMix(Piece.values().length * Geometry.POINTS + 1);
  private static final int BLACK_TO_MOVE = CONSTANTS.length - 1;

  private Keys() {}

  private static long[] splitMix(int length) {
    long[] sequence = new long[length];
    long state = 1;
    for (int i = 0; i < length; i++) {
      state += 0x9e3779b97f4a7c15L;
      long z = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
      z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
      sequence[i] = z ^ (z >>> 31);
    }
    return sequence;
  }

  static long of(Board board) {
    long key = board.side == 0 ? 0 : CONSTANTS[BLACK_TO_MOVE];
    long low = board.ownLow | board.enemyLow;
    long high = board.ownHigh | board.enemyHigh;
    while ((low | high) != 0) {
      int point = PointSet.first(low, high);
      high = PointSet.highAfterFirst(low, high);
      low &= low - 1;
      key ^= CONSTANTS[board.pieceAt(point) * Geometry.POINTS + point];
    }
    return key;
  }
}

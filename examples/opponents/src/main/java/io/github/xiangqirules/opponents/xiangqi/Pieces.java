package io.github.xiangqirules.opponents.xiangqi;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Where the pieces stand, in a form that goes along with the search: each move changes the key and
 * the sum of the placements a little, and taking it back restores them. The moves themselves come
 * from the position; this only answers fast what the evaluation and the move ordering ask.
 *
 * <p>A piece is the ordinal of {@link io.github.xiangqirules.api.Piece}: the kind, and seven more
 * for black. A point is the ordinal of {@link io.github.xiangqirules.xiangqi.Point}.
 */
final class Pieces {
  /** No piece. */
  static final int NONE = -1;

  static final int GENERAL = 0;
  static final int ADVISOR = 1;
  static final int ELEPHANT = 2;
  static final int CHARIOT = 3;
  static final int HORSE = 4;
  static final int CANNON = 5;
  static final int SOLDIER = 6;

  static final int KINDS = 7;
  static final int CODES = 2 * KINDS;
  static final int POINTS = 90;

  /** No kind has more pieces on a side. */
  static final int MOST = 5;

  private static final long[] KEYS = new SplittableRandom(10).longs(CODES * POINTS).toArray();
  private static final long PASS = new SplittableRandom(11).nextLong();

  /** The piece on each point. */
  final byte[] at = new byte[POINTS];

  /** The points of the pieces of each code, in no order. */
  final byte[] points = new byte[CODES * MOST];

  /** How many pieces there are of each code. */
  final byte[] counts = new byte[CODES];

  private final byte[] slots = new byte[POINTS];
  private long key;
  private int placement;

  /** Takes over a position. */
  void set(XiangqiPosition position) {
    Arrays.fill(at, (byte) NONE);
    Arrays.fill(counts, (byte) 0);
    key = 0;
    placement = 0;
    position.pieces().forEach((point, piece) -> put(piece.ordinal(), point.ordinal()));
    if (position.sideToMove() == Color.BLACK) {
      pass();
    }
  }

  /** Equal for equal placements with the same side to move, and hardly ever for others. */
  long key() {
    return key;
  }

  /** Material and placement, positive if better for red. */
  int placement() {
    return placement;
  }

  /** The point of a piece of which there is only one, or of the first in no order. */
  int first(int code) {
    return points[code * MOST];
  }

  /** Moves a piece; gives the piece taken or {@link #NONE}. */
  int move(int from, int to) {
    int taken = at[to];
    if (taken != NONE) {
      remove(taken, to);
    }
    shift(from, to);
    pass();
    return taken;
  }

  /** Takes a move back. */
  void takeBack(int from, int to, int taken) {
    pass();
    shift(to, from);
    if (taken != NONE) {
      put(taken, to);
    }
  }

  /** Gives the move to the other side. */
  void pass() {
    key ^= PASS;
  }

  private void put(int code, int point) {
    int slot = code * MOST + counts[code]++;
    points[slot] = (byte) point;
    slots[point] = (byte) slot;
    at[point] = (byte) code;
    key ^= KEYS[code * POINTS + point];
    placement += Placement.VALUES[code * POINTS + point];
  }

  private void remove(int code, int point) {
    int last = points[code * MOST + --counts[code]];
    int slot = slots[point];
    points[slot] = (byte) last;
    slots[last] = (byte) slot;
    at[point] = NONE;
    key ^= KEYS[code * POINTS + point];
    placement -= Placement.VALUES[code * POINTS + point];
  }

  private void shift(int from, int to) {
    int code = at[from];
    int slot = slots[from];
    points[slot] = (byte) to;
    slots[to] = (byte) slot;
    at[from] = NONE;
    at[to] = (byte) code;
    int index = code * POINTS;
    key ^= KEYS[index + from] ^ KEYS[index + to];
    placement += Placement.VALUES[index + to] - Placement.VALUES[index + from];
  }

  /** Whether a side has a piece that can attack far: without one a pass may be the best move. */
  boolean hasAttackers(int side) {
    int base = side * KINDS;
    return counts[base + CHARIOT] + counts[base + HORSE] + counts[base + CANNON] > 0;
  }
}

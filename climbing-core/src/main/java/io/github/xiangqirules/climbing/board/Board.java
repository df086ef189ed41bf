package io.github.xiangqirules.climbing.board;

import org.jspecify.annotations.Nullable;

/**
 * Sixteen stacks of up to three pieces. Each level is one long in which every square has a nibble
 * with the {@link Codes code} of what stands there. Immutable; the methods that change it check
 * nothing.
 */
public final class Board {
  /** The most pieces that a stack may hold. */
  public static final int MAX_HEIGHT = 3;

  /** Two face-down pieces on every square. */
  public static final Board START =
      new Board(Squares.each(Codes.FACE_DOWN), Squares.each(Codes.FACE_DOWN), 0);

  private final long level1;
  private final long level2;
  private final long level3;

  private Board(long level1, long level2, long level3) {
    this.level1 = level1;
    this.level2 = level2;
    this.level3 = level3;
  }

  /** A board of levels, the lowest first. */
  public static Board of(long[] levels) {
    return new Board(levels[0], levels[1], levels[2]);
  }

  private long level(int level) {
    return switch (level) {
      case 1 -> level1;
      case 2 -> level2;
      default -> level3;
    };
  }

  /** What stands on a level of a square, levels counted from 1. */
  public int code(int square, int level) {
    return nibble(level(level), square);
  }

  private static int nibble(long level, int square) {
    return (int) (level >>> Squares.shift(square)) & 15;
  }

  /** How many pieces stand on a square. */
  public int height(int square) {
    // Adding 15 carries into the fifth bit of each code but 0. Free of branches, which random play
    // would mispredict.
    return ((nibble(level1, square) + 15) >> 4)
        + ((nibble(level2, square) + 15) >> 4)
        + ((nibble(level3, square) + 15) >> 4);
  }

  /** The piece on top of a square, {@link Codes#EMPTY} where there is none. */
  public int top(int square) {
    return nibble(tops(), square);
  }

  /** The set of squares of at least that height, which is 1 to 3. */
  long atLeast(int height) {
    long level = level(height);
    return (level | level >>> 1 | level >>> 2 | level >>> 3) & Squares.ALL;
  }

  /** The top piece of every square in its nibble. */
  long tops() {
    return level3 | (level2 & ~Squares.every(atLeast(3))) | (level1 & ~Squares.every(atLeast(2)));
  }

  /** The face-up pieces, buried ones with them, as {@link PieceCounts}. */
  public long faceUp() {
    long counts = 0;
    for (int level = 1; level <= MAX_HEIGHT; level++) {
      for (int square = 0; square < Squares.COUNT; square++) {
        int code = code(square, level);
        if (code != Codes.EMPTY && code != Codes.FACE_DOWN) {
          counts += PieceCounts.one(code);
        }
      }
    }
    return counts;
  }

  /** The board with the face-down top of a square turned up as that piece. */
  public Board flip(int square, int code) {
    return with(height(square), at(square, Codes.FACE_DOWN ^ code), 0, 0);
  }

  /** The board with the top of one square moved onto another. */
  public Board step(int from, int to) {
    int code = top(from);
    return with(height(from), at(from, code), height(to) + 1, at(to, code));
  }

  /** The board with the top of one square in the place of the top of another. */
  public Board take(int from, int to) {
    int code = top(from);
    return with(height(from), at(from, code), height(to), at(to, code ^ top(to)));
  }

  private static long at(int square, int code) {
    return (long) code << Squares.shift(square);
  }

  /** Changes one nibble on each of two levels, which may be the same, by exclusive or. */
  private Board with(int levelA, long changeA, int levelB, long changeB) {
    return new Board(
        level1 ^ (levelA == 1 ? changeA : 0) ^ (levelB == 1 ? changeB : 0),
        level2 ^ (levelA == 2 ? changeA : 0) ^ (levelB == 2 ? changeB : 0),
        level3 ^ (levelA == 3 ? changeA : 0) ^ (levelB == 3 ? changeB : 0));
  }

  /** A hash of the stacks and a number, the same for ever: a chain of SplitMix64 steps. */
  public long key(long seed) {
    return mix(mix(mix(mix(seed) + level1) + level2) + level3);
  }

  /** The step of SplitMix64: a bijection in which every bit of the answer depends on all bits. */
  private static long mix(long value) {
    long z = value + 0x9E37_79B9_7F4A_7C15L;
    z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
    z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
    return z ^ z >>> 31;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Board that
        && level1 == that.level1
        && level2 == that.level2
        && level3 == that.level3;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key(0));
  }
}

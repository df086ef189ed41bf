package io.github.xiangqirules.climbing.board;

import com.google.common.collect.ImmutableMultiset;
import io.github.xiangqirules.api.Piece;

/**
 * Multisets of pieces as longs: the nibble of a piece's {@link Codes code} holds how often it is in
 * it. No multiset within the material of a game exceeds five of a piece.
 */
public final class PieceCounts {
  /** The 32 pieces of a xiangqi set. */
  public static final long MATERIAL = material();

  private PieceCounts() {}

  private static long material() {
    long all = 0;
    for (Piece piece : Piece.values()) {
      all += one(Codes.of(piece)) * piece.kind().inSet();
    }
    return all;
  }

  /** One piece of a code. */
  public static long one(int code) {
    return 1L << (code << 2);
  }

  /** How often a piece is in it. */
  public static int count(long counts, int code) {
    return (int) (counts >>> (code << 2)) & 15;
  }

  /** The codes of the pieces in it, as the lowest bits of their nibbles. */
  public static long distinct(long counts) {
    // A count is at most five, so three bits tell whether it is zero.
    return (counts | counts >>> 1 | counts >>> 2) & Squares.ALL;
  }

  /** How many pieces are in it. */
  public static int total(long counts) {
    // Adds the nibbles pairwise to bytes, and the multiplication adds the bytes in the highest one.
    long pairs = (counts & 0x0F0F_0F0F_0F0F_0F0FL) + ((counts >>> 4) & 0x0F0F_0F0F_0F0F_0F0FL);
    return (int) ((pairs * 0x0101_0101_0101_0101L) >>> 56);
  }

  /** The multiset, in the order of {@link Piece}. */
  public static ImmutableMultiset<Piece> multiset(long counts) {
    ImmutableMultiset.Builder<Piece> pieces = ImmutableMultiset.builder();
    for (Piece piece : Piece.values()) {
      pieces.addCopies(piece, count(counts, Codes.of(piece)));
    }
    return pieces.build();
  }
}

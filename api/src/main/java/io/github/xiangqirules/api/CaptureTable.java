package io.github.xiangqirules.api;

/**
 * Which kind may take which, apart from where the two stand. It is the same for both colours; a
 * piece never takes one of its own colour.
 *
 * <pre>{@code
 * rules.captureTable().takes(PieceKind.SOLDIER, PieceKind.GENERAL); // true in both games
 * }</pre>
 */
public interface CaptureTable {
  /** Whether a piece of the first kind may take an enemy piece of the second. */
  boolean takes(PieceKind attacker, PieceKind victim);

  /**
   * Whether this kind captures by jumping over a screen and in no other way, as the cannon does.
   */
  boolean byJumping(PieceKind attacker);

  /**
   * The capture rank of a kind, 1 being the highest. Kinds of one rank take each other; where all
   * kinds take all kinds, all have rank 1.
   */
  int rank(PieceKind kind);
}

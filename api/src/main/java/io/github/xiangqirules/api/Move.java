package io.github.xiangqirules.api;

import org.jspecify.annotations.Nullable;

/**
 * A move of a variant. The same value may be a <em>choice</em>, what a player picks, and a
 * <em>result</em>, what then happened; the two differ only where chance has a say. Turning up a
 * face-down piece is the choice "flip b2" and, once the piece is seen, the result "b2 is a red
 * cannon".
 *
 * <p>Moves are interned: equal moves are the same object, and making one costs no memory.
 */
public interface Move {
  /** Where the moving piece stands. */
  Place from();

  /** Where it goes; the same place as {@link #from} for a flip. */
  Place to();

  /**
   * Whether this move says all that happened. False only for a choice that chance has yet to
   * decide.
   */
  boolean isResult();

  /** The piece that chance brought to light; null when the move shows none. */
  @Nullable Piece revealed();

  /**
   * The canonical text, which needs no position to be read: {@code h2e2} in xiangqi; {@code b2?},
   * {@code b2=C}, {@code b2-b3} and {@code b2xb4} in Climbing Xiangqi. It has no blank in it and is
   * not the text of an {@link Ending}, so that a list of {@link Game#events} can be told apart.
   */
  String text();
}

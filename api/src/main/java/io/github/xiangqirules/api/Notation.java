package io.github.xiangqirules.api;

/**
 * A way of writing moves down.
 *
 * <pre>{@code
 * String text = notation.write(position, move);
 * notation.read(position, text); // the move alone
 * }</pre>
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public interface Notation<P extends Position<P, M>, M extends Move> extends MoveReader<P, M> {
  /**
   * The text of a move. No two legal moves of one position have the same text, and {@link #read}
   * gives back just this move.
   *
   * @param before the position in which the move is played
   * @throws IllegalMoveException if the move cannot be played there
   */
  String write(P before, M move);
}

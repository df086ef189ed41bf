package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;

/**
 * A way of writing moves down.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public interface Notation<P extends Position<P, M>, M extends Move> {
  /** The name of the notation in texts and on command lines, such as {@code uci}. */
  String id();

  /**
   * The text of a move. No two legal moves of one position have the same text.
   *
   * @param before the position in which the move is played
   * @throws IllegalMoveException if the move cannot be played there
   */
  String write(P before, M move);

  /**
   * All legal moves that a text may mean: none, one or several, and never a guess.
   *
   * @param before the position in which the move is played
   * @throws NotationException if the text is no move in this notation at all
   */
  ImmutableList<M> read(P before, String text);
}

package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;

/**
 * Reads moves as people and programs write them down. A {@link Notation} is one that can also
 * write.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public interface MoveReader<P extends Position<P, M>, M extends Move> {
  /** The name in texts and on command lines, such as {@code uci}. */
  String id();

  /**
   * All legal moves that a text may mean: none, one or several, and never a guess.
   *
   * @param before the position in which the move is played
   * @throws NotationException if the text is no move in this notation at all
   */
  ImmutableList<M> read(P before, String text);
}

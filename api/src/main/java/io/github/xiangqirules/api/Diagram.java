package io.github.xiangqirules.api;

/**
 * Draws positions for people.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public interface Diagram<P extends Position<P, M>, M extends Move> {
  /** The board in lines of plain text, each ended by a line feed. */
  String text(P position, Marks<M> marks);
}

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

  /**
   * The board as a picture: a whole SVG document that needs nothing beside it, to be stored as a
   * file or set into a page as it is. It names no ids, so that one page may show several.
   */
  String svg(P position, Marks<M> marks);
}

package io.github.xiangqirules.api;

/**
 * Is shown each result of a position by {@link Position#forEachResult}.
 *
 * @param <P> the position
 * @param <M> the move
 */
@FunctionalInterface
public interface ResultVisitor<P, M> {
  /**
   * Called once for each distinct result.
   *
   * @param result what happened
   * @param next the position after it
   * @param ways in how many equally likely ways chance gives this result of its choice; 1 without
   *     chance
   */
  void visit(M result, P next, int ways);
}

package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;

/**
 * Any placement of pieces, such as an editor holds, possible in a game or not. It knows all its
 * defects, and becomes a position when it has none.
 *
 * <pre>{@code
 * Setup<?> setup = rules.parseSetup(text);
 * setup.problems().forEach(problem -> show(problem.place(), problem.message()));
 * }</pre>
 *
 * @param <P> the position of the variant
 */
public interface Setup<P> {
  /** All defects that keep the placement from being played; empty when it can be. */
  ImmutableList<Problem> problems();

  /**
   * The position.
   *
   * @throws InvalidPositionException with all {@link #problems} if there are any
   */
  P position();

  /** The canonical text, defects or not; the variant's {@link Rules#parseSetup} reads it back. */
  String text();
}

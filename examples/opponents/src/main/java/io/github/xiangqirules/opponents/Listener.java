package io.github.xiangqirules.opponents;

/**
 * Follows an opponent while it thinks, and may stop it. Called on the thread that thinks.
 *
 * @param <M> the move of the variant
 */
public interface Listener<M> {
  /** Takes note of what has been found so far. */
  default void progress(Progress<M> progress) {}

  /**
   * Whether the opponent shall stop and play the best move it has; asked every millisecond or so.
   */
  default boolean cancelled() {
    return false;
  }

  /** Follows nothing and stops nothing. */
  static <M> Listener<M> none() {
    return new Listener<>() {};
  }
}

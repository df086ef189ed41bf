package io.github.xiangqirules.api;

/**
 * A seat at the board: who moves first and who second. A seat is not a colour; {@link
 * Position#color} tells which colour a seat has.
 */
public enum Player {
  /** The player who makes the first move of a game. */
  FIRST,
  /** The player who answers. */
  SECOND;

  /** The other seat. */
  public Player opponent() {
    return this == FIRST ? SECOND : FIRST;
  }
}

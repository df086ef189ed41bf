package io.github.xiangqirules.xiangqi.diagram;

/** What is written along the edges of the board. */
public enum CoordinateStyle {
  /** Nothing. */
  NONE,
  /** Files a to i and ranks 0 to 9, as in {@code h2e2}. */
  LETTERS,
  /** The files as each player counts them from the right: 一 to 九 for red, 1 to 9 for black. */
  FILES
}

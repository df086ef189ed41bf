package io.github.xiangqirules.opponents;

/** How good a position is for the side to move. */
public sealed interface Score {
  /**
   * An estimate.
   *
   * @param points hundredths of a soldier; positive if better for the side to move
   */
  record Points(int points) implements Score {}

  /**
   * A forced win or loss, seen to its end.
   *
   * @param moves moves of the winner until then; negative if the side to move loses
   */
  record Forced(int moves) implements Score {}
}

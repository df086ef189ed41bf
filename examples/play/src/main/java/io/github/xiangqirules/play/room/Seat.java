package io.github.xiangqirules.play.room;

/**
 * Who sits there.
 *
 * @param name what others see
 * @param tokenHash the hash of the token that holds the seat; empty for the computer
 * @param level how well the computer plays; empty for a person
 */
public record Seat(String name, String tokenHash, String level) {
  /** Whether the computer plays here. */
  public boolean isComputer() {
    return !level.isEmpty();
  }

  /** Nothing of the token. */
  @Override
  public String toString() {
    return "Seat[" + name + "]";
  }
}

package io.github.xiangqirules.xiangqi.adjudication;

/**
 * The plies since the last capture: how many there were before those that are looked at, such as
 * those before the game, and the others one by one.
 */
public final class QuietRun {
  private final int before;
  private final int firstMover;
  private final boolean[] checks;

  /**
   * A run.
   *
   * @param before the plies that the position before the others counts
   * @param firstMover the side that made the first of the others
   * @param checks of each of the others whether it gave check
   */
  public QuietRun(int before, int firstMover, boolean[] checks) {
    this.before = before;
    this.firstMover = firstMover;
    this.checks = checks.clone();
  }

  /** All plies, each counted once. */
  int plies() {
    return before + checks.length;
  }

  /**
   * The plies as the computer rule counts them: of a side's checks the first ten, and once the
   * opponent has given more, no answer to a check.
   */
  int pliesWithFewChecks() {
    int counted = before;
    int[] given = new int[2];
    boolean answersCheck = false;
    for (int i = 0; i < checks.length; i++) {
      int side = (firstMover + i) & 1;
      given[side] += checks[i] ? 1 : 0;
      boolean checksTooOften = checks[i] && given[side] > MoveLimit.FREE_CHECKS;
      boolean answersTooMany = answersCheck && given[side ^ 1] > MoveLimit.FREE_CHECKS;
      counted += checksTooOften || answersTooMany ? 0 : 1;
      answersCheck = checks[i];
    }
    return counted;
  }

  /**
   * The moves of a side. The plies before alternate too; if they are odd in number, the opponent of
   * the first mover made one more.
   */
  int moves(int side) {
    int first = (checks.length + 1) / 2 + before / 2;
    return side == firstMover ? first : plies() - first;
  }

  /** The checks that a side gave, of the plies that are looked at. */
  int checks(int side) {
    int given = 0;
    for (int i = 0; i < checks.length; i++) {
      given += checks[i] && ((firstMover + i) & 1) == side ? 1 : 0;
    }
    return given;
  }
}

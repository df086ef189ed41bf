package io.github.xiangqirules.climbing.record;

import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;

/** What the moves of a record have around them. */
final class Movetext {
  private static final String WINS = " wins";
  private static final String DRAW = "draw";
  private static final String OPEN = "*";

  /** All that a last line can be. */
  static final ImmutableSet<String> RESULTS =
      ImmutableSet.of(Player.FIRST + WINS, Player.SECOND + WINS, DRAW, OPEN);

  private Movetext() {}

  /**
   * The number before a move: before each of the player who moves first, and before the first of a
   * game; empty where there is none.
   *
   * @param startPly the plies played before the game's start
   * @param plies the plies played since
   */
  static String number(int startPly, int plies) {
    int ply = startPly + plies;
    if (ply % 2 == 0) {
      return ply / 2 + 1 + ".";
    }
    return plies == 0 ? ply / 2 + 1 + "..." : "";
  }

  /** The last line. */
  static String result(Outcome outcome) {
    if (outcome instanceof Outcome.Won won) {
      return won.winner() + WINS;
    }
    return outcome.isOver() ? DRAW : OPEN;
  }
}

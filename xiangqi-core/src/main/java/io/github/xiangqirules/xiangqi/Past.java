package io.github.xiangqirules.xiangqi;

import io.github.xiangqirules.api.History;
import io.github.xiangqirules.xiangqi.adjudication.MoveLimit;
import io.github.xiangqirules.xiangqi.adjudication.QuietRun;
import io.github.xiangqirules.xiangqi.adjudication.Window;
import io.github.xiangqirules.xiangqi.board.Board;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Cuts out of a game the plies that a rule book judges. */
final class Past {
  /** A side goes away and comes back, and so does the other: nothing comes again sooner. */
  private static final int SHORTEST_CYCLE = 4;

  private Past() {}

  /**
   * The window back to the oldest of so many occurrences of the position now; null if there are not
   * so many. Nothing before the last capture can come again: after few quiet plies this costs
   * nothing, and else one comparison for every second quiet ply.
   */
  static @Nullable Window window(History<XiangqiPosition, XiangqiMove> now, int fold) {
    if (quietPliesOfGame(now) < SHORTEST_CYCLE * (fold - 1)) {
      return null;
    }
    History<XiangqiPosition, XiangqiMove> oldest = now;
    for (int seen = 1; oldest != null && seen < fold; seen++) {
      oldest = oldest.lastOccurrence();
    }
    return oldest == null ? null : cut(now, now.plies() - oldest.plies());
  }

  private static Window cut(History<XiangqiPosition, XiangqiMove> now, int length) {
    Board[] boards = new Board[length + 1];
    int[] from = new int[length];
    int[] to = new int[length];
    boards[length] = now.position().board();
    History<XiangqiPosition, XiangqiMove> at = now;
    for (int index = length - 1; index >= 0; index--) {
      XiangqiMove move = lastMove(at);
      from[index] = move.from().ordinal();
      to[index] = move.to().ordinal();
      at = before(at);
      boards[index] = at.position().board();
    }
    return new Window(boards, from, to);
  }

  /**
   * The plies since the last capture, with the checks of as many as can matter for that limit of
   * moves. Linear in the number of these.
   */
  static QuietRun quietRun(History<XiangqiPosition, XiangqiMove> now, MoveLimit rule, int limit) {
    boolean[] checks = new boolean[quietPliesOfGame(now)];
    int[] quiet = new int[2];
    History<XiangqiPosition, XiangqiMove> at = now;
    int first = checks.length;
    while (first > 0 && !rule.isSettled(quiet[0], quiet[1], limit)) {
      first--;
      checks[first] = at.position().inCheck();
      at = before(at);
      quiet[at.position().board().side()] += checks[first] ? 0 : 1;
    }
    return new QuietRun(
        at.position().quietPlies(),
        at.position().board().side(),
        Arrays.copyOfRange(checks, first, checks.length));
  }

  /** How many of the plies since the last capture were played in the game. */
  static int quietPliesOfGame(History<XiangqiPosition, XiangqiMove> now) {
    return Math.min(now.position().quietPlies(), now.plies());
  }

  private static History<XiangqiPosition, XiangqiMove> before(
      History<XiangqiPosition, XiangqiMove> history) {
    History<XiangqiPosition, XiangqiMove> previous = history.previous();
    if (previous == null) {
      throw new IllegalStateException("a history of fewer plies than it says");
    }
    return previous;
  }

  private static XiangqiMove lastMove(History<XiangqiPosition, XiangqiMove> history) {
    XiangqiMove move = history.lastMove();
    if (move == null) {
      throw new IllegalStateException("a history of fewer plies than it says");
    }
    return move;
  }
}

package io.github.xiangqirules.cli.uci;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What follows {@code go}. Words that mean nothing are left out.
 *
 * @param budget the limits
 * @param waits whether the answer waits for {@code stop} or {@code ponderhit}
 * @param moves the moves among which to choose; empty for all
 */
record GoCommand(Budget budget, boolean waits, ImmutableList<XiangqiMove> moves) {
  /** The moves for which the time on a clock has to last, if nobody says. */
  private static final long MOVES_TO_GO = 30;

  /** What is kept for the way to the other program and back. */
  private static final long OVERHEAD_MILLIS = 20;

  private static final long MOST_MILLIS = Duration.ofDays(30).toMillis();

  static GoCommand parse(
      List<String> words,
      XiangqiPosition position,
      MoveReader<XiangqiPosition, XiangqiMove> notation) {
    Map<String, Long> numbers = new HashMap<>();
    List<XiangqiMove> moves = new ArrayList<>();
    boolean searchMoves = false;
    for (int i = 0; i < words.size(); i++) {
      Long number = i + 1 < words.size() ? Longs.tryParse(words.get(i + 1)) : null;
      if (number != null) {
        numbers.put(words.get(i), number);
      }
      searchMoves |= words.get(i).equals("searchmoves");
      if (searchMoves) {
        moves.addAll(read(notation, position, words.get(i)));
      }
    }
    boolean ponders = words.contains("ponder");
    return new GoCommand(
        budget(numbers, position.sideToMove()),
        ponders || words.contains("infinite"),
        ImmutableList.copyOf(moves));
  }

  private static List<XiangqiMove> read(
      MoveReader<XiangqiPosition, XiangqiMove> notation, XiangqiPosition position, String text) {
    try {
      List<XiangqiMove> moves = notation.read(position, text);
      return moves.size() == 1 ? moves : List.of();
    } catch (NotationException e) {
      return List.of();
    }
  }

  private static Budget budget(Map<String, Long> numbers, Color side) {
    Budget most = Budget.unlimited();
    long depth = numbers.getOrDefault("depth", (long) most.depth());
    if (numbers.containsKey("mate")) {
      long moves = Math.min(Math.max(1, numbers.getOrDefault("mate", 1L)), most.depth() / 2);
      depth = Math.min(depth, 2 * moves);
    }
    long nodes = numbers.getOrDefault("nodes", most.nodes());
    return new Budget(
        time(numbers, side == Color.RED ? "w" : "b", most.time()),
        Math.max(1, nodes),
        (int) Math.min(Math.max(1, depth), most.depth()));
  }

  private static Duration time(Map<String, Long> numbers, String side, Duration most) {
    Long moveTime = numbers.get("movetime");
    if (moveTime != null) {
      return millis(moveTime);
    }
    Long clock = numbers.get(side + "time");
    if (clock == null) {
      return most;
    }
    long left = Math.min(clock, MOST_MILLIS);
    long moves = Math.max(1, numbers.getOrDefault("movestogo", MOVES_TO_GO));
    long increment = Math.max(0, numbers.getOrDefault(side + "inc", 0L));
    long fair = left / moves + Math.min(increment, MOST_MILLIS) * 3 / 4;
    return millis(Math.min(fair, left * 2 / 3) - OVERHEAD_MILLIS);
  }

  private static Duration millis(long millis) {
    return Duration.ofMillis(Math.min(Math.max(1, millis), MOST_MILLIS));
  }
}

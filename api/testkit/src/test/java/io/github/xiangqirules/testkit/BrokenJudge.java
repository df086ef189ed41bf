package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.History;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Ruling;
import io.github.xiangqirules.urn.UrnMove;
import io.github.xiangqirules.urn.UrnRules;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Judges as the urn does, with a fault. */
final class BrokenJudge {
  private final Fault fault;
  private final UrnRules real;

  /** What has been judged since a game started. */
  private final Set<String> judged = new HashSet<>();

  BrokenJudge(Fault fault, UrnRules real) {
    this.fault = fault;
    this.real = real;
  }

  Outcome judge(History<BrokenPosition, UrnMove> history) {
    Outcome board = history.position().outcome();
    if (board.isOver()) {
      return fault == Fault.JUDGE_FORGETS_THE_BOARD ? new Outcome.Ongoing() : board;
    }
    if (history.plies() == 0) {
      judged.clear();
    }
    boolean again = !judged.add(history.position().text());
    if (fault == Fault.JUDGE_CHANGES_ITS_MIND) {
      return again ? claimable(history) : board;
    }
    return byOccurrences(history, board);
  }

  private Outcome byOccurrences(History<BrokenPosition, UrnMove> history, Outcome board) {
    int occurrences = history.occurrences();
    if (occurrences >= 5) {
      return new Outcome.Drawn(Reason.REPETITION, claimable(history).ruling());
    }
    return occurrences >= 3 ? claimable(history) : board;
  }

  private Outcome claimable(History<BrokenPosition, UrnMove> history) {
    int ply = history.plies();
    Ruling ruling =
        new Ruling(
            real.text(),
            "rule",
            1,
            fault == Fault.RULING_OF_ANOTHER_PLY ? ply - 1 : ply,
            ImmutableMap.of(),
            ImmutableList.of(),
            "the position came again");
    return new Outcome.Claimable(
        ImmutableSet.copyOf(Player.values()), Reason.REPETITION, Optional.of(ruling));
  }
}

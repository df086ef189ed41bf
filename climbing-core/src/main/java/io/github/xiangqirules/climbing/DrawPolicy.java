package io.github.xiangqirules.climbing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.History;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Ruling;
import io.github.xiangqirules.climbing.service.ClimbingVariant;
import java.util.Optional;

/** Judges a game: first a loss, then the draws that the host has chosen. */
final class DrawPolicy {
  private DrawPolicy() {}

  static Outcome judge(ClimbingRules rules, History<ClimbingPosition, ClimbingMove> history) {
    Outcome outcome = history.position().outcome();
    if (outcome.isOver()) {
      return outcome;
    }
    int repetition = rules.repetition();
    // To occur n times takes 2 (n - 1) quiet plies at least.
    if (repetition > 0
        && history.position().quietPlies() / 2 >= repetition - 1
        && history.occurrences() >= repetition) {
      return drawn(
          Reason.REPETITION,
          "repetition",
          firstOccurrence(history) + 1,
          history,
          "The same stacks with the same side to move occurred "
              + repetition
              + " times. The game is drawn.");
    }
    int quietPlies = rules.quietPlies();
    if (quietPlies > 0 && history.position().quietPlies() >= quietPlies) {
      return drawn(
          Reason.MOVE_LIMIT,
          "quiet-plies",
          // The count may have begun before the game, in the text of its start.
          Math.max(1, history.plies() - quietPlies + 1),
          history,
          "There were " + quietPlies + " plies without a flip or capture. The game is drawn.");
    }
    return outcome;
  }

  private static Outcome drawn(
      Reason reason,
      String rule,
      int fromPly,
      History<ClimbingPosition, ClimbingMove> history,
      String explain) {
    return new Outcome.Drawn(
        reason,
        Optional.of(
            new Ruling(
                ClimbingVariant.ID,
                rule,
                fromPly,
                history.plies(),
                ImmutableMap.of(),
                ImmutableList.of(),
                explain)));
  }

  /** The plies played when the position of now occurred first since the last flip or capture. */
  private static int firstOccurrence(History<ClimbingPosition, ClimbingMove> history) {
    int first = history.plies();
    for (History<?, ?> at = history; at != null; at = at.lastOccurrence()) {
      first = at.plies();
    }
    return first;
  }
}

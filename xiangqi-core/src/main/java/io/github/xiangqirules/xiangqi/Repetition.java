package io.github.xiangqirules.xiangqi;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.History;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.PlyClass;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Ruling;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Judges the third occurrence of a position. */
final class Repetition {
  private static final int FOLD = 3;

  private Repetition() {}

  static Outcome lostByTheRepeater(RuleBook book, History<XiangqiPosition, XiangqiMove> history) {
    XiangqiPosition now = history.position();
    int seen = 1;
    int back = Math.min(now.quietPlies(), history.plies());
    @Nullable History<XiangqiPosition, XiangqiMove> earlier = history;
    for (int ply = 1; ply <= back && earlier != null; ply++) {
      earlier = earlier.previous();
      if (ply % 2 == 0 && earlier != null && earlier.position().sameForRepetition(now)) {
        seen++;
        if (seen == FOLD) {
          return new Outcome.Won(
              now.toMove(), Reason.REPETITION, Optional.of(ruling(book, history, ply)));
        }
      }
    }
    return new Outcome.Ongoing();
  }

  private static Ruling ruling(
      RuleBook book, History<XiangqiPosition, XiangqiMove> history, int plies) {
    String repeater =
        history.position().sideToMove().opponent().name().toLowerCase(java.util.Locale.ROOT);
    return new Ruling(
        book.id(),
        "third-occurrence",
        history.plies() - plies + 1,
        history.plies(),
        ImmutableList.<PlyClass>of(),
        "The position occurred for the third time, and "
            + repeater
            + ", whose move made it so, loses.");
  }
}

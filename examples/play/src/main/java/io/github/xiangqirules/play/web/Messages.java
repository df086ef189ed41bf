package io.github.xiangqirules.play.web;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.play.room.RefusedException;
import java.util.List;

/** What is said to one client alone. */
final class Messages {
  private Messages() {}

  /** Which seats the client's tokens hold. */
  record You(String type, ImmutableList<Player> seats) {
    You(Iterable<Player> seats) {
      this("you", ImmutableList.copyOf(seats));
    }
  }

  /** The command with that number was done. */
  record Done(String type, int id) {
    Done(int id) {
      this("done", id);
    }
  }

  /** The command with that number was refused. */
  record Refused(String type, int id, String code, String message, List<ProblemView> problems) {
    Refused(int id, RefusedException why) {
      this(
          "refused",
          id,
          why.code(),
          String.valueOf(why.getMessage()),
          why.problems().stream().map(ProblemView::of).toList());
    }
  }

  /** What the rules object to. */
  record ProblemView(String code, String message) {
    static ProblemView of(Problem problem) {
      return new ProblemView(problem.code(), problem.message());
    }
  }
}

package io.github.xiangqirules.play.computer;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Opponent;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Arrays;

/** How well the computer plays. */
enum Levels {
  /** Any legal move. */
  BEGINNER(1, 1);

  static final ImmutableList<String> NAMES =
      Arrays.stream(values()).map(Levels::id).collect(toImmutableList());

  private final long millis;
  private final int depth;

  Levels(long millis, int depth) {
    this.millis = millis;
    this.depth = depth;
  }

  /** The name in links and the store. */
  String id() {
    return com.google.common.base.Ascii.toLowerCase(name());
  }

  /** The level of that name; the weakest if a stored game names one that is no more. */
  static Levels of(String id) {
    return Arrays.stream(values())
        .filter(level -> level.id().equals(id))
        .findFirst()
        .orElse(BEGINNER);
  }

  Budget budget() {
    return new Budget(Duration.ofMillis(millis), Long.MAX_VALUE, depth);
  }

  <P extends Position<P, M>, M extends Move> Opponent<P, M> opponent(Rules<P, M> rules) {
    return new ChanceOpponent<>(new SecureRandom());
  }
}

package io.github.xiangqirules.play.computer;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.opponents.catalog.Opponents;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Arrays;

/** How well the computer plays. */
enum Levels {
  /** Overlooks most of what happens. */
  BEGINNER("level=2", "random", 200),
  /** Takes what it can take. */
  EASY("level=4", "greedy", 500),
  /** Looks a few moves ahead. */
  MEDIUM("level=6", "playouts", 700),
  /** Looks further. */
  HARD("level=8", "playouts", 1500),
  /** As well as it can in a few seconds. */
  MASTER("level=10", "playouts", 3000);

  static final ImmutableList<String> NAMES =
      Arrays.stream(values()).map(Levels::id).collect(toImmutableList());

  private static final SecureRandom SEEDS = new SecureRandom();

  private final String leveled;
  private final String generic;
  private final long millis;

  /**
   * A level.
   *
   * @param leveled the opponent where the variant has one with levels
   * @param generic the opponent where it has none
   * @param millis how long it may think
   */
  Levels(String leveled, String generic, long millis) {
    this.leveled = leveled;
    this.generic = generic;
    this.millis = millis;
  }

  /** The name in links and the store. */
  String id() {
    return Ascii.toLowerCase(name());
  }

  /** The level of that name; the weakest if a stored game names one that is no more. */
  static Levels of(String id) {
    return Arrays.stream(values())
        .filter(level -> level.id().equals(id))
        .findFirst()
        .orElse(BEGINNER);
  }

  Budget budget() {
    return Budget.ofTime(Duration.ofMillis(millis));
  }

  <P extends Position<P, M>, M extends Move> Opponent<P, M> opponent(Rules<P, M> rules) {
    long seed = SEEDS.nextLong();
    try {
      return Opponents.builtIn(rules, leveled, seed);
    } catch (NotationException e) {
      return Opponents.builtIn(rules, generic, seed);
    }
  }
}

package io.github.xiangqirules.opponents.climbing;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Effort;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;
import java.util.SplittableRandom;

/**
 * Plays Climbing Xiangqi at one of ten levels, from a beginner's to as well as it can. Of a flip it
 * weighs all that it may reveal by the odds; it never sees a deal.
 *
 * <pre>{@code
 * ClimbingOpponent opponent = ClimbingOpponent.ofLevel(4, seed);
 * ClimbingMove choice = opponent.choose(game, Budget.ofTime(Duration.ofMillis(50)), Listener.none());
 * game = game.play(choice, deal);
 * }</pre>
 *
 * <p>With a budget of nodes its choice depends on the game, the seed and the budget alone.
 */
public final class ClimbingOpponent implements Opponent<ClimbingPosition, ClimbingMove> {
  /** The number of levels; the highest is as strong as the opponent gets. */
  public static final int LEVELS = Level.COUNT;

  private final int number;
  private final Level level;
  private final long seed;

  private ClimbingOpponent(int number, long seed) {
    this.number = number;
    this.level = Level.of(number);
    this.seed = seed;
  }

  /**
   * An opponent of a level.
   *
   * @param level from 1, a beginner, to {@link #LEVELS}
   * @param seed the same seed makes the same choices
   * @throws IllegalArgumentException if there is no such level
   */
  public static ClimbingOpponent ofLevel(int level, long seed) {
    return new ClimbingOpponent(level, seed);
  }

  @Override
  public String name() {
    return "xiangqi-rules level " + number;
  }

  @Override
  public ClimbingMove choose(
      Game<ClimbingPosition, ClimbingMove> game, Budget budget, Listener<ClimbingMove> listener) {
    ImmutableList<ClimbingMove> choices = game.legalMoves();
    if (choices.isEmpty()) {
      throw new IllegalArgumentException("the game is over");
    }
    ClimbingPosition position = game.position();
    SplittableRandom random = new SplittableRandom(seed ^ position.key() + game.plies());
    Color side = position.color(position.toMove());
    if (side == null || choices.size() == 1) {
      // Before the first flip all squares are alike.
      return choices.get(random.nextInt(choices.size()));
    }
    Budget most = budget.atMost(level.nodes(), level.depth());
    Effort effort = new Effort(most, listener);
    return new Root(game, side, effort, level.whim(), random).choose(most.depth(), listener);
  }
}

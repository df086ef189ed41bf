package io.github.xiangqirules.opponents.xiangqi;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.util.SplittableRandom;

/**
 * Plays xiangqi at one of ten levels, from a beginner's to as well as it can. It knows the rule
 * book of the game and looks ahead accordingly: a repetition that loses is avoided, one that wins
 * is sought.
 *
 * <pre>{@code
 * XiangqiOpponent opponent = XiangqiOpponent.ofLevel(4, seed);
 * XiangqiMove move = opponent.choose(game, Budget.ofTime(Duration.ofSeconds(1)), Listener.none());
 * }</pre>
 *
 * <p>With a budget of nodes, and at the levels below the highest two, its choice depends on the
 * game, the seed and the budget alone. It uses one thread and may be used from one at a time.
 */
public final class XiangqiOpponent implements Opponent<XiangqiPosition, XiangqiMove> {
  /** The number of levels; the highest is as strong as the opponent gets. */
  public static final int LEVELS = Level.COUNT;

  /** The size of the table of an opponent that is given none, in megabytes. */
  public static final int STANDARD_HASH = 64;

  private static final int MAX_HASH = 16_384;

  private final int number;
  private final Level level;
  private final long seed;
  private final Memory memory;

  private XiangqiOpponent(int number, long seed, int megabytes) {
    this.number = number;
    this.seed = seed;
    level = Level.of(number);
    memory = new Memory(megabytes);
  }

  /** The strongest one, with a table of {@link #STANDARD_HASH} megabytes. */
  public static XiangqiOpponent strongest() {
    return strongest(STANDARD_HASH);
  }

  /**
   * The strongest one.
   *
   * @param hashMegabytes the size of the table in which it remembers positions, from 1 to 16,384
   * @throws IllegalArgumentException if the size is none of those
   */
  public static XiangqiOpponent strongest(int hashMegabytes) {
    return ofLevel(LEVELS, 0, hashMegabytes);
  }

  /**
   * An opponent of a level.
   *
   * @param level from 1, a beginner, to {@link #LEVELS}
   * @param seed the same seed makes the same choices
   * @throws IllegalArgumentException if there is no such level
   */
  public static XiangqiOpponent ofLevel(int level, long seed) {
    return ofLevel(level, seed, level == LEVELS ? STANDARD_HASH : 1);
  }

  /**
   * An opponent of a level with a table of some megabytes, from 1 to 16,384.
   *
   * @throws IllegalArgumentException if there is no such level or the size is none of those
   */
  public static XiangqiOpponent ofLevel(int level, long seed, int hashMegabytes) {
    if (hashMegabytes < 1 || hashMegabytes > MAX_HASH) {
      throw new IllegalArgumentException("a table of " + hashMegabytes + " megabytes");
    }
    return new XiangqiOpponent(level, seed, hashMegabytes);
  }

  @Override
  public String name() {
    return "xiangqi-rules level " + number;
  }

  @Override
  public XiangqiMove choose(
      Game<XiangqiPosition, XiangqiMove> game, Budget budget, Listener<XiangqiMove> listener) {
    if (game.outcome().isOver()) {
      throw new IllegalArgumentException("the game is over");
    }
    // The ply goes into the seed, so that a level does not have the same whims at every move.
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + game.plies());
    if (random.nextInt(100) < level.blunders()) {
      ImmutableList<XiangqiMove> moves = game.legalMoves();
      return moves.get(random.nextInt(moves.size()));
    }
    if (budget.limitsNodes() || level.nodes() < Long.MAX_VALUE) {
      memory.clear();
    } else {
      memory.age();
    }
    Budget least = budget.atMost(level.nodes(), level.depth());
    State state = new State(game, least, listener, memory);
    state.path.start(game);
    return new Deepening(state, listener, game.position(), level, random)
        .choose(Math.min(least.depth(), Values.MAX_PLY - 1));
  }
}

package io.github.xiangqirules.opponents.generic;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Dealer;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Effort;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.opponents.Progress;
import java.util.SplittableRandom;

/**
 * Plays games at random from where it stands, and more often after the moves with which it won more
 * of them (tree search by upper confidence bounds). What chance decides is drawn by its odds each
 * time. It knows no variant: this is how far the rules alone lead.
 *
 * <p>It has seen enough after {@value #MOST_PLAYOUTS} games. A node of its budget is a ply.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public final class PlayoutOpponent<P extends Position<P, M>, M extends Move>
    implements Opponent<P, M> {
  /** The most games that it plays for one move; each adds one position to its tree. */
  static final int MOST_PLAYOUTS = 100_000;

  private static final int FIRST_REPORT = 64;

  private final long seed;

  /** One that plays by this seed. */
  public PlayoutOpponent(long seed) {
    this.seed = seed;
  }

  @Override
  public String name() {
    return "playouts";
  }

  @Override
  public M choose(Game<P, M> game, Budget budget, Listener<M> listener) {
    ImmutableList<M> choices = Choices.of(game);
    if (choices.size() == 1) {
      return choices.get(0);
    }
    Effort effort = new Effort(budget, listener);
    SplittableRandom random = Seeds.at(game, seed);
    Playout<P, M> playout = new Playout<>(game.rules().captureTable(), random, effort);
    PlayoutTree<P, M> tree =
        new PlayoutTree<>(game, budget.depth(), playout, Dealer.random(random), random);
    int report = FIRST_REPORT;
    for (int played = 1; played <= MOST_PLAYOUTS && !effort.isSpent(); played++) {
      tree.playOnce();
      effort.look();
      if (played == report) {
        report *= 2;
        ImmutableList<M> line = tree.line();
        listener.progress(
            new Progress<>(line.size(), tree.score(), line, effort.nodes(), effort.time()));
      }
    }
    return tree.best();
  }
}

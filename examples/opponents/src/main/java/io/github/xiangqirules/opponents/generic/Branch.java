package io.github.xiangqirules.opponents.generic;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A game in the tree, and how well each choice of its player to move has done. */
final class Branch<P extends Position<P, M>, M extends Move> {
  /** How much a choice that was seldom tried is preferred to one that did well. */
  private static final double CURIOSITY = 0.7;

  private final Game<P, M> game;
  private final ImmutableList<M> choices;
  private final int[] visits;
  private final double[] won;
  private final Map<M, Branch<P, M>> after = new HashMap<>();
  private int visited;
  private int trying;

  Branch(Game<P, M> game) {
    this.game = game;
    this.choices = game.legalMoves();
    this.visits = new int[choices.size()];
    this.won = new double[choices.size()];
  }

  Game<P, M> game() {
    return game;
  }

  /** The branch after a result; null if it was not seen yet. */
  @Nullable Branch<P, M> after(M result) {
    return after.get(result);
  }

  Branch<P, M> grow(M result) {
    Branch<P, M> branch = new Branch<>(game.play(result));
    after.put(result, branch);
    return branch;
  }

  /** What the choice that {@link #next} gave last was worth to the player to move. */
  void count(double worth) {
    visited++;
    visits[trying]++;
    won[trying] += worth;
  }

  /** The choice to try next: one that was never tried, or the highest upper confidence bound. */
  M next(RandomGenerator random) {
    trying = promising(random);
    return choices.get(trying);
  }

  private int promising(RandomGenerator random) {
    int size = choices.size();
    int first = random.nextInt(size);
    double most = Double.NEGATIVE_INFINITY;
    int next = first;
    for (int i = 0; i < size; i++) {
      int index = (first + i) % size;
      if (visits[index] == 0) {
        return index;
      }
      double bound =
          won[index] / visits[index] + CURIOSITY * Math.sqrt(Math.log(visited) / visits[index]);
      if (bound > most) {
        most = bound;
        next = index;
      }
    }
    return next;
  }

  /** The choice that was tried most often; the first if none was. */
  M best() {
    return choices.get(mostTried());
  }

  private int mostTried() {
    int best = 0;
    for (int i = 1; i < visits.length; i++) {
      if (visits[i] > visits[best]) {
        best = i;
      }
    }
    return best;
  }

  boolean isTried() {
    return visited > 0;
  }

  /** The share of its games that the best choice won, between 0 and 1. */
  double share() {
    int best = mostTried();
    return visits[best] == 0 ? 0.5 : won[best] / visits[best];
  }
}

package io.github.xiangqirules.cli.match;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.opponents.catalog.Opponents;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A match: games in pairs, in each pair the same opening and the same deal with seats exchanged.
 */
final class Match<P extends Position<P, M>, M extends Move> {
  private final Rules<P, M> rules;
  private final MatchPlan plan;
  private final ImmutableList<Opening> openings;

  Match(Rules<P, M> rules, MatchPlan plan, ImmutableList<Opening> openings) {
    this.rules = rules;
    this.plan = plan;
    this.openings = openings;
  }

  /** Follows a match; called on one thread. */
  interface Follower<P extends Position<P, M>, M extends Move> {
    /** A game is over. */
    void finished(PlayedGame<P, M> game);
  }

  /**
   * Plays all games and gives them in their order.
   *
   * @throws ExecutionException if an opponent cannot play at all
   */
  List<PlayedGame<P, M>> play(Follower<P, M> follower)
      throws ExecutionException, InterruptedException {
    ExecutorService threads = Executors.newFixedThreadPool(plan.threads());
    try {
      CompletionService<PlayedGame<P, M>> done = new ExecutorCompletionService<>(threads);
      for (int game = 0; game < plan.games(); game++) {
        int number = game;
        done.submit(() -> play(number));
      }
      List<PlayedGame<P, M>> games = new ArrayList<>();
      for (int game = 0; game < plan.games(); game++) {
        PlayedGame<P, M> finished = done.take().get();
        games.add(finished);
        follower.finished(finished);
      }
      games.sort((x, y) -> Integer.compare(x.number(), y.number()));
      return games;
    } finally {
      threads.shutdownNow();
    }
  }

  private PlayedGame<P, M> play(int game) {
    int pair = game / 2;
    long seed = plan.seed() + pair;
    try (Opponent<P, M> a = Opponents.of(rules, plan.a(), seed);
        Opponent<P, M> b = Opponents.of(rules, plan.b(), seed)) {
      return new Referee<>(rules, plan.budget(), plan.mostPlies())
          .play(game + 1, openings.get(pair % openings.size()), seed, game % 2 == 0, a, b);
    }
  }
}

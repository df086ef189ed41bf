package io.github.xiangqirules.cli.match;

import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.opponents.OpponentException;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Plays single games. A draw that may be claimed is claimed; a game that a rule book leaves
 * undecided, and one that reaches the limit of plies, is judged as a draw. An opponent that fails
 * or plays an illegal move loses, and one that claims a draw that the rules do not know gets it.
 */
final class Referee<P extends Position<P, M>, M extends Move> {
  private final Rules<P, M> rules;
  private final Budget budget;
  private final int mostPlies;

  Referee(Rules<P, M> rules, Budget budget, int mostPlies) {
    this.rules = rules;
    this.budget = budget;
    this.mostPlies = mostPlies;
  }

  /**
   * Plays a game to its end.
   *
   * @throws OpponentException of kind {@code UNUSABLE} if an opponent cannot play at all
   */
  PlayedGame<P, M> play(
      int number,
      Opening opening,
      long dealSeed,
      boolean aFirst,
      Opponent<P, M> a,
      Opponent<P, M> b) {
    Deal<P, M> deal = rules.deal(rules.initialPosition(), new SplittableRandom(dealSeed));
    Side sideA = new Side();
    Side sideB = new Side();
    a.prepare();
    b.prepare();
    Game<P, M> game = opening.play(rules);
    String note = "";
    while (!game.outcome().isOver()) {
      if (game.plies() >= mostPlies) {
        game = draw(game);
        note = "limit of plies";
      } else if (game.outcome() instanceof Outcome.Claimable claimable) {
        game = game.end(new Ending.Claimed(claimable.by().iterator().next()));
      } else if (game.outcome() instanceof Outcome.Undecided) {
        game = draw(game);
        note = "left to an arbiter";
      } else {
        boolean aMoves = (game.position().toMove() == Player.FIRST) == aFirst;
        Side side = aMoves ? sideA : sideB;
        try {
          game = game.play(move(game, aMoves ? a : b, side), deal);
        } catch (OpponentException e) {
          note = String.valueOf(e.getMessage());
          game = afterFailure(game, e, side);
        } catch (IllegalMoveException e) {
          note = "illegal move: " + e.getMessage();
          side.playedIllegally();
          game = lost(game);
        }
      }
    }
    return new PlayedGame<>(number, opening, aFirst, game, deal, note, sideA, sideB);
  }

  private M move(Game<P, M> game, Opponent<P, M> opponent, Side side) {
    long before = System.nanoTime();
    M move = opponent.choose(game, budget, Listener.none());
    long nanos = System.nanoTime() - before;
    side.moved(nanos, budget.time().toNanos());
    return move;
  }

  private Game<P, M> afterFailure(Game<P, M> game, OpponentException failure, Side side) {
    return switch (failure.kind()) {
      case UNUSABLE -> throw failure;
      case DRAW_CLAIMED -> draw(game);
      case RESIGNED -> game.end(new Ending.Resigned(game.position().toMove()));
      case ILLEGAL_MOVE -> {
        side.playedIllegally();
        yield lost(game);
      }
      case DIED, SILENT -> {
        side.failed();
        yield lost(game);
      }
    };
  }

  private Game<P, M> draw(Game<P, M> game) {
    return game.end(new Ending.Decided(Optional.empty()));
  }

  private Game<P, M> lost(Game<P, M> game) {
    return game.end(new Ending.Decided(Optional.of(game.position().toMove().opponent())));
  }
}

package io.github.xiangqirules.play.computer;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;
import java.util.random.RandomGenerator;

/** Plays any legal move. */
record ChanceOpponent<P extends Position<P, M>, M extends Move>(RandomGenerator random)
    implements Opponent<P, M> {
  @Override
  public String name() {
    return "chance";
  }

  @Override
  public M choose(Game<P, M> game, Budget budget, Listener<M> listener) {
    ImmutableList<M> moves = game.legalMoves();
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("the game is over");
    }
    return moves.get(random.nextInt(moves.size()));
  }
}

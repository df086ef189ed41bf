package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import java.util.List;

/** Picks moves from games, and ways to write them. */
final class MoveTexts {
  private MoveTexts() {}

  /** A text of a move from the end of a game: its own or one in a notation. */
  static <P extends Position<P, M>, M extends Move> String pick(
      Rules<P, M> rules, Game<P, M> game, int number) {
    P position = RandomPlay.lastWithMoves(game);
    List<M> moves = RandomPlay.choicesAndResults(position).asList();
    M move = moves.get(number % moves.size());
    List<Notation<P, M>> notations = rules.notations();
    int way = number / moves.size() % (notations.size() + 1);
    return way == 0 ? move.text() : notations.get(way - 1).write(position, move);
  }
}

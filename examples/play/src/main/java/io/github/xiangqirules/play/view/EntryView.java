package io.github.xiangqirules.play.view;

import com.google.common.base.Joiner;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Place;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One moment of a game: a move and the position after it. The first has no move.
 *
 * @param move the move in its canonical text; null at the start
 * @param from where the move came from; null at the start
 * @param to where it went; null at the start
 * @param takes the letter of the captured piece; null if there is none
 * @param texts the move in every notation of the variant, in their order
 * @param cells what stands on each place, in the order of the places, separated by commas: pieces
 *     from the bottom to the top as letters, {@code ?} for a face-down one
 * @param position the position as text
 * @param check where the pieces stand that give check
 * @param comment what a record says here; empty in games
 */
record EntryView(
    @Nullable String move,
    @Nullable String from,
    @Nullable String to,
    @Nullable String takes,
    List<String> texts,
    String cells,
    String position,
    Player toMove,
    List<String> check,
    String comment) {

  static <P extends Position<P, M>, M extends Move> EntryView of(Game<P, M> game) {
    return of(game, "");
  }

  static <P extends Position<P, M>, M extends Move> EntryView of(Game<P, M> game, String comment) {
    P now = game.position();
    M move = game.lastMove();
    Game<P, M> previous = game.previous();
    List<String> texts = List.of();
    Piece taken = null;
    if (move != null && previous != null) {
      taken = previous.position().captured(move);
      texts = texts(previous, move);
    }
    return new EntryView(
        move == null ? null : move.text(),
        move == null ? null : move.from().text(),
        move == null ? null : move.to().text(),
        taken == null ? null : String.valueOf(taken.letter()),
        texts,
        cells(game.rules().places(), now),
        now.text(),
        now.toMove(),
        now.checkers().stream().map(Place::text).toList(),
        comment);
  }

  /** A move of a game in every notation of its variant. */
  static <P extends Position<P, M>, M extends Move> List<String> texts(Game<P, M> game, M move) {
    List<String> texts = new ArrayList<>();
    for (Notation<P, M> notation : game.rules().notations()) {
      texts.add(notation.write(game.position(), move));
    }
    return texts;
  }

  private static <P extends Position<P, M>, M extends Move> String cells(
      Iterable<? extends Place> places, P position) {
    List<String> cells = new ArrayList<>();
    for (Place place : places) {
      StringBuilder stack = new StringBuilder();
      for (Optional<Piece> piece : position.stack(place)) {
        stack.append(piece.map(Piece::letter).orElse('?'));
      }
      cells.add(stack.toString());
    }
    return Joiner.on(',').join(cells);
  }
}

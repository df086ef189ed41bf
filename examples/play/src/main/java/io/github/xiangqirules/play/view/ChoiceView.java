package io.github.xiangqirules.play.view;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A choice of the player to move.
 *
 * @param takes the letter of the piece that it takes; null if it takes none
 * @param texts the move in every notation if there is a warning, which names it; else none
 * @param warning how the game would end, if by this move its player loses or draws; null if not
 */
record ChoiceView(
    String move,
    String from,
    String to,
    @Nullable String takes,
    List<String> texts,
    @Nullable OutcomeView warning) {

  static <P extends Position<P, M>, M extends Move> ImmutableList<ChoiceView> all(Game<P, M> game) {
    ImmutableList.Builder<ChoiceView> choices = ImmutableList.builder();
    for (M choice : game.legalMoves()) {
      Piece taken = game.position().captured(choice);
      OutcomeView warning = warning(game, choice);
      choices.add(
          new ChoiceView(
              choice.text(),
              choice.from().text(),
              choice.to().text(),
              taken == null ? null : String.valueOf(taken.letter()),
              warning == null ? List.of() : EntryView.texts(game, choice),
              warning));
    }
    return choices.build();
  }

  /** A move that wins is for the player to find; one that throws the game away is told. */
  private static <P extends Position<P, M>, M extends Move> @Nullable OutcomeView warning(
      Game<P, M> game, M choice) {
    Outcome then = game.preview(choice).outcome();
    boolean wins = then instanceof Outcome.Won won && won.winner() == game.position().toMove();
    return then.isOver() && !wins ? OutcomeView.of(then) : null;
  }
}

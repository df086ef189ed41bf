package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableMultiset;
import io.github.xiangqirules.api.Dealer;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.GameOverException;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Which moves there are, and that no others are taken.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface MoveLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /**
   * The legal moves are listed once each, counted without the list, and have places to be shown.
   */
  @Property(tries = 100)
  default void legalMovesAreListedOnce(@ForAll("positions") P position) {
    List<M> moves = position.legalMoves();
    Check.equal(moves.size(), new HashSet<>(moves).size(), "different moves of " + moves);
    Check.equal(moves.size(), position.legalMoveCount(), "the count of choices");
    for (M choice : moves) {
      Check.that(position.isLegal(choice), "%s is listed and not legal", choice.text());
      Check.that(rules().places().contains(choice.from()), "%s starts nowhere", choice.text());
      Check.that(rules().places().contains(choice.to()), "%s ends nowhere", choice.text());
    }
  }

  /**
   * A move that is not listed is not legal, and position and game refuse it and say why, whether as
   * a choice or as a result.
   */
  @Property(tries = 20)
  default void movesOfOtherPositionsAreRefused(@ForAll("shortGames") Game<P, M> game) {
    P now = game.position();
    Set<M> choices = Set.copyOf(now.legalMoves());
    Set<M> possible = RandomPlay.choicesAndResults(now);
    Set<M> others = new HashSet<>();
    game.positions().forEach(position -> others.addAll(RandomPlay.choicesAndResults(position)));
    Dealer<P, M> dealer = Dealer.random(new Random(1));
    for (M move : others) {
      String what = move.text() + " in " + now.text();
      Check.equal(choices.contains(move), now.isLegal(move), "legal: " + what);
      if (!choices.contains(move)) {
        Check.refused(IllegalMoveException.class, () -> now.results(move), "results of " + what);
        Check.refused(IllegalMoveException.class, () -> dealer.resolve(now, move), "deal " + what);
      }
      if (!possible.contains(move)) {
        Check.refused(IllegalMoveException.class, () -> now.play(move), "play " + what);
      }
      if (game.outcome().isOver()) {
        Check.refused(GameOverException.class, () -> game.play(move), "game over, " + what);
        Check.refused(GameOverException.class, () -> game.preview(move), "game over, " + what);
      } else if (!choices.contains(move)) {
        Check.refused(IllegalMoveException.class, () -> game.preview(move), "preview " + what);
        Check.refused(
            IllegalMoveException.class, () -> game.play(move, dealer), "play as a choice " + what);
      }
    }
  }

  /** Equal moves are one object, which its text gives again; no text could pass for an ending. */
  @Property(tries = 50)
  default void movesAreInternedAndReadBack(@ForAll("shortGames") Game<P, M> game) {
    Set<String> texts = new HashSet<>();
    Set<M> moves = new HashSet<>();
    for (P position : game.positions()) {
      moves.addAll(RandomPlay.choicesAndResults(position));
    }
    for (M move : moves) {
      String text = move.text();
      Check.that(rules().parseMove(text) == move, "%s read back is another object", text);
      Check.that(texts.add(text), "two moves are written %s", text);
      Check.that(!text.isEmpty() && text.indexOf(' ') < 0, "a move is written <%s>", text);
      Check.that(!text.equals("agreed"), "a move is written like an ending");
    }
  }

  /** A choice that is a result has itself as its only result, once. */
  @Property(tries = 100)
  default void aChoiceWithoutChanceIsItsOnlyResult(@ForAll("positions") P position) {
    for (M choice : position.legalMoves()) {
      if (choice.isResult()) {
        Check.equal(
            ImmutableMultiset.of(choice), position.results(choice), "results of " + choice.text());
      }
    }
  }
}

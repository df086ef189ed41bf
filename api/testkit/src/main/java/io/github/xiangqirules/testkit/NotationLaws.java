package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.api.Position;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Moves as people and programs write them.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface NotationLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** No two legal moves of a position have one text, nor have two results. */
  @Property(tries = 100)
  default void noTwoMovesShareAText(@ForAll("positions") P position) {
    for (Notation<P, M> notation : rules().notations()) {
      Set<String> choices = new HashSet<>();
      Set<String> results = new HashSet<>();
      for (M choice : position.legalMoves()) {
        String text = notation.write(position, choice);
        Check.that(!text.isBlank(), "no text of %s in %s", choice.text(), notation.id());
        Check.that(choices.add(text), "two choices are %s in %s", text, notation.id());
        for (M result : position.results(choice).elementSet()) {
          String told = notation.write(position, result);
          Check.that(results.add(told), "two results are %s in %s", told, notation.id());
        }
      }
    }
  }

  /** What a notation writes of a move, choice or result, it reads as that move alone. */
  @Property(tries = 100)
  default void whatIsWrittenIsRead(@ForAll("positions") P position) {
    for (Notation<P, M> notation : rules().notations()) {
      for (M move : RandomPlay.choicesAndResults(position)) {
        String text = notation.write(position, move);
        Check.equal(
            List.of(move),
            notation.read(position, text),
            "the meanings of " + text + " in " + notation.id());
      }
    }
  }

  /** A move that cannot be played has no text in a position. */
  @Property(tries = 20)
  default void aMoveOfAnotherPositionIsNotWritten(@ForAll("shortGames") Game<P, M> game) {
    P now = game.position();
    Set<M> others = new HashSet<>();
    game.positions().forEach(position -> others.addAll(RandomPlay.choicesAndResults(position)));
    others.removeAll(RandomPlay.choicesAndResults(now));
    for (Notation<P, M> notation : rules().notations()) {
      for (M move : others) {
        Check.refused(
            IllegalMoveException.class,
            () -> notation.write(now, move),
            move.text() + " in " + notation.id());
      }
    }
  }

  /** A game is told in a notation move by move. */
  @Property(tries = 20)
  default void aGameIsToldInEachNotation(@ForAll("games") Game<P, M> game) {
    Set<String> ids = new HashSet<>();
    for (Notation<P, M> notation : rules().notations()) {
      Check.that(!notation.id().isBlank() && ids.add(notation.id()), "id %s", notation.id());
      Check.equal(game.plies(), game.moves(notation).size(), "moves told in " + notation.id());
    }
    Check.that(!ids.isEmpty(), "there is no notation");
  }
}

package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.GameOverException;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.PlyClass;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Ruling;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Games as records of what was played.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface GameLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** Positions, moves, plies and the game before tell one story. */
  @Property(tries = 50)
  default void aGameRemembersItsPositionsAndMoves(@ForAll("games") Game<P, M> game) {
    List<P> positions = game.positions();
    List<M> moves = game.moves();
    Check.equal(game.plies() + 1, positions.size(), "positions of a game");
    Check.equal(game.plies(), moves.size(), "moves of a game");
    Check.equal(positions.get(0), game.start(), "the start");
    Game<P, M> earlier = game;
    for (int ply = game.plies(); ply > 0; ply--) {
      P before = positions.get(ply - 1);
      M move = moves.get(ply - 1);
      Check.that(move.isResult(), "the history holds the open choice %s", move.text());
      Check.equal(before.play(move), positions.get(ply), "position after " + move.text());
      Check.equal(move, earlier.lastMove(), "last move at ply " + ply);
      earlier = Check.present(earlier.previous(), "the game before ply " + ply);
      Check.equal(before, earlier.position(), "position before ply " + ply);
    }
    Check.equal(null, earlier.previous(), "the game before the start");
    Check.equal(null, earlier.lastMove(), "the move before the start");
  }

  /** A position has occurred as often as it is found in the whole game. */
  @Property(tries = 200)
  default void occurrencesAreThoseOfTheWholeGame(@ForAll("shortGames") Game<P, M> game) {
    for (Game<P, M> now = game; now != null; now = now.previous()) {
      P position = now.position();
      long found = now.positions().stream().filter(position::sameForRepetition).count();
      Check.equal(found, (long) now.occurrences(), "occurrences of " + position.text());
    }
  }

  /** The board comes before the history, and a game that is over has no more choices. */
  @Property(tries = 100)
  default void aGameIsOverWhenItsPositionIs(@ForAll("games") Game<P, M> game) {
    P position = game.position();
    if (position.outcome().isOver()) {
      Check.equal(position.outcome(), game.outcome(), "the outcome of a finished position");
    }
    Check.equal(
        game.outcome().isOver() ? List.of() : position.legalMoves(),
        game.legalMoves(),
        "the choices of a game");
  }

  /**
   * A rule book says why: the rule, the plies judged up to the last, the class of each or of none,
   * and chases where a ply was a chase.
   */
  @Property(tries = 200)
  default void aRulingSaysWhy(@ForAll("games") Game<P, M> game) {
    for (Game<P, M> now = game; now != null; now = now.previous()) {
      int plies = now.plies();
      now.outcome().ruling().ifPresent(ruling -> isSound(ruling, plies));
    }
  }

  private void isSound(Ruling ruling, int plies) {
    Check.that(!ruling.book().isBlank(), "no book in %s", ruling);
    Check.that(Check.isCode(ruling.rule()), "the rule of %s", ruling);
    Check.that(!ruling.explain().isBlank(), "no explanation in %s", ruling);
    Check.equal(plies, ruling.toPly(), "the last ply of " + ruling);
    Check.that(ruling.fromPly() <= ruling.toPly() + 1, "the first ply of %s", ruling);
    for (int i = 0; i < ruling.plies().size(); i++) {
      PlyClass ply = ruling.plies().get(i);
      Check.equal(ruling.fromPly() + i, ply.ply(), "a ply of " + ruling);
      boolean mayChase = ply.kind() == PlyClass.Kind.CHASE || ply.kind() == PlyClass.Kind.CHECK;
      Check.that(ply.chases().isEmpty() || mayChase, "chases of %s", ply);
    }
  }

  /** A host ends a game by an ending, which is no move and is taken back by itself. */
  @Property(tries = 50)
  default void anEndingEndsAGameAndIsTakenBack(@ForAll("games") Game<P, M> game) {
    for (Ending ending : endings(game)) {
      if (game.outcome().isOver()) {
        Check.refused(GameOverException.class, () -> game.end(ending), ending);
        continue;
      }
      Game<P, M> over = game.end(ending);
      Check.that(over.outcome().isOver(), "%s leaves a game going", ending);
      Check.equal(game.plies(), over.plies(), "plies after " + ending);
      Check.equal(List.of(), over.legalMoves(), "choices after " + ending);
      Check.refused(GameOverException.class, () -> over.end(ending), "ended twice");
      Check.equal(game, over.takeBack(0), "the game without " + ending);
      Check.equal(game.outcome(), over.takeBack(0).outcome(), "outcome without " + ending);
      if (ending instanceof Ending.Resigned resigned) {
        Check.equal(
            new Outcome.Won(resigned.by().opponent(), Reason.RESIGNATION, Optional.empty()),
            over.outcome(),
            ending);
      }
    }
  }

  private List<Ending> endings(Game<P, M> game) {
    Ending resigned = new Ending.Resigned(game.position().toMove());
    return game.outcome() instanceof Outcome.Claimable claimable
        ? List.of(resigned, new Ending.Claimed(claimable.by().iterator().next()))
        : List.of(resigned, new Ending.Agreed(), new Ending.Decided(Optional.empty()));
  }
}

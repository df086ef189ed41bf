package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Place;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Reason;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Pieces on the board, and those that are taken.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface PieceLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** A move is made by a piece, and takes the top piece of where it ends, as the table allows. */
  @Property(tries = 100)
  default void aMoveTakesWhatStandsWhereItEnds(@ForAll("positions") P position) {
    for (M choice : position.legalMoves()) {
      List<Optional<Piece>> mover = position.stack(choice.from());
      Check.that(!mover.isEmpty(), "nothing stands where %s starts", choice.text());
      Piece victim = position.captured(choice);
      if (victim == null) {
        continue;
      }
      List<Optional<Piece>> target = position.stack(choice.to());
      Check.that(!target.isEmpty(), "nothing stands where %s takes", choice.text());
      Check.equal(
          Optional.of(victim), target.get(target.size() - 1), "what " + choice.text() + " takes");
      Optional<Piece> taker = mover.get(mover.size() - 1);
      if (!choice.from().equals(choice.to()) && taker.isPresent()) {
        Check.that(
            taker.get().color() != victim.color()
                && rules().captureTable().takes(taker.get().kind(), victim.kind()),
            "%s takes %s by %s",
            taker.get(),
            victim,
            choice.text());
      }
    }
  }

  /** A capture takes one piece off the board, and no move brings one on. */
  @Property(tries = 50)
  default void aCaptureTakesOnePieceOff(@ForAll("positions") P position) {
    int before = pieces(position);
    for (M choice : position.legalMoves()) {
      boolean takes = position.captured(choice) != null;
      for (M result : position.results(choice).elementSet()) {
        int after = pieces(position.play(result));
        Check.that(
            takes ? after == before - 1 : after <= before,
            "%s pieces before %s, %s after it",
            before,
            result.text(),
            after);
      }
    }
  }

  private int pieces(P position) {
    return rules().places().stream().mapToInt(place -> position.stack(place).size()).sum();
  }

  /** Check comes from enemy pieces on the board; checkmate needs it and stalemate excludes it. */
  @Property(tries = 100)
  default void checkComesFromEnemyPieces(@ForAll("positions") P position) {
    Color enemy = position.color(position.toMove().opponent());
    for (Place place : position.checkers()) {
      List<Optional<Piece>> stack = position.stack(place);
      Check.that(
          !stack.isEmpty()
              && Objects.equals(
                  Optional.ofNullable(enemy), stack.get(stack.size() - 1).map(Piece::color)),
          "check from %s where %s stands",
          place.text(),
          stack);
    }
    if (position.outcome() instanceof Outcome.Won won) {
      boolean check = !position.checkers().isEmpty();
      Check.that(
          won.reason() != (check ? Reason.STALEMATE : Reason.CHECKMATE),
          "%s in a position with checkers %s",
          won.reason(),
          position.checkers());
    }
  }

  /** A place of another board is the caller's slip. */
  @Property(tries = 20)
  default void aPlaceOfAnotherBoardIsTheCallersSlip(@ForAll("positions") P position) {
    Check.thrown(
        IllegalArgumentException.class, () -> position.stack(Elsewhere.PLACE), "another's place");
  }
}

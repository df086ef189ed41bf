package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Marks;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Positions as values.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface PositionLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** From here on a variant may hold the quiet plies lower, as other counters of it end. */
  int NEAR_THE_LIMIT = 99_000;

  /** Nothing that is asked of a position changes it, and it answers the same each time. */
  @Property(tries = 100)
  default void aPositionNeverChanges(@ForAll("positions") P position) {
    Snapshot before = Snapshot.of(rules(), position);
    for (M choice : position.legalMoves()) {
      for (M result : position.results(choice).elementSet()) {
        position.play(result);
        Check.equal(before.text(), position.text(), "the position that played " + result.text());
      }
    }
    rules().diagram().text(position, Marks.none());
    Check.equal(before, Snapshot.of(rules(), position), "the position asked again");
  }

  /** Two positions are equal exactly when their texts are, and then have one hash. */
  @Property(tries = 100)
  default void equalityAndHashAgreeWithTheText(@ForAll("shortGames") Game<P, M> game) {
    List<P> positions = game.positions();
    for (P one : positions) {
      for (P other : positions) {
        Check.equal(
            one.text().equals(other.text()),
            one.equals(other),
            one.text() + " equals " + other.text());
      }
      P again = rules().parsePosition(one.text());
      Check.equal(one, again, "the position of its text");
      Check.equal(one.hashCode(), again.hashCode(), "hash of " + one.text());
      Check.that(!one.equals(new Object()), "%s equals some object", one.text());
    }
  }

  /** The first player begins, and the seats take turns. */
  @Property(tries = 50)
  default void theSeatsTakeTurns(@ForAll("games") Game<P, M> game) {
    Check.equal(Player.FIRST, rules().initialPosition().toMove(), "who begins");
    List<P> positions = game.positions();
    for (int ply = 1; ply < positions.size(); ply++) {
      Check.equal(
          positions.get(ply - 1).toMove().opponent(),
          positions.get(ply).toMove(),
          "to move after ply " + ply);
    }
  }

  /** The seats have different colours or none yet, and keep the colours they have. */
  @Property(tries = 50)
  default void coloursStayWithTheirSeats(@ForAll("games") Game<P, M> game) {
    Color first = null;
    for (P position : game.positions()) {
      Color now = position.color(Player.FIRST);
      Check.equal(
          now == null ? null : now.opponent(),
          position.color(Player.SECOND),
          "the colour of SECOND where FIRST has " + now);
      Check.that(first == null || first == now, "FIRST has %s after %s", now, first);
      first = now;
    }
  }

  /**
   * Quiet plies are counted up to 99,999, near which a variant may hold them lower, and from 0
   * after a capture or a reveal.
   */
  @Property(tries = 100)
  default void quietPliesRestartAtACaptureOrReveal(@ForAll("positions") P position) {
    int quiet = position.quietPlies();
    Check.that(quiet >= 0 && quiet <= 99_999, "%s quiet plies", quiet);
    for (M choice : position.legalMoves()) {
      for (M result : position.results(choice).elementSet()) {
        boolean busy = position.captured(result) != null || result.revealed() != null;
        int most = busy ? 0 : Math.min(quiet + 1, 99_999);
        int next = position.play(result).quietPlies();
        Check.that(
            next == most || (next < most && next >= NEAR_THE_LIMIT),
            "%s quiet plies after %s from %s",
            next,
            result.text(),
            quiet);
      }
    }
  }

  /** A position is over exactly when there is no legal move. */
  @Property(tries = 200)
  default void aPositionIsOverExactlyWithoutALegalMove(@ForAll("positions") P position) {
    Check.equal(
        position.legalMoves().isEmpty(), position.outcome().isOver(), "over: " + position.text());
  }
}

package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Which positions count as the same.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface RepetitionLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** The key is one for positions that count as the same, and for no others that are met. */
  @Property(tries = 100)
  default void theKeyTellsWhatCountsAsTheSame(@ForAll("shortGames") Game<P, M> game) {
    List<P> positions = game.positions();
    for (P one : positions) {
      for (P other : positions) {
        Check.equal(
            one.sameForRepetition(other),
            one.key() == other.key(),
            "one key: " + one.text() + " and " + other.text());
      }
    }
  }

  /** To count as the same is what equal positions do, and does not depend on who is asked. */
  @Property(tries = 100)
  default void equalPositionsCountAsTheSame(@ForAll("shortGames") Game<P, M> game) {
    List<P> positions = game.positions();
    for (P one : positions) {
      Check.that(one.sameForRepetition(one), "%s is not the same as itself", one.text());
      P again = rules().parsePosition(one.text());
      Check.that(one.sameForRepetition(again), "%s is not the same read back", one.text());
      Check.equal(one.key(), again.key(), "the key of " + one.text() + " read back");
      for (P other : positions) {
        Check.equal(
            one.sameForRepetition(other),
            other.sameForRepetition(one),
            "the same the other way round: " + one.text() + " and " + other.text());
      }
    }
  }

  /** Positions that count as the same have the same side to move, pieces, choices and checks. */
  @Property(tries = 50)
  default void whatCountsAsTheSameLooksTheSame(@ForAll("shortGames") Game<P, M> game) {
    List<P> positions = game.positions();
    for (P one : positions) {
      for (P other : positions) {
        if (one.sameForRepetition(other)) {
          Check.that(looksTheSame(one, other), "the same: %s and %s", one.text(), other.text());
          Check.equal(one.legalMoves(), other.legalMoves(), "choices of the same position");
          Check.equal(one.checkers(), other.checkers(), "checkers of the same position");
          Check.equal(one.outcome(), other.outcome(), "outcome of the same position");
        }
      }
    }
  }

  /**
   * Counters do not matter: within plies without capture and reveal, what looks the same counts as
   * the same.
   */
  @Property(tries = 100)
  default void countersDoNotMatterForRepetition(@ForAll("shortGames") Game<P, M> game) {
    List<P> positions = game.positions();
    for (int ply = 0; ply < positions.size(); ply++) {
      P now = positions.get(ply);
      for (int back = 1; back <= Math.min(now.quietPlies(), ply); back++) {
        P earlier = positions.get(ply - back);
        Check.that(
            !looksTheSame(earlier, now)
                || earlier.color(Player.FIRST) != now.color(Player.FIRST)
                || earlier.sameForRepetition(now),
            "not the same: %s and %s",
            earlier.text(),
            now.text());
      }
    }
  }

  private boolean looksTheSame(P one, P other) {
    return one.toMove() == other.toMove()
        && rules().places().stream().allMatch(place -> one.stack(place).equals(other.stack(place)));
  }
}

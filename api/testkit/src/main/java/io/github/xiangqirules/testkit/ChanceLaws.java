package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableMultiset;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Choices that chance has yet to decide, their results and the odds.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface ChanceLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** An open choice has results that say all, and is itself none of them. */
  @Property(tries = 100)
  default void anOpenChoiceIsNoResult(@ForAll("positions") P position) {
    for (M choice : position.legalMoves()) {
      if (!choice.isResult()) {
        ImmutableMultiset<M> results = position.results(choice);
        Check.that(!results.isEmpty(), "%s has no result", choice.text());
        Check.that(results.stream().allMatch(Move::isResult), "open results of %s", choice.text());
        Check.equal(null, choice.revealed(), "what " + choice.text() + " shows already");
        Check.refused(
            IllegalMoveException.class, () -> position.play(choice), "play " + choice.text());
      }
    }
  }

  /** Nobody chooses what chance brings: a result of an open choice is no choice. */
  @Property(tries = 50)
  default void aResultOfChanceIsNoChoice(@ForAll("games") Game<P, M> game) {
    P position = game.position();
    for (M choice : game.legalMoves()) {
      for (M result : position.results(choice).elementSet()) {
        if (!choice.isResult()) {
          String what = result.text() + " chosen";
          Check.that(!position.isLegal(result), "%s is legal", what);
          Check.refused(IllegalMoveException.class, () -> position.results(result), what);
          Check.refused(IllegalMoveException.class, () -> game.preview(result), what);
          Check.refused(IllegalMoveException.class, () -> game.play(result, (p, c) -> c), what);
        }
      }
    }
  }

  /**
   * Each result is shown once, choice by choice in the order of the legal moves, with the position
   * after it and its share of the odds.
   */
  @Property(tries = 100)
  default void eachResultIsShownWithItsPositionAndOdds(@ForAll("positions") P position) {
    List<ImmutableMultiset.Builder<M>> shown = new ArrayList<>();
    List<M> choices = position.legalMoves();
    Set<M> seen = new HashSet<>();
    position.forEachResult(
        (result, next, ways) -> {
          Check.that(seen.add(result), "%s is shown twice", result.text());
          Check.equal(position.play(result), next, "the position after " + result.text());
          while (shown.isEmpty() || !isOf(position, choices.get(shown.size() - 1), result)) {
            Check.that(shown.size() < choices.size(), "%s is shown out of order", result.text());
            shown.add(ImmutableMultiset.builder());
          }
          shown.get(shown.size() - 1).addCopies(result, ways);
        });
    Check.equal(choices.size(), shown.size(), "choices shown with their results");
    for (int i = 0; i < choices.size(); i++) {
      Check.equal(
          position.results(choices.get(i)),
          shown.get(i).build(),
          "the results shown of " + choices.get(i).text());
    }
  }

  private boolean isOf(P position, M choice, M result) {
    return position.results(choice).contains(result);
  }
}

package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The arbiter's secret.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface DealLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** Neither the deal nor anything of its game shows the secret, which is one line. */
  @Property(tries = 50)
  default void aDealHidesItsSecret(@ForAll("starts") P start, @ForAll long seed) {
    Deal<P, M> deal = rules().deal(start, new Random(seed));
    String secret = deal.secret();
    Check.that(secret.lines().count() == 1, "a secret of several lines");
    Secrets.checkHides(secret, deal.toString());
    Secrets.checkHides(secret, deal.commitment());
    Game<P, M> game = dealt(start, deal, new Random(seed));
    Secrets.checkHides(secret, game + " " + game.events());
    game.positions().forEach(position -> Secrets.checkHides(secret, position.text()));
  }

  /** The commitment is the hash of the secret, and no two deals have one secret. */
  @Property(tries = 100)
  default void aDealIsCommittedToByItsHash(@ForAll("starts") P start, @ForAll long seed) {
    Deal<P, M> deal = rules().deal(start, new Random(seed));
    Check.equal(Deal.commitment(deal.secret()), deal.commitment(), "the commitment");
    Deal<P, M> other = rules().deal(start, new Random(seed + 1));
    Check.that(!deal.secret().equals(other.secret()), "two deals with one secret");
  }

  /** A deal answers by the rules: with a result of a legal choice, and not to any other. */
  @Property(tries = 20)
  default void aDealGivesAResultOfTheChoice(@ForAll("starts") P start, @ForAll long seed) {
    Deal<P, M> deal = rules().deal(start, new Random(seed));
    Game<P, M> game = dealt(start, deal, new Random(seed));
    P last = game.position();
    for (P position : game.positions()) {
      for (M choice : position.legalMoves()) {
        ImmutableSet<M> results = position.results(choice).elementSet();
        M result = deal.resolve(position, choice);
        Check.that(results.contains(result), "%s dealt for %s", result.text(), choice.text());
        if (!last.isLegal(choice)) {
          Check.refused(
              IllegalMoveException.class, () -> deal.resolve(last, choice), choice.text());
        }
        if (!choice.isResult()) {
          Check.refused(
              IllegalMoveException.class, () -> deal.resolve(position, result), result.text());
        }
      }
    }
  }

  /** After a take-back and after a restart a deal gives the results that it gave before. */
  @Property(tries = 50)
  default void aDealGivesTheSameResultAgain(@ForAll("starts") P start, @ForAll long seed) {
    Deal<P, M> deal = rules().deal(start, new Random(seed));
    Map<P, List<M>> before = new LinkedHashMap<>();
    for (P position : dealt(start, deal, new Random(seed)).positions()) {
      before.put(position, answers(deal, position));
    }
    Deal<P, M> restored = rules().parseDeal(start, deal.secret());
    Check.equal(deal, restored, "a deal after a restart");
    Check.equal(deal.hashCode(), restored.hashCode(), "the hash of a deal after a restart");
    Check.equal(deal.secret(), restored.secret(), "a secret read back");
    Check.equal(deal.commitment(), restored.commitment(), "a commitment after a restart");
    before.forEach(
        (position, results) -> {
          Check.equal(results, answers(deal, position), "dealt again in " + position.text());
          Check.equal(
              results, answers(restored, position), "after a restart in " + position.text());
        });
  }

  private List<M> answers(Deal<P, M> deal, P position) {
    List<M> answers = new ArrayList<>();
    for (M choice : position.legalMoves()) {
      answers.add(deal.resolve(position, choice));
    }
    return answers;
  }

  /** A game with that deal, of up to 60 plies. */
  private Game<P, M> dealt(P start, Deal<P, M> deal, Random random) {
    Game<P, M> game = Game.start(rules(), start);
    while (game.plies() < 60 && !game.outcome().isOver()) {
      List<M> choices = game.legalMoves();
      game = game.play(choices.get(random.nextInt(choices.size())), deal);
    }
    return game;
  }
}

package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Perft;
import io.github.xiangqirules.api.Position;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The numbers by which programs compare their rules.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface CountLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** The count of results is that of all choices together, and of those shown. */
  @Property(tries = 200)
  default void theCountOfResultsIsThatOfAllChoices(@ForAll("positions") P position) {
    int results = 0;
    for (M choice : position.legalMoves()) {
      results += position.results(choice).elementSet().size();
    }
    AtomicInteger shown = new AtomicInteger();
    position.forEachResult((result, next, ways) -> shown.incrementAndGet());
    Check.equal(results, position.resultCount(), "the count of results of " + position.text());
    Check.equal(results, shown.get(), "the number of results shown of " + position.text());
  }

  /** Perft counts the lines of two plies that are there when they are played one by one. */
  @Property(tries = 20)
  default void linesOfTwoPliesAreCountedAsPlayed(@ForAll("positions") P position) {
    long played = 0;
    for (M choice : position.legalMoves()) {
      for (M result : position.results(choice).elementSet()) {
        P next = position.play(result);
        for (M reply : next.legalMoves()) {
          played += next.results(reply).elementSet().size();
        }
      }
    }
    Check.equal(played, Perft.count(position, 2), "lines of two plies");
  }
}

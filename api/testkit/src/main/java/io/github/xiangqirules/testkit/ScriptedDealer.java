package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Dealer;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import java.util.List;

/**
 * A dealer that brings what a test has written down, one result for each choice that chance has to
 * decide. Choices without chance pass by the script.
 *
 * <pre>{@code
 * ScriptedDealer<P, M> dealer = ScriptedDealer.ofTexts(rules, "b2=C", "c3=p");
 * table.move("b2?", dealer);
 * table.move("c3?", dealer);
 * dealer.assertUsedUp();
 * }</pre>
 *
 * <p>A script that does not fit the game fails the test by an {@link AssertionError} that names the
 * entry, the choice and the results that it could have. It is of use to one thread at a time.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public final class ScriptedDealer<P extends Position<P, M>, M extends Move>
    implements Dealer<P, M> {
  private final ImmutableList<M> script;
  private int used;

  private ScriptedDealer(ImmutableList<M> script) {
    this.script = script;
  }

  /** A dealer that brings these results in their order. */
  @SafeVarargs
  public static <P extends Position<P, M>, M extends Move> ScriptedDealer<P, M> of(M... results) {
    ImmutableList.Builder<M> script = ImmutableList.builder();
    for (M result : results) {
      script.add(result);
    }
    return new ScriptedDealer<>(script.build());
  }

  /** A dealer that brings these results in their order. */
  public static <P extends Position<P, M>, M extends Move> ScriptedDealer<P, M> of(
      List<? extends M> results) {
    return new ScriptedDealer<>(ImmutableList.copyOf(results));
  }

  /**
   * A dealer that brings the results with these texts in their order.
   *
   * @throws NotationException if one is no move of the rules
   */
  public static <P extends Position<P, M>, M extends Move> ScriptedDealer<P, M> ofTexts(
      Rules<P, M> rules, String... results) {
    ImmutableList.Builder<M> script = ImmutableList.builder();
    for (String result : results) {
      script.add(rules.parseMove(result));
    }
    return new ScriptedDealer<>(script.build());
  }

  /**
   * The next result of the script; the choice itself when chance has no say.
   *
   * @throws IllegalMoveException if the choice is not legal in the position
   * @throws AssertionError if the script has no more results, or the next one is none of the choice
   */
  @Override
  public M resolve(P position, M choice) {
    List<M> results = position.results(choice).elementSet().asList();
    if (choice.isResult()) {
      return choice;
    }
    List<String> texts = results.stream().map(Move::text).toList();
    Check.that(
        used < script.size(),
        "the script has ended after %s results; %s could bring %s",
        used,
        choice.text(),
        texts);
    M result = script.get(used);
    Check.that(
        results.contains(result),
        "result %s of the script is %s; %s could bring %s",
        used + 1,
        result.text(),
        choice.text(),
        texts);
    used++;
    return result;
  }

  /** Fails by an {@link AssertionError} if results of the script have not been asked for. */
  public void assertUsedUp() {
    Check.that(
        used == script.size(),
        "not asked for: %s",
        script.subList(used, script.size()).stream().map(Move::text).toList());
  }
}

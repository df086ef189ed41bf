package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;

/**
 * The laws of the api as jqwik properties, for any rules. A test class extends it and names its
 * rules; the build then checks every law, each on games that {@link RandomPlay} makes.
 *
 * <pre>{@code
 * class MyRulesTest extends RulesContract<XiangqiPosition, XiangqiMove> {
 *   @Override
 *   public Rules<XiangqiPosition, XiangqiMove> rules() {
 *     return XiangqiRules.standard();
 *   }
 * }
 * }</pre>
 *
 * <p>What the class inherits besides are arbitraries for its own properties: {@code
 * {@literal @}ForAll("games")} and {@code "shortGames"} of type {@code Game<P, M>}, {@code
 * "positions"} and {@code "starts"} of type {@code P}, {@code "moves"} of type {@code M}, and
 * {@code "goodMoves"}, {@code "brokenMoves"}, {@code "brokenPositions"}, {@code "brokenSecrets"}
 * and {@code "brokenRules"} of type {@code String}.
 *
 * <p>A law that fails is named by its property, with a game that has shrunk to few plies.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public abstract class RulesContract<P extends Position<P, M>, M extends Move>
    implements RulesLaws<P, M>,
        PositionLaws<P, M>,
        PieceLaws<P, M>,
        MoveLaws<P, M>,
        ChanceLaws<P, M>,
        CountLaws<P, M>,
        RepetitionLaws<P, M>,
        GameLaws<P, M>,
        TimeLaws<P, M>,
        DealLaws<P, M>,
        TextLaws<P, M>,
        ReaderLaws<P, M>,
        NotationLaws<P, M>,
        DiagramLaws<P, M>,
        ThreadLaws<P, M> {
  /** For the class that extends it. */
  protected RulesContract() {}

  /** The rules that are held to the laws. */
  @Override
  public abstract Rules<P, M> rules();

  /**
   * The positions from which games start: the initial one alone, unless it is overridden. Endgames,
   * mates and positions with counters near their limit are worth adding.
   */
  @Override
  public ImmutableList<P> starts() {
    return ImmutableList.of(rules().initialPosition());
  }
}

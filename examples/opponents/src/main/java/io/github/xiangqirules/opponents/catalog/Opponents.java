package io.github.xiangqirules.opponents.catalog;

import com.google.common.primitives.Ints;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.opponents.climbing.ClimbingOpponent;
import io.github.xiangqirules.opponents.engine.CecpClient;
import io.github.xiangqirules.opponents.engine.EngineCommand;
import io.github.xiangqirules.opponents.engine.UciClient;
import io.github.xiangqirules.opponents.generic.GreedyOpponent;
import io.github.xiangqirules.opponents.generic.PlayoutOpponent;
import io.github.xiangqirules.opponents.generic.RandomOpponent;
import io.github.xiangqirules.opponents.xiangqi.XiangqiOpponent;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;

/**
 * Opponents by their text:
 *
 * <table>
 * <caption>Texts of opponents</caption>
 * <tr><th>text</th><th>opponent</th><th>variants</th></tr>
 * <tr><td>{@code random}</td><td>{@link RandomOpponent}</td><td>all</td></tr>
 * <tr><td>{@code greedy}</td><td>{@link GreedyOpponent}</td><td>all</td></tr>
 * <tr><td>{@code playouts}</td><td>{@link PlayoutOpponent}</td><td>all</td></tr>
 * <tr><td>{@code level=1} to {@code level=10}</td><td>{@link ClimbingOpponent}</td><td>climbing</td>
 * </tr>
 * <tr><td>the same</td><td>{@link XiangqiOpponent}</td><td>xiangqi</td></tr>
 * <tr><td>{@code uci:}{@link EngineCommand COMMAND}</td><td>{@link UciClient}</td><td>xiangqi</td>
 * </tr>
 * <tr><td>{@code cecp:}{@link EngineCommand COMMAND}</td><td>{@link CecpClient}</td><td>xiangqi</td>
 * </tr>
 * </table>
 *
 * <p>The last two start a program of the machine. A host that takes texts from strangers asks
 * {@link #builtIn}, which knows only the others.
 */
public final class Opponents {
  private static final String LEVEL = "level=";
  private static final String UCI = "uci:";
  private static final String CECP = "cecp:";

  private Opponents() {}

  /**
   * The opponent that a text names. Programs are started for their first move.
   *
   * @param seed what its chance depends on
   * @throws NotationException if there is no such opponent of the variant: codes {@code opponent},
   *     {@code level}, {@code command}, {@code variant}
   */
  public static <P extends Position<P, M>, M extends Move> Opponent<P, M> of(
      Rules<P, M> rules, String text, long seed) {
    if (text.startsWith(UCI)) {
      return xiangqi(rules, new UciClient(command(text, UCI)));
    }
    if (text.startsWith(CECP)) {
      return xiangqi(rules, new CecpClient(command(text, CECP)));
    }
    return builtIn(rules, text, seed);
  }

  /**
   * The opponent that a text names, if it is one that starts no program.
   *
   * @param seed what its chance depends on
   * @throws NotationException if there is no such opponent of the variant: codes {@code opponent},
   *     {@code level}
   */
  public static <P extends Position<P, M>, M extends Move> Opponent<P, M> builtIn(
      Rules<P, M> rules, String text, long seed) {
    if (text.startsWith(LEVEL)) {
      return leveled(rules, level(text), seed);
    }
    return switch (text) {
      case "random" -> new RandomOpponent<>(seed);
      case "greedy" -> new GreedyOpponent<>(seed);
      case "playouts" -> new PlayoutOpponent<>(seed);
      default ->
          throw problem(
              "opponent",
              0,
              "no such opponent; there are: random, greedy, playouts, level=1 to level=10,"
                  + " uci:COMMAND, cecp:COMMAND");
    };
  }

  private static int level(String text) {
    Integer level = Ints.tryParse(text.substring(LEVEL.length()));
    if (level == null || level < 1 || level > 10) {
      throw problem("level", LEVEL.length(), "levels are 1 to 10");
    }
    return level;
  }

  private static <P extends Position<P, M>, M extends Move> Opponent<P, M> leveled(
      Rules<P, M> rules, int level, long seed) {
    if (rules.initialPosition() instanceof ClimbingPosition) {
      return known(ClimbingOpponent.ofLevel(level, seed));
    }
    if (rules.initialPosition() instanceof XiangqiPosition) {
      return known(XiangqiOpponent.ofLevel(level, seed));
    }
    throw problem("level", 0, "there are no levels of " + rules.variant().name());
  }

  private static EngineCommand command(String text, String prefix) {
    return EngineCommand.parse(text.substring(prefix.length()));
  }

  private static <P extends Position<P, M>, M extends Move> Opponent<P, M> xiangqi(
      Rules<P, M> rules, Opponent<XiangqiPosition, XiangqiMove> engine) {
    if (!(rules.initialPosition() instanceof XiangqiPosition)) {
      throw problem("variant", 0, "engines play xiangqi only");
    }
    return known(engine);
  }

  /** An opponent that is known to play the rules, under the types of the rules. */
  @SuppressWarnings("unchecked")
  private static <P extends Position<P, M>, M extends Move> Opponent<P, M> known(
      Opponent<?, ?> opponent) {
    return (Opponent<P, M>) opponent;
  }

  private static NotationException problem(String code, int index, String message) {
    return new NotationException(Problem.ofText(code, "opponent", index, message));
  }
}

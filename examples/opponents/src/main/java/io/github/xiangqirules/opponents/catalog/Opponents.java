package io.github.xiangqirules.opponents.catalog;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.opponents.generic.GreedyOpponent;
import io.github.xiangqirules.opponents.generic.PlayoutOpponent;
import io.github.xiangqirules.opponents.generic.RandomOpponent;

/**
 * Opponents by their text:
 *
 * <table>
 * <caption>Texts of opponents</caption>
 * <tr><th>text</th><th>opponent</th><th>variants</th></tr>
 * <tr><td>{@code random}</td><td>{@link RandomOpponent}</td><td>all</td></tr>
 * <tr><td>{@code greedy}</td><td>{@link GreedyOpponent}</td><td>all</td></tr>
 * <tr><td>{@code playouts}</td><td>{@link PlayoutOpponent}</td><td>all</td></tr>
 * </table>
 */
public final class Opponents {
  private Opponents() {}

  /**
   * The opponent that a text names.
   *
   * @param seed what its chance depends on
   * @throws NotationException if there is no such opponent of the variant: codes {@code opponent},
   *     {@code level}
   */
  public static <P extends Position<P, M>, M extends Move> Opponent<P, M> of(
      Rules<P, M> rules, String text, long seed) {
    return switch (text) {
      case "random" -> new RandomOpponent<>(seed);
      case "greedy" -> new GreedyOpponent<>(seed);
      case "playouts" -> new PlayoutOpponent<>(seed);
      default -> throw problem("opponent", 0, "no such opponent");
    };
  }

  private static NotationException problem(String code, int index, String message) {
    return new NotationException(Problem.ofText(code, "opponent", index, message));
  }
}

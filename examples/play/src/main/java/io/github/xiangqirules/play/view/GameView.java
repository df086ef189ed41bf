package io.github.xiangqirules.play.view;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game as it is on the board.
 *
 * @param from the index of the first moment in {@code history}; the client has those before it
 * @param rules what the client needs to know once: there when {@code from} is 0
 * @param colors which colour a player has; without those who have none yet
 */
public record GameView(
    int from,
    @Nullable RulesView rules,
    List<EntryView> history,
    List<ChoiceView> legal,
    Map<Player, Color> colors,
    OutcomeView outcome) {

  /** A whole game. */
  public static <P extends Position<P, M>, M extends Move> GameView whole(Game<P, M> game) {
    return of(game, 0);
  }

  /**
   * A game for somebody who knows its beginning.
   *
   * @param from the first moment that is told; 0 is the start
   */
  public static <P extends Position<P, M>, M extends Move> GameView of(Game<P, M> game, int from) {
    List<EntryView> history = new ArrayList<>();
    for (Game<P, M> at = game; at != null && at.plies() >= from; at = at.previous()) {
      history.add(EntryView.of(at));
    }
    Collections.reverse(history);
    return of(game, from, history);
  }

  /** A game with what a record says at each of its moments. */
  public static <P extends Position<P, M>, M extends Move> GameView commented(
      Game<P, M> game, List<String> comments) {
    List<EntryView> history = new ArrayList<>();
    for (Game<P, M> at = game; at != null; at = at.previous()) {
      boolean has = at.plies() < comments.size();
      history.add(EntryView.of(at, has ? comments.get(at.plies()) : ""));
    }
    Collections.reverse(history);
    return of(game, 0, history);
  }

  private static <P extends Position<P, M>, M extends Move> GameView of(
      Game<P, M> game, int from, List<EntryView> history) {
    Map<Player, Color> colors = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      Color color = game.position().color(player);
      if (color != null) {
        colors.put(player, color);
      }
    }
    return new GameView(
        from,
        from == 0 ? RulesView.of(game.rules()) : null,
        ImmutableList.copyOf(history),
        ChoiceView.all(game),
        colors,
        OutcomeView.of(game.outcome()));
  }
}

package io.github.xiangqirules.play.view;

import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.play.room.Clock;
import io.github.xiangqirules.play.room.GameRoom;
import io.github.xiangqirules.play.room.RoomState;
import io.github.xiangqirules.play.room.Seat;
import io.github.xiangqirules.play.room.Suggestion;
import io.github.xiangqirules.play.room.Table;
import io.github.xiangqirules.play.room.Wish;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game between people as everybody may see it. It has nothing that only some may see, so one text
 * goes to players and watchers alike.
 *
 * @param type always {@code state}
 * @param version grows with everything that happens
 * @param turn names the position, in commands
 */
public record RoomView(
    String type,
    String id,
    int version,
    int turn,
    GameView game,
    Map<Player, SeatView> seats,
    Map<Wish, Player> asked,
    List<SuggestionView> suggestions,
    @Nullable ClockView clock,
    @Nullable DealView deal) {

  /** Who sits there. */
  record SeatView(String name, String level) {
    static SeatView of(Seat seat) {
      return new SeatView(seat.name(), seat.level());
    }
  }

  /** A move that somebody would play, in every notation of the variant. */
  record SuggestionView(int id, String by, boolean watcher, String move, List<String> texts) {}

  private static <P extends Position<P, M>, M extends Move> List<SuggestionView> suggestions(
      Game<P, M> game, Table table) {
    List<SuggestionView> views = new ArrayList<>();
    for (Suggestion each : table.suggestions()) {
      M move = game.rules().parseMove(each.move());
      List<String> texts = EntryView.texts(game, move);
      views.add(new SuggestionView(each.id(), each.by(), each.watcher(), each.move(), texts));
    }
    return views;
  }

  /** Milliseconds that the players have left now, and whose clock runs. */
  record ClockView(long initial, long increment, Map<Player, Long> left, @Nullable Player running) {
    static ClockView of(Clock clock, long now) {
      return new ClockView(
          clock.control().initial(),
          clock.control().increment(),
          ImmutableMap.of(
              Player.FIRST,
              Math.max(0, clock.left(Player.FIRST, now)),
              Player.SECOND,
              Math.max(0, clock.left(Player.SECOND, now))),
          clock.running().orElse(null));
    }
  }

  /** The commitment to the deal, and after the game its secret. */
  record DealView(String commitment, @Nullable String secret) {}

  /**
   * What clients are told of a state.
   *
   * @param from the first moment of the game that is told; 0 is the start
   */
  public static <P extends Position<P, M>, M extends Move> RoomView of(
      GameRoom<P, M> room, RoomState<P, M> state, int from) {
    Table table = state.table();
    Map<Player, SeatView> seats = new EnumMap<>(Player.class);
    table.seats().forEach((player, seat) -> seats.put(player, SeatView.of(seat)));
    return new RoomView(
        "state",
        room.id(),
        table.version(),
        table.turn(),
        GameView.of(state.game(), from),
        seats,
        table.asked(),
        suggestions(state.game(), table),
        table.clock().map(clock -> ClockView.of(clock, room.now())).orElse(null),
        room.isDealt() ? new DealView(room.commitment(), room.published().orElse(null)) : null);
  }
}

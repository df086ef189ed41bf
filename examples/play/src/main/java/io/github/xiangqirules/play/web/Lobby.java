package io.github.xiangqirules.play.web;

import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.play.room.Clock;
import io.github.xiangqirules.play.room.GameRoom;
import io.github.xiangqirules.play.room.Rooms;
import io.github.xiangqirules.play.room.Seat;
import io.github.xiangqirules.play.room.Table;
import io.github.xiangqirules.play.room.TimeControl;
import io.javalin.http.Context;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The games that wait for a player, and those that can be watched. */
final class Lobby {
  private static final int MOST = 50;

  private final Rooms rooms;
  private final GameSocket socket;

  Lobby(Rooms rooms, GameSocket socket) {
    this.rooms = rooms;
    this.socket = socket;
  }

  /**
   * A game in the lobby.
   *
   * @param free the seat that is free; null in a game that is played
   * @param names who plays
   */
  record LobbyGame(
      String id,
      String rules,
      @Nullable Player free,
      List<String> names,
      int plies,
      @Nullable TimeControl clock,
      int audience) {}

  /** Both lists. */
  record LobbyView(List<LobbyGame> open, List<LobbyGame> played) {}

  void show(Context context) {
    List<LobbyGame> listed =
        rooms.all().stream()
            .filter(GameRoom::listed)
            .filter(room -> !room.state().game().outcome().isOver())
            .sorted(Comparator.<GameRoom<?, ?>>comparingLong(GameRoom::touched).reversed())
            .map(this::view)
            .toList();
    context.json(
        new LobbyView(
            listed.stream()
                .filter(game -> game.free() != null && game.audience() > 0)
                .limit(MOST)
                .toList(),
            listed.stream()
                .filter(game -> game.free() == null && game.audience() > 0)
                .limit(MOST)
                .toList()));
  }

  private LobbyGame view(GameRoom<?, ?> room) {
    Table table = room.state().table();
    return new LobbyGame(
        room.id(),
        room.state().game().rules().text(),
        table.freeSeat().orElse(null),
        table.seats().values().stream().map(Seat::name).toList(),
        room.state().game().plies(),
        Optional.of(table).flatMap(Table::clock).map(Clock::control).orElse(null),
        socket.audience(room.id()));
  }
}

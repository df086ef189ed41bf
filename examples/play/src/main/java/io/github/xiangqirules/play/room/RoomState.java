package io.github.xiangqirules.play.room;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Replay;
import io.github.xiangqirules.api.Rules;
import java.util.ArrayList;
import java.util.List;

/**
 * A game between people at one moment: the game and the table.
 *
 * @param game what was played
 * @param table who plays, and what they asked
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public record RoomState<P extends Position<P, M>, M extends Move>(Game<P, M> game, Table table) {

  /** The state after an event that was decided in this one. */
  RoomState<P, M> after(RoomEvent event, long at) {
    return of(gameAfter(event), table.after(event, at), at);
  }

  /** A clock does not run on when a move has ended the game. */
  private static <P extends Position<P, M>, M extends Move> RoomState<P, M> of(
      Game<P, M> game, Table table, long at) {
    return new RoomState<>(game, game.outcome().isOver() ? table.stopped(at) : table);
  }

  private Game<P, M> gameAfter(RoomEvent event) {
    if (event instanceof RoomEvent.Moved moved) {
      return game.play(game.rules().parseMove(moved.move()));
    }
    if (event instanceof RoomEvent.TookBack back) {
      return game.takeBack(game.plies() - back.keep());
    }
    return event instanceof RoomEvent.Ended ended ? game.end(Ending.parse(ended.ending())) : game;
  }

  /** An event with its time. */
  record Timed(RoomEvent event, long at) {}

  /**
   * The state of a stored game. Time in which the server did not run is no player's.
   *
   * @throws IllegalStateException if the events are not those of a game
   */
  static <P extends Position<P, M>, M extends Move> RoomState<P, M> restore(
      Rules<P, M> rules, P start, Table empty, ImmutableList<Timed> events, long now) {
    Table table = empty;
    for (Timed each : events) {
      table = table.after(each.event(), each.at());
    }
    Replay<P, M> replay = Game.replay(rules, start, played(events));
    replay
        .error()
        .ifPresent(
            error -> {
              throw new IllegalStateException(
                  "event "
                      + replay.good()
                      + " of a stored game: "
                      + error.problems().get(0).code());
            });
    return of(replay.game(), table.resumed(now), now);
  }

  /** What was played and not taken back, as the library stores a game. */
  private static List<String> played(ImmutableList<Timed> events) {
    List<String> played = new ArrayList<>();
    for (Timed each : events) {
      if (each.event() instanceof RoomEvent.Moved moved) {
        played.add(moved.move());
      } else if (each.event() instanceof RoomEvent.TookBack back) {
        played.subList(back.keep(), played.size()).clear();
      } else if (each.event() instanceof RoomEvent.Ended ended) {
        played.add(ended.ending());
      }
    }
    return played;
  }
}

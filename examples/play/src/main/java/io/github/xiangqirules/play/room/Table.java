package io.github.xiangqirules.play.room;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.xiangqirules.api.Player;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * All that is on the table beside the board. It knows no rules: the same for every variant.
 *
 * @param version the number of events so far
 * @param turn the version since which the board is as it is
 * @param seats who sits where
 * @param asked what is asked, and by whom
 * @param suggestions the choices that others put on the board
 * @param clock the clock, if the game has one
 */
public record Table(
    int version,
    int turn,
    ImmutableMap<Player, Seat> seats,
    ImmutableMap<Wish, Player> asked,
    ImmutableList<Suggestion> suggestions,
    Optional<Clock> clock) {

  static Table of(Optional<TimeControl> control) {
    return new Table(
        0, 0, ImmutableMap.of(), ImmutableMap.of(), ImmutableList.of(), control.map(Clock::of));
  }

  /** Whether both seats are taken. */
  public boolean isFull() {
    return seats.size() == Player.values().length;
  }

  /** A seat that nobody has taken. */
  public Optional<Player> freeSeat() {
    for (Player seat : Player.values()) {
      if (!seats.containsKey(seat)) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  /** Whether the computer has that seat. */
  public boolean isComputer(Player seat) {
    Seat taken = seats.get(seat);
    return taken != null && taken.isComputer();
  }

  Table after(RoomEvent event, long at) {
    int next = version + 1;
    if (event instanceof RoomEvent.Sat sat) {
      Map<Player, Seat> all = new EnumMap<>(Player.class);
      all.putAll(seats);
      all.put(sat.seat(), new Seat(sat.name(), sat.tokenHash(), sat.level()));
      return new Table(next, turn, Maps.immutableEnumMap(all), asked, suggestions, clock);
    }
    if (event.changesBoard()) {
      // Whatever was suggested belonged to the position before.
      return new Table(
          next, next, seats, askedAfter(event), ImmutableList.of(), clockAfter(event, at));
    }
    if (event instanceof RoomEvent.Asked ask) {
      return withAsked(next, with(asked, ask.wish(), ask.by()));
    }
    if (event instanceof RoomEvent.Declined declined) {
      return withAsked(next, without(asked, declined.wish()));
    }
    ImmutableList<Suggestion> then =
        event instanceof RoomEvent.Suggested made
            ? ImmutableList.<Suggestion>builder()
                .addAll(suggestions)
                .add(new Suggestion(made.id(), made.by(), made.watcher(), made.move()))
                .build()
            : event instanceof RoomEvent.Dismissed gone
                ? suggestions.stream()
                    .filter(each -> each.id() != gone.id())
                    .collect(ImmutableList.toImmutableList())
                : suggestions;
    return new Table(next, turn, seats, asked, then, clock);
  }

  /** A draw may be offered with the move that follows; the other player's move declines it. */
  private ImmutableMap<Wish, Player> askedAfter(RoomEvent event) {
    return event instanceof RoomEvent.Moved moved && asked.get(Wish.DRAW) == moved.by()
        ? ImmutableMap.of(Wish.DRAW, moved.by())
        : ImmutableMap.of();
  }

  private Optional<Clock> clockAfter(RoomEvent event, long at) {
    if (event instanceof RoomEvent.Moved moved) {
      return clock.map(was -> was.moved(moved.by(), moved.left(), at));
    }
    if (event instanceof RoomEvent.Ended) {
      return clock.map(was -> was.run(Optional.empty(), at));
    }
    if (event instanceof RoomEvent.TookBack back) {
      return clock.map(
          was -> was.running().isPresent() ? was.run(Optional.of(back.toMove()), at) : was);
    }
    return clock;
  }

  Table resumed(long now) {
    return new Table(version, turn, seats, asked, suggestions, clock.map(was -> was.resumed(now)));
  }

  /** The same with a clock that runs for nobody. */
  Table stopped(long at) {
    return new Table(
        version, turn, seats, asked, suggestions, clock.map(was -> was.run(Optional.empty(), at)));
  }

  private Table withAsked(int next, ImmutableMap<Wish, Player> then) {
    return new Table(next, turn, seats, then, suggestions, clock);
  }

  private static ImmutableMap<Wish, Player> with(
      ImmutableMap<Wish, Player> asked, Wish wish, Player by) {
    Map<Wish, Player> all = new EnumMap<>(Wish.class);
    all.putAll(asked);
    all.put(wish, by);
    return Maps.immutableEnumMap(all);
  }

  private static ImmutableMap<Wish, Player> without(ImmutableMap<Wish, Player> asked, Wish wish) {
    Map<Wish, Player> all = new EnumMap<>(Wish.class);
    all.putAll(asked);
    all.remove(wish);
    return Maps.immutableEnumMap(all);
  }
}

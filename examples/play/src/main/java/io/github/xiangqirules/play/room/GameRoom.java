package io.github.xiangqirules.play.room;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.play.Json;
import io.github.xiangqirules.play.store.ConflictException;
import io.github.xiangqirules.play.store.GameStore;
import io.github.xiangqirules.play.store.StoreException;
import io.github.xiangqirules.play.store.StoredEvent;
import io.github.xiangqirules.play.store.StoredGame;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/**
 * One game on the server. All that changes it goes through one lock, is stored, and is then told to
 * the listeners in the same order.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public final class GameRoom<P extends Position<P, M>, M extends Move> {
  private final String id;
  private final boolean listed;
  private final Rules<P, M> rules;
  private final P start;
  private final Deal<P, M> deal;
  private final Table empty;
  private final GameStore store;
  private final LongSupplier time;
  private final List<RoomListener> listeners = new CopyOnWriteArrayList<>();
  private final ReentrantLock lock = new ReentrantLock(true);
  private volatile RoomState<P, M> state;
  private volatile long touched;

  /** Whether it is unknown what the store has, so that it has to be asked again. */
  private boolean stale;

  GameRoom(
      StoredGame stored, Opening opening, Rules<P, M> rules, GameStore store, LongSupplier time) {
    this.id = stored.id();
    this.listed = stored.listed();
    this.rules = rules;
    this.start = rules.parsePosition(opening.start());
    this.deal = rules.parseDeal(start, opening.secret());
    this.empty = Table.of(Optional.ofNullable(opening.clock()));
    this.store = store;
    this.time = time;
    this.state = restored(stored);
    this.touched = time.getAsLong();
  }

  private RoomState<P, M> restored(StoredGame stored) {
    ImmutableList<RoomState.Timed> events =
        stored.events().stream()
            .map(event -> new RoomState.Timed(Json.read(event.body(), RoomEvent.class), event.at()))
            .collect(ImmutableList.toImmutableList());
    return RoomState.restore(rules, start, empty, events, time.getAsLong());
  }

  /** Its name in links. */
  public String id() {
    return id;
  }

  /** Whether the lobby shows it while a seat is free. */
  public boolean listed() {
    return listed;
  }

  /** How it stands. */
  public RoomState<P, M> state() {
    return state;
  }

  /** The commitment to the deal, known to everybody from the beginning. */
  public String commitment() {
    return deal.commitment();
  }

  /** The secret of the deal once the game is over; empty before. */
  public Optional<String> published() {
    return state.game().outcome().isOver() ? Optional.of(deal.secret()) : Optional.empty();
  }

  /** Whether there is anything secret in the deal. */
  public boolean isDealt() {
    return rules.places().stream()
        .anyMatch(place -> start.stack(place).stream().anyMatch(Optional::isEmpty));
  }

  /** What time it is in the room, in milliseconds since 1970. */
  public long now() {
    return time.getAsLong();
  }

  /** When somebody last did something, in milliseconds since 1970. */
  public long touched() {
    return touched;
  }

  /** The seats that a token holds. */
  public ImmutableSet<Player> seats(String token) {
    return Tokens.seats(state.table().seats(), token);
  }

  /** Tells a listener how the room stands and, from then on, of every change. */
  public void listen(RoomListener listener) {
    lock.lock();
    try {
      listeners.add(listener);
      touched = time.getAsLong();
      listener.changed(this, state, RoomListener.NOTHING);
    } finally {
      lock.unlock();
    }
  }

  /** Tells a listener no more. */
  public void forget(RoomListener listener) {
    listeners.remove(listener);
    touched = time.getAsLong();
  }

  /**
   * Takes a free seat.
   *
   * @return the seat
   */
  public Player sit(Optional<Player> wanted, String name, String tokenHash, String level) {
    lock.lock();
    try {
      refresh();
      Player seat =
          wanted
              .filter(one -> !state.table().seats().containsKey(one))
              .or(() -> wanted.isPresent() ? Optional.empty() : state.table().freeSeat())
              .orElseThrow(() -> new RefusedException("seat-taken", "the seat is taken"));
      commit(new RoomEvent.Sat(seat, name, tokenHash, level));
      return seat;
    } finally {
      lock.unlock();
    }
  }

  /**
   * Does what a person wants, or says why not.
   *
   * @throws RefusedException if it is not possible; nothing has changed then
   */
  public void handle(Person person, Command command) {
    lock.lock();
    try {
      refresh();
      checkTime();
      commit(new Referee<>(state, deal, person, time.getAsLong()).decide(command));
    } finally {
      lock.unlock();
    }
  }

  /** Ends the game if the time of the player to move is up. */
  public void checkTime() {
    lock.lock();
    try {
      state
          .table()
          .clock()
          .ifPresent(
              clock ->
                  clock
                      .running()
                      .filter(player -> clock.left(player, time.getAsLong()) <= 0)
                      .filter(player -> !state.game().outcome().isOver())
                      .ifPresent(
                          player ->
                              commit(new RoomEvent.Ended(new Ending.TimedOut(player).text()))));
    } finally {
      lock.unlock();
    }
  }

  private void commit(RoomEvent event) {
    long now = time.getAsLong();
    RoomState<P, M> next = state.after(event, now);
    StoredEvent stored =
        new StoredEvent(id, state.table().version(), event.kind(), now, Json.write(event));
    try {
      store.append(stored).join();
    } catch (CompletionException e) {
      stale = true;
      if (e.getCause() instanceof ConflictException) {
        refresh();
        throw new RefusedException("late", "somebody was first");
      }
      throw new RefusedException("store", "the move could not be stored; nothing has changed");
    }
    touched = now;
    int before = state.game().plies();
    show(next, Math.min(before, next.game().plies()));
  }

  /** Reads the game anew if the last write left it open what is stored. */
  private void refresh() {
    if (!stale) {
      return;
    }
    try {
      store.find(id).ifPresent(stored -> show(restored(stored), RoomListener.NOTHING));
      stale = false;
    } catch (StoreException e) {
      throw new RefusedException("store", "the game cannot be read now");
    }
  }

  private void show(RoomState<P, M> next, int same) {
    state = next;
    for (RoomListener listener : listeners) {
      listener.changed(this, next, same);
    }
  }
}

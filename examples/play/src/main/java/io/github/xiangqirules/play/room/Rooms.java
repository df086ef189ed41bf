package io.github.xiangqirules.play.room;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Variants;
import io.github.xiangqirules.play.Json;
import io.github.xiangqirules.play.store.GameStore;
import io.github.xiangqirules.play.store.StoreException;
import io.github.xiangqirules.play.store.StoredGame;
import java.security.SecureRandom;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** The games that are in memory. The others wait in the store until somebody asks for them. */
public final class Rooms {
  private static final Logger LOG = Logger.getLogger(Rooms.class.getName());

  /** At most so many games are in memory. */
  private static final int MOST = 20_000;

  private final Map<String, GameRoom<?, ?>> open = new ConcurrentHashMap<>();
  private final GameStore store;
  private final LongSupplier time;
  private final List<RoomListener> attendants;
  private final SecureRandom random = new SecureRandom();
  private final Tokens tokens = new Tokens();

  /**
   * No rooms yet.
   *
   * @param attendants are told of every change in every room, such as the clock and the computer
   */
  public Rooms(GameStore store, LongSupplier time, List<RoomListener> attendants) {
    this.store = store;
    this.time = time;
    this.attendants = ImmutableList.copyOf(attendants);
  }

  /** A new game without players. */
  public <P extends Position<P, M>, M extends Move> GameRoom<P, M> create(
      Rules<P, M> rules, P start, @Nullable TimeControl clock, boolean listed) {
    if (open.size() >= MOST) {
      throw new RefusedException("busy", "there are too many games now");
    }
    Deal<P, M> deal = rules.deal(start, random);
    Opening opening = new Opening(rules.text(), start.text(), deal.secret(), clock);
    StoredGame stored =
        new StoredGame(
            tokens.game(), time.getAsLong(), listed, Json.write(opening), ImmutableList.of());
    try {
      store.create(stored).join();
    } catch (CompletionException e) {
      throw new RefusedException("store", "the game could not be stored");
    }
    GameRoom<P, M> room = new GameRoom<>(stored, opening, rules, store, time);
    open.put(room.id(), room);
    attend(room);
    return room;
  }

  /** The room of a game, read from the store if need be. */
  public Optional<GameRoom<?, ?>> find(String id) {
    GameRoom<?, ?> room = open.get(id);
    if (room != null) {
      return Optional.of(room);
    }
    return Optional.ofNullable(open.computeIfAbsent(id, this::load));
  }

  private @Nullable GameRoom<?, ?> load(String id) {
    try {
      return store.find(id).map(this::restore).orElse(null);
    } catch (StoreException e) {
      throw unreadable();
    } catch (RuntimeException e) {
      // Only the kind: a message may quote the deal.
      LOG.log(Level.SEVERE, "a stored game cannot be read: {0}", e.getClass().getName());
      throw unreadable();
    }
  }

  private static RefusedException unreadable() {
    return new RefusedException("store", "the game cannot be read now");
  }

  private GameRoom<?, ?> restore(StoredGame stored) {
    Opening opening = Json.read(stored.opening(), Opening.class);
    GameRoom<?, ?> room = restore(stored, opening, Variants.rules(opening.rules()));
    attend(room);
    return room;
  }

  private <P extends Position<P, M>, M extends Move> GameRoom<P, M> restore(
      StoredGame stored, Opening opening, Rules<P, M> rules) {
    return new GameRoom<>(stored, opening, rules, store, time);
  }

  private void attend(GameRoom<?, ?> room) {
    attendants.forEach(room::listen);
  }

  /** Brings the games that wait for a player back into memory, after a start. */
  public void restoreWaiting(int limit) {
    for (String id : store.waiting(limit)) {
      try {
        find(id);
      } catch (RefusedException e) {
        LOG.log(Level.WARNING, "a waiting game is left out: {0}", id);
      }
    }
  }

  /** The rooms in memory. */
  public Collection<GameRoom<?, ?>> all() {
    return open.values();
  }

  /** Puts those away that nobody has used for so long and that a test lets go. */
  public void putAway(long idleMillis, Predicate<GameRoom<?, ?>> unused) {
    long before = time.getAsLong() - idleMillis;
    open.values().removeIf(room -> room.touched() < before && unused.test(room));
  }
}

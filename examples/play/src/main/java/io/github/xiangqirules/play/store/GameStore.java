package io.github.xiangqirules.play.store;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Where games are kept. A write is done when its future is, and is then there for good. */
public interface GameStore extends AutoCloseable {
  /** Stores a new game without events. */
  CompletableFuture<Void> create(StoredGame game);

  /**
   * Stores the next event of a game. The future fails with a {@link ConflictException} if there is
   * one of that number, and with another {@link StoreException} if it is not known whether it was
   * stored.
   */
  CompletableFuture<Void> append(StoredEvent event);

  /** A game with all its events. */
  Optional<StoredGame> find(String id);

  /** The listed games that wait for a player, the newest first. */
  ImmutableList<String> waiting(int limit);

  /** Waits for the writes that are under way and closes. */
  @Override
  void close();
}

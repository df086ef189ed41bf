package io.github.xiangqirules.play.server;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.play.store.GameStore;
import io.github.xiangqirules.play.store.StoreException;
import io.github.xiangqirules.play.store.StoredEvent;
import io.github.xiangqirules.play.store.StoredGame;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A store that waits with its answers, or fails, when the test wants it. */
final class SlowStore implements GameStore {
  private final GameStore real;
  private volatile CompletableFuture<Void> gate = CompletableFuture.completedFuture(null);

  SlowStore(GameStore real) {
    this.real = real;
  }

  /** Stores what comes from now on when this is done. */
  void answerTo(CompletableFuture<Void> when) {
    gate = when;
  }

  /** Stores nothing from now on. */
  void failWith(StoreException why) {
    gate = CompletableFuture.failedFuture(why);
  }

  @Override
  public CompletableFuture<Void> create(StoredGame game) {
    return real.create(game);
  }

  @Override
  public CompletableFuture<Void> append(StoredEvent event) {
    return gate.thenCompose(open -> real.append(event));
  }

  @Override
  public Optional<StoredGame> find(String id) {
    return real.find(id);
  }

  @Override
  public ImmutableList<String> waiting(int limit) {
    return real.waiting(limit);
  }

  @Override
  public void close() {
    real.close();
  }
}

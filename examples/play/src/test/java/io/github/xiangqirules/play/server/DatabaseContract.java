package io.github.xiangqirules.play.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.play.store.ConflictException;
import io.github.xiangqirules.play.store.Database;
import io.github.xiangqirules.play.store.StoredEvent;
import io.github.xiangqirules.play.store.StoredGame;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** What holds with every database. */
abstract class DatabaseContract {
  /** The database, opened once more. */
  abstract Database database();

  static StoredGame game(String id) {
    return new StoredGame(id, System.currentTimeMillis(), true, "{}", ImmutableList.of());
  }

  static StoredEvent event(String id, int seq) {
    return new StoredEvent(id, seq, "moved", 1, "{\"n\":" + seq + "}");
  }

  @Test
  void ofTwoEventsOfOneNumberOneIsStored() {
    try (Database store = database()) {
      store.create(game("g")).join();
      List<CompletableFuture<Void>> writes = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        writes.add(store.append(event("g", 0)));
        writes.add(store.append(event("g", i + 1)));
      }
      int conflicts = 0;
      for (CompletableFuture<Void> write : writes) {
        try {
          write.join();
        } catch (CompletionException e) {
          assertTrue(e.getCause() instanceof ConflictException);
          conflicts++;
        }
      }
      assertEquals(19, conflicts);
      assertEquals(21, store.find("g").orElseThrow().events().size());
    }
  }

  @Test
  void gamesThatWaitAreFoundAgain() {
    try (Database store = database()) {
      for (String id : List.of("waits", "full", "over")) {
        store.create(game(id)).join();
        store.append(new StoredEvent(id, 0, "sat", 1, "{}")).join();
      }
      store.append(new StoredEvent("full", 1, "sat", 1, "{}")).join();
      store.append(new StoredEvent("over", 1, "ended", 1, "{}")).join();
      List<String> waiting = store.waiting(10);
      assertTrue(waiting.contains("waits"), waiting::toString);
      assertTrue(!waiting.contains("full") && !waiting.contains("over"), waiting::toString);
      assertEquals(1, store.waiting(1).size());
    }
  }

  @Test
  void aClosedStoreTakesNoMore() {
    Database store = database();
    store.create(game("closed")).join();
    store.close();
    CompletableFuture<Void> late = store.append(event("closed", 0));
    assertThrows(CompletionException.class, late::join);
  }
}

package io.github.xiangqirules.play.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.play.Settings;
import io.github.xiangqirules.play.server.TestServer.Ticket;
import io.github.xiangqirules.play.store.Database;
import io.github.xiangqirules.play.store.StoreException;
import io.github.xiangqirules.play.store.StoredEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is announced is stored, what is not stored is not announced, and nothing is lost. */
class StoreTest extends DatabaseContract {
  private @TempDir Path folder;

  @Override
  Database database() {
    return new Database(Settings.embedded(folder));
  }

  /** A process that is killed has what it was told is stored. */
  @Test
  void aKilledProcessLosesNothing() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                Writer.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String acknowledged = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertEquals("100", acknowledged);
    try (Database store = database()) {
      assertEquals(100, store.find("g").orElseThrow().events().size());
    }
  }

  /** Stores a hundred events one by one and is gone at once. */
  static final class Writer {
    private Writer() {}

    public static void main(String[] args) {
      Database store = new Database(Settings.embedded(Path.of(args[0])));
      store.create(game("g")).join();
      int stored = 0;
      for (int i = 0; i < 100; i++) {
        store.append(event("g", i)).join();
        stored++;
      }
      System.out.println(stored);
      System.out.flush();
      Runtime.getRuntime().halt(1);
    }
  }

  /** Such as one of a later version. */
  @Test
  void aGameThatCannotBeReadStopsNoServer() {
    Database store = database();
    store.create(game("odd")).join();
    assertEquals(List.of("odd"), store.waiting(10));
    try (TestServer server = new TestServer(store)) {
      assertEquals("ok\n", server.get("/health").body());
      assertEquals(503, server.post("/api/games/odd/seats", TestServer.sitting("A")).statusCode());
    }
  }

  @Test
  void aMoveIsStoredBeforeAnybodyHearsOfIt() {
    SlowStore store = new SlowStore(database());
    try (TestServer server = new TestServer(store)) {
      Ticket first = server.create("xiangqi", Map.of());
      TestClient bob = server.connect(server.sit(first.game(), "Bob"), "Bob");
      TestClient ann = server.connect(first, "Ann");
      CompletableFuture<Void> gate = new CompletableFuture<>();
      store.answerTo(gate);
      CompletableFuture<String> answer = CompletableFuture.supplyAsync(() -> ann.move("h2e2"));
      // A round trip on the other connection shows that the server has had time.
      for (int i = 0; i < 50; i++) {
        bob.command("nonsense");
      }
      assertEquals(0, bob.plies());
      assertEquals(2, store.find(first.game()).orElseThrow().events().size());
      gate.complete(null);
      assertEquals("done", answer.join());
      bob.awaitState(now -> bob.plies() == 1, "the move");
      assertEquals(3, store.find(first.game()).orElseThrow().events().size());
    }
  }

  @Test
  void whatIsNotStoredHasNotHappened() {
    SlowStore store = new SlowStore(database());
    try (TestServer server = new TestServer(store)) {
      Ticket first = server.create("xiangqi", Map.of());
      TestClient bob = server.connect(server.sit(first.game(), "Bob"), "Bob");
      TestClient ann = server.connect(first, "Ann");
      store.failWith(new StoreException("full"));
      assertEquals("store", ann.move("h2e2"));
      assertEquals(0, bob.plies());
      store.answerTo(CompletableFuture.completedFuture(null));
      assertEquals("done", ann.move("h2e2"));
      bob.awaitState(now -> bob.plies() == 1, "the move");
    }
  }

  /** Another server on the same database has moved first. */
  @Test
  void aMoveThatAnotherServerStoredFirstIsShown() {
    SlowStore store = new SlowStore(database());
    try (TestServer server = new TestServer(store)) {
      Ticket first = server.create("xiangqi", Map.of());
      TestClient bob = server.connect(server.sit(first.game(), "Bob"), "Bob");
      TestClient ann = server.connect(first, "Ann");
      store
          .append(
              new StoredEvent(
                  first.game(),
                  2,
                  "moved",
                  1,
                  "{\"kind\":\"moved\",\"by\":\"FIRST\",\"move\":\"b2e2\",\"left\":0}"))
          .join();
      assertEquals("late", ann.move("h2e2"));
      bob.awaitState(now -> bob.plies() == 1, "the stored move");
      assertEquals(List.of("b2e2"), bob.moves());
      assertEquals("done", bob.move("h9g7"));
    }
  }
}

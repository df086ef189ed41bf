package io.github.xiangqirules.play.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.play.Settings;
import io.github.xiangqirules.play.server.TestServer.Ticket;
import io.github.xiangqirules.play.store.Database;
import io.github.xiangqirules.play.store.StoreException;
import io.github.xiangqirules.play.store.StoredEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clocks, in a time that the test lets pass. */
class ClockTest {
  private static final long MINUTE = 60_000;
  private static final long SECOND = 1_000;
  private static final Map<String, Object> THREE_AND_TWO =
      Map.of("clock", Map.of("initial", 3 * MINUTE, "increment", 2 * SECOND));

  private @TempDir Path folder;
  private TestTime time;
  private SlowStore store;
  private TestServer server;
  private Ticket first;
  private Ticket second;
  private TestClient ann;
  private TestClient bob;

  @BeforeEach
  void start() {
    serve();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private void serve() {
    time = new TestTime();
    store = new SlowStore(new Database(Settings.embedded(folder)));
    server = new TestServer(store, time);
  }

  private void sitDown(String rules) {
    first = server.create(rules, THREE_AND_TWO);
    second = server.sit(first.game(), "Bob");
    ann = server.connect(first, "Ann");
    bob = server.connect(second, "Bob");
  }

  private void play(TestClient mover, String move) {
    assertEquals("done", mover.move(move));
    int turn = mover.turn();
    ann.awaitVersion(turn);
    bob.awaitVersion(turn);
  }

  private static JsonNode outcome(TestClient client) {
    return client.state().get("game").get("outcome");
  }

  private static long left(TestClient client, String player) {
    return client.state().get("clock").get("left").get(player).asLong();
  }

  private void assertLostOnTime(TestClient client) {
    client.awaitState(now -> client.isOver(), "the end");
    assertEquals("won", outcome(client).get("state").asText());
    assertEquals("FIRST", outcome(client).get("winner").asText());
    assertEquals("TIME", outcome(client).get("reason").asText());
    assertEquals(0, left(client, "SECOND"));
    assertTrue(client.state().get("clock").get("running").isNull());
  }

  @Test
  void whoseTimeIsUpHasLostAndEverybodyIsTold() {
    sitDown("climbing");
    TestClient watcher = server.watch(first.game(), "Eve");
    String commitment = ann.state().get("deal").get("commitment").asText();
    time.pass(10 * MINUTE);
    assertFalse(ann.isOver()); // before the first move no clock runs
    play(ann, "b2?");
    time.pass(3 * MINUTE - SECOND);
    assertFalse(server.watch(first.game(), "Lea").isOver());
    time.pass(2 * SECOND);
    for (TestClient each : List.of(ann, bob, watcher)) {
      assertLostOnTime(each);
      String secret = each.state().get("deal").get("secret").asText();
      assertEquals(commitment, Deal.commitment(secret));
    }
    assertEquals("game-over", bob.move("c3?"));
    StoredEvent last = store.find(first.game()).orElseThrow().events().get(3);
    assertEquals("ended", last.kind());

    server.close();
    serve();
    bob = server.connect(second, "Bob");
    assertLostOnTime(bob);
    assertEquals(commitment, Deal.commitment(bob.state().get("deal").get("secret").asText()));
  }

  @Test
  void aMoveStopsTheOwnClockAndAddsToIt() {
    sitDown("xiangqi");
    play(ann, "h2e2");
    time.pass(30 * SECOND);
    play(bob, "h9g7");
    time.pass(50 * SECOND);
    play(ann, "h0g2");
    assertEquals(3 * MINUTE - 28 * SECOND, left(ann, "SECOND"));
    // The first move of all took none of the time, and had its increment.
    assertEquals(3 * MINUTE + 4 * SECOND - 50 * SECOND, left(ann, "FIRST"));
  }

  @Test
  void theTimeInWhichTheServerDoesNotRunIsNoPlayers() {
    sitDown("xiangqi");
    play(ann, "h2e2");
    time.pass(MINUTE);
    play(bob, "h9g7");
    server.close();
    serve();
    time.pass(60 * MINUTE);
    ann = server.connect(first, "Ann");
    assertFalse(ann.isOver());
    assertEquals(2 * MINUTE + 2 * SECOND, left(ann, "SECOND"));
    assertEquals("FIRST", ann.state().get("clock").get("running").asText());
    time.pass(3 * MINUTE + 3 * SECOND);
    ann.awaitState(now -> ann.isOver(), "the end");
    assertEquals("SECOND", outcome(ann).get("winner").asText());
  }

  @Test
  void aMoveThatComesWithTheTimeUpIsNotPlayed() {
    sitDown("xiangqi");
    play(ann, "h2e2");
    time.close(); // no alarm rings: the move finds out
    time.pass(3 * MINUTE);
    assertEquals("game-over", bob.move("h9g7"));
    assertLostOnTime(ann);
    assertEquals(1, ann.plies());
  }

  @Test
  void noClockRunsWhenAMoveHasEndedTheGame() {
    sitDown("xiangqi");
    List<String> mate = List.of("h2e2", "a9a8", "e2e6", "a8a9", "b2b4", "a9a8", "b4e4");
    for (int ply = 0; ply < mate.size(); ply++) {
      play(ply % 2 == 0 ? ann : bob, mate.get(ply));
    }
    assertEquals("CHECKMATE", outcome(ann).get("reason").asText());
    assertTrue(ann.state().get("clock").get("running").isNull());
    time.pass(10 * MINUTE);
    bob = server.connect(second, "Bob");
    assertEquals("CHECKMATE", outcome(bob).get("reason").asText());
    assertTrue(left(bob, "SECOND") > 3 * MINUTE);
  }

  @Test
  void aStoreThatFailsIsAskedAgain() {
    sitDown("xiangqi");
    play(ann, "h2e2");
    store.failWith(new StoreException("full"));
    time.pass(4 * MINUTE);
    assertFalse(ann.isOver());
    store.answerTo(CompletableFuture.completedFuture(null));
    time.pass(2 * SECOND);
    assertLostOnTime(ann);
  }
}

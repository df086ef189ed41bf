package io.github.xiangqirules.play.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.play.Settings.Limits;
import io.github.xiangqirules.play.server.TestServer.Ticket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How much one person can ask of a server. */
class LimitsTest {
  private static final int MANY = 10_000;

  private @TempDir Path folder;

  @Test
  void whoeverTalksTooFastIsRefusedAndThenDisconnected() {
    Limits limits = new Limits(2, MANY, MANY, MANY, MANY, 90_000);
    try (TestServer server = new TestServer(folder, limits)) {
      TestClient ann = server.connect(server.create("xiangqi", Map.of()), "Ann");
      for (int i = 0; i < 100; i++) {
        try {
          ann.raw("{\"type\":\"ping\"}");
        } catch (RuntimeException closed) {
          break;
        }
      }
      ann.awaitClosed();
      assertTrue(ann.received().stream().anyMatch(text -> text.contains("\"rate\"")));
    }
  }

  @Test
  void oneAddressOpensOnlySoManyGames() {
    Limits limits = new Limits(MANY, MANY, 3, MANY, MANY, 90_000);
    try (TestServer server = new TestServer(folder, limits)) {
      List<Integer> answers = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        String wanted = TestServer.newGame("xiangqi", Map.of());
        answers.add(server.post("/api/games", wanted).statusCode());
      }
      assertEquals(List.of(201, 201, 201, 429, 429), answers);
    }
  }

  @Test
  void oneAddressHasOnlySoManyConnections() {
    Limits limits = new Limits(MANY, MANY, MANY, 2, MANY, 90_000);
    try (TestServer server = new TestServer(folder, limits)) {
      Ticket ticket = server.create("xiangqi", Map.of());
      server.connect(ticket, "Ann");
      TestClient second = server.connect(ticket, "Ann");
      TestClient third = server.open(ticket.game());
      third.awaitClosed();
      assertEquals(List.of(), third.received());
      assertEquals(0, second.plies());
    }
  }

  @Test
  void whoeverIsSilentIsDisconnected() {
    Limits limits = new Limits(MANY, MANY, MANY, MANY, MANY, 300);
    try (TestServer server = new TestServer(folder, limits)) {
      server.connect(server.create("xiangqi", Map.of()), "Ann").awaitClosed();
    }
  }

  @Test
  void largeMessagesAndRequestsAreRefused() {
    try (TestServer server = new TestServer(folder)) {
      TestClient ann = server.connect(server.create("xiangqi", Map.of()), "Ann");
      ann.raw("{\"type\":\"move\",\"turn\":0,\"move\":\"" + "x".repeat(5_000) + "\"}");
      ann.awaitClosed();
      String large = TestServer.newGame("xiangqi", Map.of("name", "x".repeat(5_000)));
      assertEquals(413, server.post("/api/games", large).statusCode());
      String start = TestServer.newGame("xiangqi", Map.of("start", "x".repeat(1_000)));
      assertEquals(413, server.post("/api/games", start).statusCode());
    }
  }

  @Test
  void wrongRequestsAreRefusedWithAReason() {
    try (TestServer server = new TestServer(folder)) {
      for (Map<String, Object> wrong :
          List.<Map<String, Object>>of(
              Map.of("rules", "chess"),
              Map.of("rules", "xiangqi rulebook=mine"),
              Map.of("start", "nonsense"),
              Map.of("against", "COMPUTER", "level", "god"),
              Map.of("clock", Map.of("initial", 5, "increment", 0)),
              Map.of("against", "NOBODY"))) {
        var answer = server.post("/api/games", TestServer.newGame("xiangqi", wrong));
        assertEquals(400, answer.statusCode(), answer::body);
        assertEquals("refused", TestServer.read(answer.body()).get("type").asText());
      }
      assertEquals(404, server.post("/api/games/none/seats", TestServer.sitting("A")).statusCode());
      assertEquals("ok\n", server.get("/health").body());
      assertTrue(server.get("/metrics").body().contains("play_refused_total 7"));
    }
  }
}

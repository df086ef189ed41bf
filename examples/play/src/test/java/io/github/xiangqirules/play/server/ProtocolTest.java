package io.github.xiangqirules.play.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.xiangqirules.play.server.TestServer.Ticket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people may and may not do, over real connections. */
class ProtocolTest {
  private @TempDir Path folder;
  private TestServer server;
  private Ticket first;
  private Ticket second;
  private TestClient ann;
  private TestClient bob;

  @BeforeEach
  void start() {
    server = new TestServer(folder);
    first = server.create("xiangqi", Map.of());
    second = server.sit(first.game(), "Bob");
    ann = server.connect(first, "Ann");
    bob = server.connect(second, "Bob");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private void play(String... moves) {
    for (int i = 0; i < moves.length; i++) {
      TestClient mover = i % 2 == 0 ? ann : bob;
      assertEquals("done", mover.move(moves[i]));
      int turn = mover.turn();
      ann.awaitVersion(turn);
      bob.awaitVersion(turn);
    }
  }

  @Test
  void aMoveIsSeenByAll() {
    TestClient watcher = server.watch(first.game(), "Eve");
    play("h2e2", "h9g7");
    watcher.awaitVersion(ann.turn());
    assertEquals(List.of("h2e2", "h9g7"), watcher.moves());
    assertEquals(ann.position(), watcher.position());
    assertEquals("[\"FIRST\"]", ann.you().get("seats").toString());
    assertEquals("[]", watcher.you().get("seats").toString());
  }

  @Test
  void onlyThePlayerToMoveMoves() {
    TestClient watcher = server.watch(first.game(), "Eve");
    TestClient stranger = server.connect(first.game(), "not-a-token", "Mallory");
    assertEquals("not-your-turn", bob.move("h9g7"));
    assertEquals("not-a-player", watcher.move("h2e2"));
    assertEquals("not-a-player", stranger.move("h2e2"));
    for (String type : List.of("resign", "claim")) {
      assertEquals("not-a-player", watcher.command(type));
    }
    assertEquals("not-a-player", watcher.command("ask", "wish", "TAKE_BACK"));
    assertEquals(0, ann.plies());
  }

  @Test
  void anIllegalMoveIsRefusedWithTheReason() {
    assertEquals("no-piece", ann.move("e4e5"));
    assertEquals("done", ann.move("h2e2"));
  }

  @Test
  void aMoveForAnotherPositionComesTooLate() {
    play("h2e2", "h9g7");
    assertEquals("late", ann.command("move", "turn", 0, "move", "b2e2"));
    assertEquals(2, ann.plies());
  }

  @Test
  void ofTwoMovesAtOnceOneWins() {
    TestClient again = server.connect(first, "Ann");
    int turn = ann.turn();
    for (int round = 0; round < 20; round++) {
      CompletableFuture<String> one =
          CompletableFuture.supplyAsync(() -> ann.command("move", "turn", turn, "move", "h2e2"));
      CompletableFuture<String> other =
          CompletableFuture.supplyAsync(() -> again.command("move", "turn", turn, "move", "b2e2"));
      List<String> answers = List.of(one.join(), other.join());
      if (round == 0) {
        assertEquals(1, answers.stream().filter("done"::equals).count());
      }
      assertTrue(answers.contains("not-your-turn") || answers.contains("late"), answers::toString);
    }
    again.awaitVersion(ann.turn());
    assertEquals(1, ann.plies());
    assertEquals(ann.position(), again.position());
  }

  @Test
  void aSeatIsTakenOnce() {
    Ticket open = server.create("xiangqi", Map.of("seat", "SECOND"));
    String path = "/api/games/" + open.game() + "/seats";
    List<Integer> answers =
        List.of(0, 1, 2, 3).parallelStream()
            .map(i -> server.post(path, TestServer.sitting("P" + i)).statusCode())
            .sorted()
            .toList();
    assertEquals(List.of(201, 409, 409, 409), answers);
  }

  /** X144. */
  @Test
  void aRefusedTakeBackChangesNothing() {
    play("g3g4", "g6g5");
    String before = ann.position();
    assertEquals("done", ann.command("ask", "wish", "TAKE_BACK"));
    bob.awaitState(now -> now.get("asked").has("TAKE_BACK"), "the question");
    assertEquals("not-yours", ann.command("answer", "wish", "TAKE_BACK", "yes", true));
    assertEquals("done", bob.command("answer", "wish", "TAKE_BACK", "yes", false));
    ann.awaitState(now -> !now.get("asked").has("TAKE_BACK"), "the answer");
    for (TestClient each : List.of(ann, bob)) {
      assertEquals(2, each.plies());
      assertEquals(before, each.position());
    }
    assertEquals("not-asked", bob.command("answer", "wish", "TAKE_BACK", "yes", true));
  }

  /** X127. */
  @Test
  void afterATakeBackAndARestartTheGameGoesOn() {
    play("h2e2", "h9g7", "h0g2", "i9h9");
    bob.command("ask", "wish", "TAKE_BACK");
    ann.awaitState(now -> now.get("asked").has("TAKE_BACK"), "the question");
    assertEquals("done", ann.command("answer", "wish", "TAKE_BACK", "yes", true));
    bob.awaitVersion(ann.turn());
    List<String> moves = bob.moves();
    String position = bob.position();
    assertEquals(List.of("h2e2", "h9g7", "h0g2"), moves);

    server.restart();
    ann = server.connect(first, "Ann");
    bob = server.connect(second, "Bob");
    assertEquals(moves, ann.moves());
    assertEquals(position, bob.position());
    assertEquals("done", bob.move("b9c7"));
    ann.awaitVersion(bob.turn());
    assertEquals(List.of("h2e2", "h9g7", "h0g2", "b9c7"), ann.moves());
  }

  @Test
  void anOfferOutlivesARestart() {
    play("h2e2");
    ann.command("ask", "wish", "DRAW");
    server.restart();
    bob = server.connect(second, "Bob");
    assertEquals("FIRST", bob.state().get("asked").get("DRAW").asText());
    assertEquals("done", bob.command("answer", "wish", "DRAW", "yes", true));
    bob.awaitState(now -> bob.isOver(), "the end");
    assertEquals("AGREEMENT", outcome(bob).get("reason").asText());
    assertEquals("game-over", bob.command("resign"));
  }

  /** A draw is offered with a move, or before the other player has moved. */
  @Test
  void anOfferOutlivesTheMoveOfWhoeverMakesIt() {
    assertEquals("done", ann.command("ask", "wish", "DRAW"));
    play("h2e2");
    assertEquals("FIRST", bob.state().get("asked").get("DRAW").asText());
    server.restart();
    ann = server.connect(first, "Ann");
    bob = server.connect(second, "Bob");
    assertEquals("FIRST", bob.state().get("asked").get("DRAW").asText());
    assertEquals("done", bob.move("h9g7"));
    ann.awaitVersion(bob.turn());
    assertFalse(ann.state().get("asked").has("DRAW"));
    assertEquals("done", bob.command("ask", "wish", "DRAW"));
    assertEquals("done", ann.move("h0g2"));
    bob.awaitVersion(ann.turn());
    assertFalse(bob.state().get("asked").has("DRAW"));
  }

  @Test
  void nothingIsSuggestedBeforeTheGameBegins() {
    Ticket open = server.create("xiangqi", Map.of());
    TestClient watcher = server.watch(open.game(), "Eve");
    assertEquals("waiting", watcher.command("suggest", "turn", 0, "move", "h2e2"));
  }

  @Test
  void aNameThatIsNotSeenIsNone() {
    Ticket open = server.create("xiangqi", Map.of("name", "\u3164\u2800 A\u115f"));
    assertEquals("A", nameOfFirst(server.connect(open, "")));
    Ticket blank = server.create("xiangqi", Map.of("name", "\u3164\uffa0"));
    assertEquals("", nameOfFirst(server.connect(blank, "")));
  }

  private static String nameOfFirst(TestClient client) {
    return client.state().get("seats").get("FIRST").get("name").asText();
  }

  @Test
  void whoeverResignsHasLost() {
    play("h2e2");
    assertEquals("done", ann.command("resign"));
    bob.awaitState(now -> bob.isOver(), "the end");
    assertEquals("SECOND", outcome(bob).get("winner").asText());
    assertEquals("RESIGNATION", outcome(bob).get("reason").asText());
  }

  @Test
  void aSuggestionIsShownAndPlayedOnlyWhenAccepted() {
    TestClient watcher = server.watch(first.game(), "Eve");
    assertEquals("your-turn", ann.command("suggest", "turn", 0, "move", "h2e2"));
    assertEquals("no-piece", watcher.command("suggest", "turn", 0, "move", "e4e5"));
    assertEquals("done", watcher.command("suggest", "turn", 0, "move", "h2e2"));
    assertEquals("done", bob.command("suggest", "turn", 0, "move", "b2e2"));
    ann.awaitState(now -> now.get("suggestions").size() == 2, "the suggestions");
    JsonNode shown = ann.state().get("suggestions");
    assertEquals("Eve", shown.get(0).get("by").asText());
    assertTrue(shown.get(0).get("watcher").asBoolean());
    assertFalse(shown.get(1).get("watcher").asBoolean());
    assertEquals(0, ann.plies());
    assertEquals("not-a-player", watcher.command("accept", "turn", 0, "suggestion", 2));
    assertEquals("done", ann.command("dismiss", "suggestion", shown.get(1).get("id").asInt()));
    int id = shown.get(0).get("id").asInt();
    assertEquals("done", ann.command("accept", "turn", ann.turn(), "suggestion", id));
    watcher.awaitVersion(ann.turn());
    assertEquals(List.of("h2e2"), watcher.moves());
    assertEquals(0, watcher.state().get("suggestions").size());
  }

  @Test
  void aRepetitionThatLosesIsToldBeforeTheMove() {
    play("a0a1", "a9a8", "a1a0", "a8a9", "a0a1", "a9a8", "a1a0");
    JsonNode warned =
        bob.legal().stream()
            .filter(choice -> choice.get("move").asText().equals("a8a9"))
            .findFirst()
            .orElseThrow();
    assertEquals("won", warned.get("warning").get("state").asText());
    assertEquals("FIRST", warned.get("warning").get("winner").asText());
    assertEquals("done", bob.move("a8a9"));
    ann.awaitState(now -> ann.isOver(), "the end");
    JsonNode ruling = outcome(ann).get("ruling");
    assertEquals("repeater-loses", ruling.get("rule").asText());
    assertNotEquals("", ruling.get("explain").asText());
  }

  @Test
  void nonsenseIsRefusedAndTheConversationGoesOn() {
    for (String text :
        List.of(
            "",
            "{",
            "[]",
            "3",
            "{\"type\":\"move\"}",
            "{\"type\":\"fly\"}",
            "{\"type\":\"move\",\"turn\":\"x\",\"move\":\"h2e2\"}",
            "{\"type\":\"move\",\"turn\":0,\"move\":null}",
            "{\"type\":\"move\",\"turn\":\"0\",\"move\":\"h2e2\"}",
            "{\"type\":\"move\",\"turn\":0.0,\"move\":\"h2e2\"}",
            "{\"type\":\"move\",\"turn\":4294967296,\"move\":\"h2e2\"}",
            "{\"type\":\"move\",\"id\":4294967296,\"turn\":0,\"move\":\"h2e2\"}",
            "{\"type\":\"move\",\"id\":\"1\",\"turn\":0,\"move\":\"h2e2\"}",
            "{\"type\":\"hello\",\"token\":1,\"name\":\"Ann\"}",
            "{\"type\":\"hello\",\"token\":\"\",\"name\":true}",
            "[".repeat(1500))) {
      ann.raw(text);
    }
    assertEquals("done", ann.move("h2e2"));
    assertEquals(16, ann.received().stream().filter(text -> text.contains("bad-command")).count());
  }

  @Test
  void theComputerAnswers() {
    Ticket alone = server.create("climbing", Map.of("against", "COMPUTER", "level", "beginner"));
    TestClient me = server.connect(alone, "Ann");
    assertEquals("done", me.move("b2?"));
    me.awaitState(now -> me.plies() == 2, "the computer's move");
    assertEquals("done", me.command("ask", "wish", "TAKE_BACK"));
    me.awaitState(now -> me.plies() == 0, "the take-back");
    assertEquals("computer-declines", me.command("ask", "wish", "DRAW"));
  }

  private static JsonNode outcome(TestClient client) {
    return client.state().get("game").get("outcome");
  }
}

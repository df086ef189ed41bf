package io.github.xiangqirules.play.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.xiangqirules.climbing.record.ClimbingRecord;
import io.github.xiangqirules.play.server.TestServer.Ticket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that leave the server as files and come back, and positions from links. */
class RecordsTest {
  private @TempDir Path folder;
  private TestServer server;

  @BeforeEach
  void start() {
    server = new TestServer(folder);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Ticket play(String rules, List<String> moves) {
    Ticket ticket = server.create(rules, Map.of("against", "NEIGHBOR"));
    TestClient both = server.connect(ticket, "Ann");
    for (String move : moves) {
      assertEquals("done", both.move(move));
    }
    return ticket;
  }

  @ParameterizedTest
  @ValueSource(strings = {"pgn", "dhtmlxq", "wxf"})
  void aDownloadedGameOfXiangqiCanBeUploaded(String format) {
    List<String> moves = List.of("h2e2", "h9g7", "h0g2", "i9h9");
    Ticket ticket = play("xiangqi", moves);
    String file = server.get("/api/games/" + ticket.game() + "/record?format=" + format).body();
    JsonNode game =
        TestServer.read(server.post("/api/records", file).body()).get("games").get(0).get("game");
    assertEquals(5, game.get("history").size());
    for (int i = 0; i < moves.size(); i++) {
      assertEquals(moves.get(i), game.get("history").get(i + 1).get("move").asText());
    }
  }

  @Test
  void aRecordOfClimbingHoldsTheSecretOnlyAfterTheEnd() {
    Ticket ticket = play("climbing", List.of("b2?", "c3?"));
    String path = "/api/games/" + ticket.game() + "/record?format=text";
    ClimbingRecord before = ClimbingRecord.parse(server.get(path).body());
    assertTrue(before.commitment().isPresent());
    assertFalse(before.secret().isPresent());
    assertEquals("done", server.connect(ticket, "Ann").command("resign"));
    String after = server.get(path).body();
    assertTrue(ClimbingRecord.parse(after).secret().isPresent());
    JsonNode shown = TestServer.read(server.post("/api/records", after).body());
    JsonNode game = shown.get("games").get(0).get("game");
    assertEquals("climbing", game.get("rules").get("variant").asText());
    assertEquals(3, game.get("history").size());
  }

  @Test
  void commentsOfARecordAreShownWithTheirMoves() {
    String pgn = "[Game \"Chinese Chess\"]\n\n1. 炮二平五 {to the middle} 馬8進7 *\n";
    JsonNode history =
        TestServer.read(server.post("/api/records", pgn).body())
            .get("games")
            .get(0)
            .get("game")
            .get("history");
    assertEquals("to the middle", history.get(1).get("comment").asText());
    assertEquals("h9g7", history.get(2).get("move").asText());
  }

  private JsonNode upload(String pgn) {
    return TestServer.read(server.post("/api/records", pgn).body()).get("games").get(0);
  }

  private static String moves(JsonNode line) {
    StringBuilder moves = new StringBuilder(line.get("after").asText());
    line.get("history").forEach(entry -> moves.append(' ').append(entry.get("move").asText()));
    return moves.toString();
  }

  @Test
  void variationsOfARecordLeaveTheirLines() {
    JsonNode game =
        upload(
            "[Game \"Chinese Chess\"]\n\n1. h2e2 (1. b2e2 b9c7 (1... h9g7 {the other} 2. b0c2))"
                + " 1... h9g7 2. h0g2 (2. b0c2 i9h9) *\n");
    assertEquals(4, game.get("game").get("history").size());
    JsonNode lines = game.get("variations");
    assertEquals(2, lines.size());
    assertEquals("0 b2e2 b9c7", moves(lines.get(0)));
    assertEquals("2 b0c2 i9h9", moves(lines.get(1)));
    JsonNode inner = lines.get(0).get("variations").get(0);
    assertEquals("1 h9g7 b0c2", moves(inner));
    assertEquals("the other", inner.get("history").get(0).get("comment").asText());
    assertEquals(0, game.get("problems").size());
  }

  private static final List<String> DANCE = List.of("a9a8", "a0a1", "a8a9", "a1a0");

  @Test
  void aVariationIsShownAsFarAsAPageCanBear() {
    StringBuilder pgn = new StringBuilder("[Game \"Chinese Chess\"]\n\n1. h2e2 (1. b2e2");
    for (int i = 0; i < 2_500; i++) {
      pgn.append(' ').append(DANCE.get(i % 4));
    }
    JsonNode game = upload(pgn.append(") *\n").toString());
    assertEquals(2_000, game.get("variations").get(0).get("history").size());
    assertEquals("not all variations are shown", game.get("problems").get(0).asText());
  }

  @Test
  void variationsOfVariationsAreShownAsDeepAsAPageCanBear() {
    StringBuilder pgn = new StringBuilder("[Game \"Chinese Chess\"]\n\n1. h2e2 (1. b2e2");
    int depth = 40;
    for (int i = 0; i < depth; i++) {
      String other = i % 2 == 0 ? "h9g7" : "h0g2";
      pgn.append(' ').append(other).append(" (").append(DANCE.get(i % 4));
    }
    JsonNode game = upload(pgn.append(")".repeat(depth + 1)).append(" *\n").toString());
    int shown = 0;
    for (JsonNode at = game; !at.get("variations").isEmpty(); at = at.get("variations").get(0)) {
      shown++;
    }
    assertEquals(16, shown);
    assertEquals("not all variations are shown", game.get("problems").get(0).asText());
  }

  @Test
  void whatIsLeftOutOfAFileIsTold() {
    String game = "[Game \"Chinese Chess\"]\n[Result \"1-0\"]\n\n1. h2e2 h9g7 1-0\n\n";
    String puzzle =
        "[Game \"Chinese Chess\"]\n[FEN \"9/9/9/9/9/9/9/9/9/R3K4 w - - 0 1\"]\n\n1. a0a1 *\n\n";
    JsonNode shown = TestServer.read(server.post("/api/records", puzzle + game.repeat(43)).body());
    assertEquals(40, shown.get("games").size());
    assertEquals(4, shown.get("leftOut").asInt());
    assertEquals("1-0", shown.get("games").get(0).get("headers").get("Result").asText());
  }

  @Test
  void whatIsNoRecordIsRefused() {
    assertEquals(400, server.post("/api/records", "hello").statusCode());
    assertEquals(400, server.post("/api/records", "[Rules \"climbing\"]\n").statusCode());
    assertEquals(413, server.post("/api/records", "x".repeat(1_100_000)).statusCode());
    Ticket ticket = play("climbing", List.of());
    String path = "/api/games/" + ticket.game() + "/record?format=";
    assertEquals(400, server.get(path + "pgn").statusCode());
    assertEquals(400, server.get(path).statusCode());
  }

  @Test
  void aPositionOfALinkIsShown() {
    String fen = "3k5/9/9/9/9/9/9/9/9/R3K4%20w%20-%20-%200%201";
    JsonNode game =
        TestServer.read(server.get("/api/position?rules=xiangqi&text=" + fen).body()).get("game");
    assertEquals(1, game.get("history").size());
    assertEquals(400, server.get("/api/position?rules=xiangqi&text=4k4").statusCode());
    assertEquals(400, server.get("/api/position?rules=chess&text=").statusCode());
  }
}

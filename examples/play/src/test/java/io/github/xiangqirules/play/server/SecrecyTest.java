package io.github.xiangqirules.play.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.climbing.ClimbingDeal;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import io.github.xiangqirules.play.Settings;
import io.github.xiangqirules.play.server.TestServer.Ticket;
import io.github.xiangqirules.play.store.Database;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Who learns what of a game with face-down pieces: the recorded traffic, the log and the numbers of
 * whole games hold no unseen piece and no token of another's seat.
 */
class SecrecyTest {
  private static final Logger ROOT = Logger.getLogger("");

  private final List<String> log = new ArrayList<>();
  private final Handler recorder =
      new Handler() {
        @Override
        public void publish(LogRecord told) {
          String thrown = told.getThrown() == null ? "" : told.getThrown().toString();
          String values = Arrays.toString(told.getParameters());
          synchronized (log) {
            log.add(told.getMessage() + values + thrown);
          }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };
  private @TempDir Path folder;
  private TestServer server;
  private Ticket first;
  private Ticket second;
  private TestClient ann;
  private TestClient bob;

  @BeforeEach
  void start() {
    ROOT.setLevel(Level.ALL);
    ROOT.addHandler(recorder);
    server = new TestServer(folder);
    first = server.create("climbing repetition=3 quiet=60", Map.of());
    second = server.sit(first.game(), "Bob");
    ann = server.connect(first, "Ann");
    bob = server.connect(second, "Bob");
  }

  @AfterEach
  void stop() {
    server.close();
    ROOT.removeHandler(recorder);
    ROOT.setLevel(Level.INFO);
  }

  private String secretInStore() {
    try (Database store = new Database(Settings.embedded(folder))) {
      String opening = store.find(first.game()).orElseThrow().opening();
      return TestServer.read(opening).get("secret").asText();
    }
  }

  /** Plays as far as wanted and says how many moves were played. */
  private int playOn(Random random, int upTo) {
    while (!ann.isOver() && ann.plies() < upTo) {
      TestClient mover = ann.toMove().equals("FIRST") ? ann : bob;
      List<JsonNode> legal = mover.legal();
      String move = legal.get(random.nextInt(legal.size())).get("move").asText();
      assertEquals("done", mover.move(move));
      ann.awaitVersion(mover.turn());
      bob.awaitVersion(ann.turn());
    }
    return ann.plies();
  }

  private void assertUnseenIn(List<String> texts, String secret, String where) {
    String pieces = secret.substring(0, secret.indexOf(' '));
    String salt = secret.substring(secret.indexOf(' ') + 1);
    for (String text : texts) {
      assertFalse(text.contains(pieces), () -> where + " tells the deal");
      assertFalse(text.contains(salt), () -> where + " tells the salt");
      for (Ticket ticket : List.of(first, second)) {
        // The end of it is too much already: a server may print the ends of what it is sent.
        String end = ticket.token().substring(ticket.token().length() / 2);
        assertFalse(text.contains(end), () -> where + " tells a token");
      }
    }
  }

  /** X140, X141, X125. */
  @Test
  void nobodyLearnsAnUnseenPieceBeforeTheEndAndEverybodyTheDealAfterIt() {
    TestClient early = server.watch(first.game(), "Eve");
    Random random = new Random(7);
    playOn(random, 30);
    TestClient late = server.watch(first.game(), "Lea");
    TestClient reloaded = server.connect(first, "Ann");
    early.command("suggest", "turn", early.turn(), "move", "a1?");
    early.command("suggest", "turn", early.turn(), "move", "a1=K");
    bob.command("move", "turn", bob.turn(), "move", "d4=k");
    bob.raw("{\"type\":\"move\",\"turn\":0,\"move\":\"" + first.token() + "\"}");
    playOn(random, 45);
    assertFalse(ann.isOver());

    List<String> sent = server.traffic();
    List<String> pages =
        List.of(
            server.get("/metrics").body(),
            server.get("/api/lobby").body(),
            server.get("/health").body(),
            server.get("/nothing/" + first.game()).body());
    String commitment = ann.state().get("deal").get("commitment").asText();
    server.close();
    String secret = secretInStore();
    assertEquals(commitment, Deal.commitment(secret));
    assertUnseenIn(sent, secret, "the traffic");
    assertUnseenIn(pages, secret, "a page");
    synchronized (log) {
      assertTrue(log.size() > 10);
      assertUnseenIn(log, secret, "the log");
    }
    assertTrue(sent.stream().noneMatch(text -> text.contains("\"secret\":\"")));

    server = new TestServer(folder);
    ann = server.connect(first, "Ann");
    bob = server.connect(second, "Bob");
    TestClient watcher = server.watch(first.game(), "Eve");
    assertEquals("done", bob.command("resign"));
    for (TestClient each : List.of(ann, bob, watcher)) {
      each.awaitState(now -> each.isOver(), "the end");
      String published = each.state().get("deal").get("secret").asText();
      assertEquals(secret, published);
      assertTrue(ClimbingDeal.verify(game(each), published, commitment));
    }
    assertTrue(reloaded.moves().equals(late.moves()));
  }

  @Test
  void aGamePlayedToItsEndIsVerifiedToo() {
    int plies = playOn(new Random(11), 5_000);
    assertTrue(plies < 5_000 && ann.isOver());
    String commitment = ann.state().get("deal").get("commitment").asText();
    assertTrue(
        ClimbingDeal.verify(game(ann), bob.state().get("deal").get("secret").asText(), commitment));
    List<String> last = ann.received();
    long told = last.stream().filter(text -> text.contains("\"secret\":\"")).count();
    assertEquals(1, told);
  }

  @Test
  void nobodyNamesWhatAFlipReveals() {
    assertEquals("revealed-choice", ann.move("a1=K"));
    assertEquals("done", ann.move("a1?"));
    bob.awaitVersion(ann.turn());
    assertTrue(bob.moves().get(0).startsWith("a1="));
  }

  @Test
  void theSamePieceComesAgainAfterATakeBack() {
    ann.move("c3?");
    String seen = ann.moves().get(0);
    ann.command("ask", "wish", "TAKE_BACK");
    bob.awaitState(now -> now.get("asked").has("TAKE_BACK"), "the question");
    bob.command("answer", "wish", "TAKE_BACK", "yes", true);
    ann.awaitState(now -> ann.plies() == 0, "the take-back");
    ann.move("c3?");
    assertEquals(List.of(seen), ann.moves());
  }

  private static Game<ClimbingPosition, ClimbingMove> game(TestClient client) {
    ClimbingRules rules = ClimbingRules.standard().withRepetition(3).withQuietPlies(60);
    return Game.replay(rules, rules.initialPosition(), client.moves()).game();
  }
}

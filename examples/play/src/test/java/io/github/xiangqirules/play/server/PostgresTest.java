package io.github.xiangqirules.play.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.play.Settings;
import io.github.xiangqirules.play.server.TestServer.Ticket;
import io.github.xiangqirules.play.store.Database;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Games in PostgreSQL instead of the embedded database. Needs the programs of Debian's package
 * {@code postgresql}; without them these tests are skipped.
 */
class PostgresTest extends DatabaseContract {
  private static Postgres postgres;

  @BeforeAll
  static void startPostgres() {
    assumeTrue(Postgres.isThere(), "no PostgreSQL here");
    postgres = new Postgres();
  }

  @AfterAll
  static void stopPostgres() {
    if (postgres != null) {
      postgres.close();
    }
  }

  @Override
  Database database() {
    return new Database(postgres.url());
  }

  private static TestServer server() {
    return new TestServer(postgres.url(), Settings.Limits.generous());
  }

  @Test
  void aGameGoesOnAfterARestartOfTheServer() {
    try (TestServer server = server()) {
      Ticket first = server.create("climbing", Map.of());
      Ticket second = server.sit(first.game(), "Béla 象");
      TestClient ann = server.connect(first, "Ann");
      TestClient bob = server.connect(second, "Bob");
      String commitment = ann.state().get("deal").get("commitment").asText();
      assertEquals("done", ann.move("b2?"));
      bob.awaitVersion(ann.turn());
      assertEquals("done", bob.move("c3?"));
      List<String> moves = bob.moves();

      server.restart();
      ann = server.connect(first, "Ann");
      bob = server.connect(second, "Bob");
      assertEquals(moves, ann.moves());
      assertEquals("Béla 象", ann.state().get("seats").get("SECOND").get("name").asText());
      assertEquals("done", ann.move("a1?"));
      bob.awaitVersion(ann.turn());
      assertEquals("done", bob.command("resign"));
      TestClient winner = ann;
      winner.awaitState(now -> winner.isOver(), "the end");
      assertEquals(commitment, Deal.commitment(winner.state().get("deal").get("secret").asText()));
    }
  }

  @Test
  void aGameGoesOnAfterARestartOfTheDatabase() {
    try (TestServer server = server()) {
      Ticket both = server.create("xiangqi", Map.of("against", "NEIGHBOR"));
      TestClient ann = server.connect(both, "Ann");
      assertEquals("done", ann.move("h2e2"));
      postgres.stop();
      assertEquals("store", ann.move("h9g7"));
      assertEquals(1, ann.plies());
      postgres.start();
      String answer = ann.move("h9g7");
      // The connection for writing may find out only now that it is gone.
      assertTrue(answer.equals("done") || answer.equals("store"), answer);
      if (answer.equals("store")) {
        assertEquals("done", ann.move("h9g7"));
      }
      ann.awaitState(now -> ann.plies() == 2, "the move");
      server.restart();
      assertEquals(List.of("h2e2", "h9g7"), server.connect(both, "Ann").moves());
    }
  }
}

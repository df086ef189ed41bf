package io.github.xiangqirules.play.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.xiangqirules.play.PlayServer;
import io.github.xiangqirules.play.Settings;
import io.github.xiangqirules.play.room.SystemTime;
import io.github.xiangqirules.play.room.Time;
import io.github.xiangqirules.play.store.GameStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A server of a test on the loopback, which can be stopped and started again on its games. */
public final class TestServer implements AutoCloseable {
  static final ObjectMapper JSON = new ObjectMapper();
  private final HttpClient http = HttpClient.newHttpClient();
  private final Settings settings;
  private final List<TestClient> clients = new ArrayList<>();
  private PlayServer server;

  public TestServer(Path folder) {
    this(folder, Settings.Limits.generous());
  }

  TestServer(Path folder, Settings.Limits limits) {
    this(Settings.embedded(folder), limits);
  }

  TestServer(String database, Settings.Limits limits) {
    settings = new Settings("localhost", 0, database, limits);
    server = new PlayServer(settings);
  }

  TestServer(GameStore store) {
    this(store, new SystemTime());
  }

  TestServer(GameStore store, Time time) {
    settings = new Settings("localhost", 0, "", Settings.Limits.generous());
    server = new PlayServer(settings, store, time);
  }

  public int port() {
    return server.port();
  }

  public void restart() {
    int port = server.port();
    server.close();
    server =
        new PlayServer(new Settings("localhost", port, settings.database(), settings.limits()));
  }

  /** What one who takes a seat is told. */
  public record Ticket(String game, String token) {}

  public Ticket create(String rules, Map<String, Object> changes) {
    return ticket(post("/api/games", newGame(rules, changes)));
  }

  static String newGame(String rules, Map<String, Object> changes) {
    Map<String, Object> wanted = new java.util.HashMap<>();
    wanted.put("rules", rules);
    wanted.put("start", "");
    wanted.put("against", "PERSON");
    wanted.put("seat", "FIRST");
    wanted.put("level", "");
    wanted.put("clock", null);
    wanted.put("listed", true);
    wanted.put("name", "Ann");
    wanted.putAll(changes);
    return write(wanted);
  }

  public Ticket sit(String game, String name) {
    return ticket(post("/api/games/" + game + "/seats", sitting(name)));
  }

  static String sitting(String name) {
    Map<String, Object> wanted = new java.util.HashMap<>();
    wanted.put("seat", null);
    wanted.put("name", name);
    return write(wanted);
  }

  private static Ticket ticket(HttpResponse<String> answer) {
    if (answer.statusCode() != 201) {
      throw new IllegalStateException(answer.statusCode() + " " + answer.body());
    }
    JsonNode node = read(answer.body());
    return new Ticket(node.get("game").asText(), node.get("token").asText());
  }

  public TestClient connect(String game, String token, String name) {
    TestClient client = open(game);
    client.hello(token, name);
    return client;
  }

  /** A connection that has not said hello yet. */
  TestClient open(String game) {
    TestClient client = new TestClient(http, port(), game);
    clients.add(client);
    return client;
  }

  TestClient connect(Ticket ticket, String name) {
    return connect(ticket.game(), ticket.token(), name);
  }

  TestClient watch(String game, String name) {
    return connect(game, "", name);
  }

  HttpResponse<String> get(String path) {
    return send(HttpRequest.newBuilder(uri(path)).build());
  }

  HttpResponse<String> post(String path, String body) {
    return send(
        HttpRequest.newBuilder(uri(path)).POST(HttpRequest.BodyPublishers.ofString(body)).build());
  }

  URI uri(String path) {
    return URI.create("http://localhost:" + port() + path);
  }

  private HttpResponse<String> send(HttpRequest request) {
    try {
      return http.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  static JsonNode read(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String write(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All texts that any client of this server was sent. */
  List<String> traffic() {
    return clients.stream().flatMap(client -> client.received().stream()).toList();
  }

  /** The first text for which something is wrong. */
  Optional<String> firstWith(String part) {
    return traffic().stream().filter(text -> text.contains(part)).findFirst();
  }

  @Override
  public void close() {
    clients.forEach(TestClient::close);
    server.close();
  }
}

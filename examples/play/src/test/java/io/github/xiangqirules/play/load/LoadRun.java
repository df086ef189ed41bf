package io.github.xiangqirules.play.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.primitives.ImmutableLongArray;
import io.github.xiangqirules.play.Json;
import io.github.xiangqirules.play.PlayServer;
import io.github.xiangqirules.play.Settings;
import io.github.xiangqirules.play.store.Database;
import io.github.xiangqirules.play.store.StoredEvent;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Many games at once against a server on the loopback: how long a move takes until it is answered,
 * and whether any was lost or came in another order. {@code LoadRun GAMES SECONDS PAUSE_MILLIS}.
 */
public final class LoadRun {
  private final List<LoadPlayer[]> games = new ArrayList<>();
  private final List<String> ids = new ArrayList<>();
  private final List<Long> nanos = new ArrayList<>();
  private final AtomicBoolean playing = new AtomicBoolean(true);
  private final HttpClient http = HttpClient.newHttpClient();
  private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);

  /**
   * What was measured.
   *
   * @param nanos how long each move took, sorted
   * @param troubles what went wrong; empty if nothing did
   */
  record Result(int games, double seconds, ImmutableLongArray nanos, List<String> troubles) {
    double millis(double part) {
      return nanos.get((int) Math.min(nanos.length() - 1, Math.round(part * nanos.length()))) / 1e6;
    }
  }

  /** Prints the figures; the exit status is 1 if a move was lost. */
  public static void main(String[] args) throws Exception {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 500;
    int seconds = args.length > 1 ? Integer.parseInt(args[1]) : 60;
    long pause = args.length > 2 ? Long.parseLong(args[2]) : 1000;
    Path folder = Files.createTempDirectory("play-load");
    Result result = new LoadRun().run(folder, count, seconds, pause);
    long within = result.nanos.stream().filter(each -> each <= 100_000_000L).count();
    System.out.printf(
        "%d games, %d moves in %.1f s: %.0f moves/s%n",
        count, result.nanos.length(), result.seconds, result.nanos.length() / result.seconds);
    System.out.printf(
        "answered after: median %.1f ms, 99 %% %.1f ms, 99.9 %% %.1f ms, longest %.1f ms%n",
        result.millis(0.5), result.millis(0.99), result.millis(0.999), result.millis(1));
    System.out.printf("within 100 ms: %.2f %%%n", 100.0 * within / result.nanos.length());
    System.out.println("lost or reordered: " + result.troubles.size());
    result.troubles.stream().limit(5).forEach(System.out::println);
    System.exit(result.troubles.isEmpty() ? 0 : 1);
  }

  Result run(Path folder, int count, int seconds, long pause) throws Exception {
    Settings settings =
        new Settings("localhost", 0, Settings.embedded(folder), Settings.Limits.generous());
    List<String> troubles = new ArrayList<>();
    long begun;
    try (PlayServer server = new PlayServer(settings)) {
      for (int i = 0; i < count; i++) {
        open(server.port(), i, pause);
      }
      synchronized (nanos) {
        nanos.clear();
      }
      begun = System.nanoTime();
      Thread.sleep(1000L * seconds);
      playing.set(false);
      Thread.sleep(2 * pause + 1000);
    }
    double took = (System.nanoTime() - begun) / 1e9 - (2 * pause + 1000) / 1e3;
    clock.shutdownNow();
    compare(folder, troubles);
    synchronized (nanos) {
      ImmutableLongArray sorted =
          ImmutableLongArray.copyOf(nanos.stream().mapToLong(Long::longValue).sorted());
      return new Result(count, took, sorted, troubles);
    }
  }

  private void open(int port, int number, long pause) throws Exception {
    Map<String, Object> wanted = new HashMap<>();
    wanted.put("rules", number % 2 == 0 ? "xiangqi" : "climbing");
    wanted.put("start", "");
    wanted.put("against", "PERSON");
    wanted.put("seat", "FIRST");
    wanted.put("level", "");
    wanted.put("clock", null);
    wanted.put("listed", false);
    wanted.put("name", "A");
    JsonNode first = post(port, "/api/games", wanted);
    String id = first.get("game").asText();
    Map<String, Object> sitting = new HashMap<>();
    sitting.put("seat", null);
    sitting.put("name", "B");
    LoadPlayer ann = player(port, id, first, "FIRST", 2L * number, pause);
    JsonNode second = post(port, "/api/games/" + id + "/seats", sitting);
    LoadPlayer bob = player(port, id, second, "SECOND", 2L * number + 1, pause);
    ids.add(id);
    games.add(new LoadPlayer[] {ann, bob});
  }

  private LoadPlayer player(
      int port, String game, JsonNode ticket, String seat, long seed, long pause) {
    return new LoadPlayer(
        http,
        port,
        game,
        ticket.get("token").asText(),
        seat,
        seed,
        pause,
        clock,
        this::note,
        playing::get);
  }

  private void note(long took) {
    synchronized (nanos) {
      nanos.add(took);
    }
  }

  private JsonNode post(int port, String path, Map<String, Object> body) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .POST(HttpRequest.BodyPublishers.ofString(Json.write(body)))
            .build();
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 201) {
      throw new IllegalStateException(answer.statusCode() + " " + answer.body());
    }
    return Json.tree(answer.body());
  }

  /** Both players and the store have to tell of every game the same moves in the same order. */
  private void compare(Path folder, List<String> troubles) {
    try (Database store = new Database(Settings.embedded(folder))) {
      for (int i = 0; i < games.size(); i++) {
        List<String> stored = new ArrayList<>();
        for (StoredEvent event : store.find(ids.get(i)).orElseThrow().events()) {
          if (event.kind().equals("moved")) {
            stored.add(Json.tree(event.body()).get("move").asText());
          }
        }
        for (LoadPlayer player : games.get(i)) {
          if (!player.trouble().isEmpty()) {
            troubles.add(player.trouble());
          } else if (!player.moves().equals(stored)) {
            troubles.add(player.moves() + " but stored " + stored);
          }
          player.close();
        }
      }
    }
  }
}

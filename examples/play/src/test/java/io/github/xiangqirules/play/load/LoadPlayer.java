package io.github.xiangqirules.play.load;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.xiangqirules.play.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/**
 * A scripted player: answers a while after the opponent with any move that does not end the game.
 */
final class LoadPlayer implements WebSocket.Listener {
  private final String seat;
  private final Random random;
  private final ScheduledExecutorService clock;
  private final long pauseMillis;
  private final LongConsumer took;
  private final BooleanSupplier goesOn;
  private final List<String> moves = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private final WebSocket socket;
  private int version = -1;
  private int sent;
  private long sentAt;
  private String toMove = "";
  private String trouble = "";

  /**
   * Connects.
   *
   * @param took is told how long each move took until it was answered, in nanoseconds
   */
  LoadPlayer(
      HttpClient http,
      int port,
      String game,
      String token,
      String seat,
      long seed,
      long pauseMillis,
      ScheduledExecutorService clock,
      LongConsumer took,
      BooleanSupplier goesOn) {
    this.seat = seat;
    this.random = new Random(seed);
    this.clock = clock;
    this.pauseMillis = pauseMillis;
    this.took = took;
    this.goesOn = goesOn;
    socket =
        http.newWebSocketBuilder()
            .buildAsync(URI.create("ws://localhost:" + port + "/ws/" + game), this)
            .join();
    send(Json.write(Map.of("type", "hello", "token", token, "name", seat)));
  }

  private void send(String message) {
    CompletableFuture<WebSocket> unused = socket.sendText(message, true);
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    text.append(data);
    if (last) {
      JsonNode message = Json.tree(text.toString());
      text.setLength(0);
      hear(message);
    }
    from.request(1);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    fail("connection: " + error);
  }

  private synchronized void hear(JsonNode message) {
    switch (message.get("type").asText()) {
      case "state" -> state(message);
      case "done" -> took.accept(System.nanoTime() - sentAt);
      case "refused" -> fail("refused: " + message);
      default -> {}
    }
  }

  private void state(JsonNode message) {
    int next = message.get("version").asInt();
    if (version >= 0 && next != version + 1) {
      fail("version " + next + " after " + version);
    }
    version = next;
    JsonNode game = message.get("game");
    int from = game.get("from").asInt();
    if (from > moves.size() + 1) {
      fail("moment " + from + " after " + moves.size());
      return;
    }
    if (from <= moves.size()) {
      moves.subList(Math.max(0, from - 1), moves.size()).clear();
    }
    for (JsonNode moment : game.get("history")) {
      if (!moment.get("move").isNull()) {
        moves.add(moment.get("move").asText());
      }
      toMove = moment.get("toMove").asText();
    }
    if (toMove.equals(seat) && message.get("seats").size() == 2 && goesOn.getAsBoolean()) {
      answer(message.get("turn").asInt(), game.get("legal"));
    }
  }

  private void answer(int turn, JsonNode legal) {
    List<String> quiet = new ArrayList<>();
    for (JsonNode choice : legal) {
      if (choice.get("warning").isNull()) {
        quiet.add(choice.get("move").asText());
      }
    }
    if (quiet.isEmpty()) {
      return;
    }
    String move = quiet.get(random.nextInt(quiet.size()));
    // The first move of each game comes at a moment of its own, so that the games do not march.
    long pause = moves.isEmpty() ? random.nextLong(pauseMillis) : pauseMillis;
    ScheduledFuture<?> unused =
        clock.schedule(() -> play(turn, move), pause, TimeUnit.MILLISECONDS);
  }

  private synchronized void play(int turn, String move) {
    sentAt = System.nanoTime();
    send(Json.write(Map.of("type", "move", "id", ++sent, "turn", turn, "move", move)));
  }

  private synchronized void fail(String what) {
    if (trouble.isEmpty()) {
      trouble = what;
    }
  }

  synchronized List<String> moves() {
    return List.copyOf(moves);
  }

  synchronized String trouble() {
    return trouble;
  }

  void close() {
    socket.abort();
  }
}

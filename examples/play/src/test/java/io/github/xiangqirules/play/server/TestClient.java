package io.github.xiangqirules.play.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;

/**
 * A scripted client. It keeps all that it was sent, and puts the states together as the page does.
 */
final class TestClient implements AutoCloseable {
  private static final long PATIENCE_MILLIS = 10_000;

  private final WebSocket socket;
  private final List<String> received = new ArrayList<>();
  private final List<JsonNode> history = new ArrayList<>();
  private final Map<Integer, JsonNode> answers = new HashMap<>();
  private JsonNode state;
  private JsonNode you;
  private boolean closed;
  private int commands;

  TestClient(HttpClient http, int port, String game) {
    socket =
        http.newWebSocketBuilder()
            .buildAsync(URI.create("ws://localhost:" + port + "/ws/" + game), new Ear())
            .join();
  }

  private final class Ear implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        hear(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      gone();
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      gone();
    }
  }

  private synchronized void gone() {
    closed = true;
    notifyAll();
  }

  private synchronized void hear(String text) {
    received.add(text);
    JsonNode message = TestServer.read(text);
    switch (message.get("type").asText()) {
      case "state" -> {
        JsonNode game = message.get("game");
        int from = game.get("from").asInt();
        if (from > history.size()) {
          throw new IllegalStateException("a moment was left out");
        }
        history.subList(from, history.size()).clear();
        game.get("history").forEach(history::add);
        state = message;
      }
      case "you" -> you = message;
      case "done", "refused" -> answers.put(message.get("id").asInt(), message);
      default -> {}
    }
    notifyAll();
  }

  void hello(String token, String name) {
    raw(TestServer.write(Map.of("type", "hello", "token", token, "name", name)));
    await(() -> (state != null && you != null) || closed, "a greeting");
  }

  void raw(String text) {
    socket.sendText(text, true).join();
  }

  /** Sends a command and waits for its answer: "done" or the code of the refusal. */
  String command(String type, Object... fields) {
    ObjectNode message = TestServer.JSON.createObjectNode().put("type", type);
    for (int i = 0; i < fields.length; i += 2) {
      message.set(String.valueOf(fields[i]), TestServer.JSON.valueToTree(fields[i + 1]));
    }
    int id = ++commands;
    raw(message.put("id", id).toString());
    await(() -> answers.containsKey(id), "an answer to " + type);
    JsonNode answer = answers.get(id);
    return answer.get("type").asText().equals("done") ? "done" : answer.get("code").asText();
  }

  String move(String move) {
    return command("move", "turn", turn(), "move", move);
  }

  synchronized int turn() {
    return state.get("turn").asInt();
  }

  synchronized JsonNode state() {
    return state;
  }

  synchronized JsonNode you() {
    return you;
  }

  synchronized int plies() {
    return history.size() - 1;
  }

  synchronized String position() {
    return history.get(history.size() - 1).get("position").asText();
  }

  synchronized List<String> moves() {
    return history.stream().skip(1).map(entry -> entry.get("move").asText()).toList();
  }

  synchronized List<JsonNode> legal() {
    List<JsonNode> legal = new ArrayList<>();
    state.get("game").get("legal").forEach(legal::add);
    return legal;
  }

  synchronized String toMove() {
    return history.get(history.size() - 1).get("toMove").asText();
  }

  boolean isOver() {
    String how = state().get("game").get("outcome").get("state").asText();
    return how.equals("won") || how.equals("drawn");
  }

  synchronized List<String> received() {
    return List.copyOf(received);
  }

  void awaitState(Predicate<JsonNode> as, String what) {
    await(() -> state != null && as.test(state), what);
  }

  void awaitVersion(int version) {
    awaitState(now -> now.get("version").asInt() >= version, "version " + version);
  }

  synchronized void awaitClosed() {
    await(() -> closed, "the end of the connection");
  }

  private interface Condition {
    boolean holds();
  }

  private synchronized void await(Condition condition, String what) {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    try {
      while (!condition.holds()) {
        long left = end - System.currentTimeMillis();
        if (left <= 0) {
          throw new IllegalStateException("waited in vain for " + what);
        }
        wait(left);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    socket.abort();
  }
}

package io.github.xiangqirules.play.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.play.Json;
import io.github.xiangqirules.play.room.Command;
import io.github.xiangqirules.play.room.GameRoom;
import io.github.xiangqirules.play.room.Person;
import io.github.xiangqirules.play.room.RefusedException;
import io.github.xiangqirules.play.room.Rooms;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The conversation with a client. It says {@code hello} with the token of its seat, if it has one,
 * and its name; then it is told the state and every change, and may send commands, each with a
 * number that the answer names.
 */
public final class GameSocket {
  private static final Logger LOG = Logger.getLogger(GameSocket.class.getName());
  private static final int TOO_MANY = 1013;
  private static final int POLICY = 1008;
  private static final int GOING_AWAY = 1001;

  /** A client that goes on talking too fast is disconnected after so many refusals in a row. */
  private static final int PATIENCE = 50;

  private final Rooms rooms;
  private final Gate gate;
  private final Metrics metrics;
  private final Map<String, Client> clients = new ConcurrentHashMap<>();
  private final Map<String, Audience> audiences = new ConcurrentHashMap<>();
  private final Map<String, Integer> refusals = new ConcurrentHashMap<>();

  GameSocket(Rooms rooms, Gate gate, Metrics metrics) {
    this.rooms = rooms;
    this.gate = gate;
    this.metrics = metrics;
  }

  /** The first message of a client. */
  record Hello(String token, String name) {}

  void configure(WsConfig socket) {
    socket.onConnect(this::connect);
    socket.onMessage(message -> message(message, message.message()));
    socket.onClose(this::closed);
    socket.onError(failed -> LOG.log(Level.FINE, "a connection failed"));
  }

  private void connect(WsContext context) {
    String address = address(context);
    if (!gate.connected(address)) {
      metrics.count("connections_refused_total");
      context.closeSession(TOO_MANY, "too many connections");
      return;
    }
    context.attribute("address", address);
    GameRoom<?, ?> room;
    try {
      gate.request(address);
      room = rooms.find(context.pathParam("game")).orElse(null);
    } catch (RefusedException e) {
      context.closeSession(TOO_MANY, e.code());
      return;
    }
    if (room == null) {
      context.closeSession(POLICY, "no-such-game");
      return;
    }
    Audience audience = audiences.computeIfAbsent(room.id(), id -> new Audience());
    clients.put(context.sessionId(), new Client(context.session, gate.messages(), room, audience));
  }

  private void message(WsContext context, String text) {
    Client client = clients.get(context.sessionId());
    if (client == null) {
      return;
    }
    int id = 0;
    try {
      if (!client.mayTalk()) {
        throw tooFast(context);
      }
      refusals.remove(context.sessionId());
      JsonNode tree = Json.tree(text);
      if (!(tree instanceof ObjectNode message)) {
        throw new RefusedException("bad-command", "not a command");
      }
      JsonNode number = message.remove("id");
      if (number != null && !number.isInt()) {
        throw new RefusedException("bad-command", "not a number for a command");
      }
      id = number == null ? 0 : number.intValue();
      answer(client, id, message);
    } catch (Json.BadJsonException e) {
      refuse(client, id, new RefusedException("bad-command", "not a command"));
    } catch (RefusedException e) {
      refuse(client, id, e);
    } catch (RuntimeException e) {
      // Only the kind: a message may quote what must not be read here.
      LOG.log(Level.SEVERE, "a command failed: {0}", e.getClass().getName());
      refuse(client, id, new RefusedException("failed", "this did not work"));
    }
  }

  private RefusedException tooFast(WsContext context) {
    if (refusals.merge(context.sessionId(), 1, Integer::sum) > PATIENCE) {
      context.closeSession(POLICY, "too fast");
    }
    return Gate.tooFast();
  }

  private void answer(Client client, int id, ObjectNode message) {
    switch (message.path("type").asText()) {
      case "hello" -> {
        message.remove("type");
        hello(client, Json.read(message, Hello.class));
      }
      case "ping" -> client.send("{\"type\":\"pong\"}");
      default -> command(client, id, Json.read(message, Command.class));
    }
  }

  private void hello(Client client, Hello hello) {
    boolean again = client.isGreeted();
    client.greet(hello.token(), Person.name(hello.name()));
    client.send(Json.write(new Messages.You(client.room().seats(hello.token()))));
    if (!again) {
      client.audience().join(client, client.room());
    }
  }

  private void command(Client client, int id, Command command) {
    if (!client.isGreeted()) {
      throw new RefusedException("no-hello", "say hello first");
    }
    long begun = System.nanoTime();
    ImmutableSet<Player> seats = client.room().seats(client.token());
    client.room().handle(new Person(seats, client.name()), command);
    metrics.command(System.nanoTime() - begun);
    metrics.count(command instanceof Command.Move ? "moves_total" : "other_commands_total");
    client.send(Json.write(new Messages.Done(id)));
  }

  private void refuse(Client client, int id, RefusedException why) {
    metrics.count("refused_total");
    client.send(Json.write(new Messages.Refused(id, why)));
  }

  private void closed(WsContext context) {
    String address = context.attribute("address");
    if (address != null) {
      gate.disconnected(address);
    }
    refusals.remove(context.sessionId());
    Client client = clients.remove(context.sessionId());
    if (client != null) {
      client.audience().leave(client);
    }
  }

  private static String address(WsContext context) {
    return String.valueOf(
        context.session.getRemoteSocketAddress() instanceof java.net.InetSocketAddress remote
            ? remote.getAddress().getHostAddress()
            : "");
  }

  /** Whether nobody looks at a room. */
  boolean isUnwatched(String room) {
    Audience audience = audiences.get(room);
    return audience == null || audience.isEmpty();
  }

  /** Forgets the audience of a room that is put away. */
  void forget(String room) {
    audiences.remove(room);
  }

  /** How many look at a room. */
  int audience(String room) {
    Audience audience = audiences.get(room);
    return audience == null ? 0 : audience.size();
  }

  /** Tells all clients that the server stops; they come back when it is there again. */
  void closeAll() {
    clients.values().forEach(client -> client.close(GOING_AWAY, "restart"));
  }
}

package io.github.xiangqirules.play.web;

import io.github.xiangqirules.play.room.GameRoom;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/** One connection. It is sent texts in order and never waited for. */
final class Client {
  private static final Logger LOG = Logger.getLogger(Client.class.getName());

  /** A client that is so many texts behind is disconnected; it comes back and asks anew. */
  private static final int MOST_WAITING = 500;

  private final Session session;
  private final Bucket messages;
  private final GameRoom<?, ?> room;
  private final Audience audience;

  /** What the client has shown, as hashes would be no use to ask the room with. */
  private volatile String token = "";

  private volatile String name = "";
  private volatile boolean greeted;

  Client(Session session, Bucket messages, GameRoom<?, ?> room, Audience audience) {
    this.session = session;
    this.messages = messages;
    this.room = room;
    this.audience = audience;
    session.setMaxOutgoingFrames(MOST_WAITING);
  }

  GameRoom<?, ?> room() {
    return room;
  }

  Audience audience() {
    return audience;
  }

  String token() {
    return token;
  }

  String name() {
    return name;
  }

  boolean isGreeted() {
    return greeted;
  }

  /** Notes who it is. */
  void greet(String withToken, String withName) {
    token = withToken;
    name = withName;
    greeted = true;
  }

  /** Whether it may send one more message now. */
  boolean mayTalk() {
    return messages.take();
  }

  /** Sends a text after those before it, without waiting. */
  void send(String text) {
    session.sendText(text, Callback.from(() -> {}, this::broken));
  }

  private void broken(@Nullable Throwable why) {
    LOG.log(Level.FINE, "a client is gone or too slow");
    session.disconnect();
  }

  /** Says good bye. */
  void close(int code, String reason) {
    session.close(code, reason, Callback.NOOP);
  }
}

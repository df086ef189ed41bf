package io.github.xiangqirules.play.web;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.play.Json;
import io.github.xiangqirules.play.room.GameRoom;
import io.github.xiangqirules.play.room.RoomListener;
import io.github.xiangqirules.play.room.RoomState;
import io.github.xiangqirules.play.view.RoomView;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * All who look at one room. Everybody is sent the same text, made once: players see no more than
 * watchers do.
 */
final class Audience implements RoomListener {
  private final Set<Client> clients = ConcurrentHashMap.newKeySet();

  /** Whether it is the listener of its room yet. */
  private final AtomicBoolean listening = new AtomicBoolean();

  /** Shows a client the room as it is and, from then on, all that happens. */
  void join(Client client, GameRoom<?, ?> room) {
    if (listening.compareAndSet(false, true)) {
      room.listen(this);
    }
    // A listener of its own for a moment: it is told the whole state in the order of the changes.
    RoomListener first =
        new RoomListener() {
          @Override
          public <P extends Position<P, M>, M extends Move> void changed(
              GameRoom<P, M> of, RoomState<P, M> state, int same) {
            if (clients.add(client)) {
              client.send(Json.write(RoomView.of(of, state, 0)));
            }
          }
        };
    room.listen(first);
    room.forget(first);
  }

  void leave(Client client) {
    clients.remove(client);
  }

  boolean isEmpty() {
    return clients.isEmpty();
  }

  int size() {
    return clients.size();
  }

  @Override
  public <P extends Position<P, M>, M extends Move> void changed(
      GameRoom<P, M> room, RoomState<P, M> state, int same) {
    if (clients.isEmpty()) {
      return;
    }
    String text = Json.write(RoomView.of(room, state, same + 1));
    for (Client client : clients) {
      client.send(text);
    }
  }
}

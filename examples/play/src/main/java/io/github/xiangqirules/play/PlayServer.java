package io.github.xiangqirules.play;

import io.github.xiangqirules.play.computer.Computers;
import io.github.xiangqirules.play.room.Rooms;
import io.github.xiangqirules.play.room.SystemTime;
import io.github.xiangqirules.play.room.Time;
import io.github.xiangqirules.play.room.TimeKeeper;
import io.github.xiangqirules.play.store.Database;
import io.github.xiangqirules.play.store.GameStore;
import io.github.xiangqirules.play.web.WebServer;
import java.util.List;

/**
 * The whole server. Games are in the store before anybody is told of them, so it can be stopped at
 * any moment and started again.
 */
public final class PlayServer implements AutoCloseable {
  private static final int WAITING_GAMES = 200;

  private final GameStore store;
  private final Time time;
  private final Computers computers;
  private final WebServer web;

  /** Starts a server. */
  public PlayServer(Settings settings) {
    this(settings, new Database(settings.database()), new SystemTime());
  }

  /** Starts a server on a store and with a time of one's own; it closes them when it stops. */
  public PlayServer(Settings settings, GameStore store, Time time) {
    this.store = store;
    this.time = time;
    // One thread is left for the people.
    computers = new Computers(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    Rooms rooms = new Rooms(store, time::now, List.of(new TimeKeeper(time), computers));
    rooms.restoreWaiting(WAITING_GAMES);
    web = new WebServer(settings, rooms);
  }

  /** The port on which it listens. */
  public int port() {
    return web.port();
  }

  /** Takes no more commands, lets those that are under way be stored, and stops. */
  @Override
  public void close() {
    computers.close();
    time.close();
    web.close();
    store.close();
  }
}

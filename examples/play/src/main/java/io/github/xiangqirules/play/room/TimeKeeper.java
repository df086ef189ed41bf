package io.github.xiangqirules.play.room;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Looks at the clock of a room when its time may be up. */
public final class TimeKeeper implements RoomListener, AutoCloseable {
  private static final Logger LOG = Logger.getLogger(TimeKeeper.class.getName());

  /** So that the time is up for certain when it is looked at. */
  private static final long MARGIN_MILLIS = 20;

  private final ScheduledExecutorService alarms =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "clocks");
            thread.setDaemon(true);
            return thread;
          });

  @Override
  public <P extends Position<P, M>, M extends Move> void changed(
      GameRoom<P, M> room, RoomState<P, M> state, int same) {
    state
        .table()
        .clock()
        .ifPresent(
            clock ->
                clock
                    .running()
                    .ifPresent(
                        player -> {
                          long left = clock.left(player, clock.since());
                          alarm(room, state.table().turn(), Math.max(0, left) + MARGIN_MILLIS);
                        }));
  }

  private void alarm(GameRoom<?, ?> room, int turn, long millis) {
    try {
      ScheduledFuture<?> unused =
          alarms.schedule(
              () -> {
                // Most alarms ring for a position that is long gone.
                if (room.state().table().turn() == turn) {
                  check(room);
                }
              },
              millis,
              TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      LOG.log(Level.FINE, "closing");
    }
  }

  private static void check(GameRoom<?, ?> room) {
    try {
      room.checkTime();
    } catch (RefusedException e) {
      LOG.log(Level.WARNING, "a clock could not be stopped: {0}", e.code());
    }
  }

  @Override
  public void close() {
    alarms.shutdownNow();
  }
}

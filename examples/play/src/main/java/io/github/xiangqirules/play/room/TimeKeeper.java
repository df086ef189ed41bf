package io.github.xiangqirules.play.room;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Looks at the clock of a room when its time may be up. */
public final class TimeKeeper implements RoomListener {
  private static final Logger LOG = Logger.getLogger(TimeKeeper.class.getName());

  /** So that the time is up for certain when it is looked at. */
  private static final long MARGIN_MILLIS = 20;

  /** When the store did not take the end of a game, it is asked again after this. */
  private static final long RETRY_MILLIS = 1000;

  private final Time time;

  /** Looks at clocks when that time says so. */
  public TimeKeeper(Time time) {
    this.time = time;
  }

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
                          long left = clock.left(player, time.now());
                          alarm(room, state.table().turn(), Math.max(0, left) + MARGIN_MILLIS);
                        }));
  }

  private void alarm(GameRoom<?, ?> room, int turn, long millis) {
    time.after(
        millis,
        () -> {
          // Most alarms ring for a position that is long gone.
          if (room.state().table().turn() == turn) {
            check(room, turn);
          }
        });
  }

  private void check(GameRoom<?, ?> room, int turn) {
    try {
      room.checkTime();
    } catch (RefusedException e) {
      LOG.log(Level.WARNING, "a clock could not be stopped: {0}", e.code());
      alarm(room, turn, RETRY_MILLIS);
    }
  }
}

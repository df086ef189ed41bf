package io.github.xiangqirules.play.computer;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.opponents.OpponentException;
import io.github.xiangqirules.play.room.Command;
import io.github.xiangqirules.play.room.GameRoom;
import io.github.xiangqirules.play.room.Person;
import io.github.xiangqirules.play.room.RefusedException;
import io.github.xiangqirules.play.room.RoomListener;
import io.github.xiangqirules.play.room.RoomState;
import io.github.xiangqirules.play.room.Seat;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Plays the seats that the computer holds. It is a player as others are: it sees the public game
 * and sends a command. As many games think at a time as there are threads; the others wait.
 */
public final class Computers implements RoomListener, AutoCloseable {
  private static final Logger LOG = Logger.getLogger(Computers.class.getName());

  /** A people's move is shown for a moment before the answer comes. */
  private static final long PAUSE_MILLIS = 350;

  private final ScheduledExecutorService pause;
  private final ExecutorService thinkers;
  private volatile boolean closing;

  /** Computers that think on so many threads. */
  public Computers(int threads) {
    thinkers = Executors.newFixedThreadPool(threads, task -> daemon(task, "computer"));
    pause = Executors.newSingleThreadScheduledExecutor(task -> daemon(task, "computer pause"));
  }

  private static Thread daemon(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  /** The levels that a person may choose, the weakest first. */
  public static ImmutableList<String> levels() {
    return Levels.NAMES;
  }

  @Override
  public <P extends Position<P, M>, M extends Move> void changed(
      GameRoom<P, M> room, RoomState<P, M> state, int same) {
    Player toMove = state.game().position().toMove();
    boolean turn =
        state.table().isFull()
            && state.table().isComputer(toMove)
            && !state.game().outcome().isOver()
            // Suggestions and offers leave the turn as it was: it is being thought about.
            && (same < 0 || state.table().turn() == state.table().version() || begins(state));
    if (!turn || closing) {
      return;
    }
    try {
      ScheduledFuture<?> unused =
          pause.schedule(
              () -> thinkers.execute(() -> think(room, state)),
              PAUSE_MILLIS,
              TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      LOG.log(Level.FINE, "closing");
    }
  }

  /** Whether the last seat was taken just now. */
  private static boolean begins(RoomState<?, ?> state) {
    return state.table().turn() == 0 && state.table().version() == Player.values().length;
  }

  private <P extends Position<P, M>, M extends Move> void think(
      GameRoom<P, M> room, RoomState<P, M> state) {
    int turn = state.table().turn();
    Player by = state.game().position().toMove();
    Seat seat = state.table().seats().get(by);
    if (seat == null || gone(room, turn)) {
      return;
    }
    Levels level = Levels.of(seat.level());
    Game<P, M> game = state.game();
    Listener<M> listener =
        new Listener<>() {
          @Override
          public boolean cancelled() {
            return gone(room, turn);
          }
        };
    try (Opponent<P, M> opponent = level.opponent(game.rules())) {
      M choice = opponent.choose(game, level.budget(), listener);
      if (!gone(room, turn)) {
        room.handle(
            new Person(ImmutableSet.of(by), seat.name()), new Command.Move(turn, choice.text()));
      }
    } catch (RefusedException e) {
      LOG.log(Level.FINE, "the computer came too late: {0}", e.code());
    } catch (OpponentException e) {
      LOG.log(Level.WARNING, "the computer cannot move", e);
    }
  }

  private boolean gone(GameRoom<?, ?> room, int turn) {
    return closing || room.state().table().turn() != turn;
  }

  @Override
  public void close() {
    closing = true;
    pause.shutdownNow();
    thinkers.shutdownNow();
  }
}

package io.github.xiangqirules.play.room;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Position;

/** Is told of every change of a room, in order, after it was stored. */
public interface RoomListener {
  /** What is the same when the listener knows nothing yet: not even the start. */
  int NOTHING = -1;

  /**
   * The room is in another state.
   *
   * @param same how many moves of the game are as they were before, or {@link #NOTHING}
   */
  <P extends Position<P, M>, M extends Move> void changed(
      GameRoom<P, M> room, RoomState<P, M> state, int same);
}

package io.github.xiangqirules.play.room;

import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.Player;
import java.util.Optional;

/**
 * The time of both players. It starts to run with the answer to the first move.
 *
 * @param control how much time there is
 * @param left what each player had left when the running clock was started
 * @param running whose clock runs
 * @param since when it was started, in milliseconds since 1970
 */
public record Clock(
    TimeControl control, ImmutableMap<Player, Long> left, Optional<Player> running, long since) {

  static Clock of(TimeControl control) {
    return new Clock(
        control,
        ImmutableMap.of(Player.FIRST, control.initial(), Player.SECOND, control.initial()),
        Optional.empty(),
        0);
  }

  /** What a player has left at a moment; zero or less when the time is up. */
  public long left(Player player, long now) {
    long before = left.getOrDefault(player, 0L);
    return running.filter(player::equals).isPresent() ? before - (now - since) : before;
  }

  /** What a player has left after a move at that moment. */
  long afterMove(Player by, long now) {
    return left(by, now) + control.increment();
  }

  Clock moved(Player by, long leftAfter, long now) {
    Player other = by.opponent();
    return new Clock(
        control,
        ImmutableMap.of(by, leftAfter, other, left.getOrDefault(other, 0L)),
        Optional.of(other),
        now);
  }

  /** The clock of another player, or none, from now on. */
  Clock run(Optional<Player> player, long now) {
    return new Clock(
        control,
        ImmutableMap.of(
            Player.FIRST, left(Player.FIRST, now), Player.SECOND, left(Player.SECOND, now)),
        player,
        now);
  }

  /** The same after a time in which nobody could move, such as a restart. */
  Clock resumed(long now) {
    return new Clock(control, left, running, now);
  }
}

package io.github.xiangqirules.play.room;

/**
 * How much time the players have.
 *
 * @param initial milliseconds at the start, from ten seconds to a day
 * @param increment milliseconds added after each move of one's own, up to an hour
 */
public record TimeControl(long initial, long increment) {
  private static final long SECOND = 1000;
  private static final long HOUR = 3600 * SECOND;

  /** Refuses what no game is played with. */
  public TimeControl {
    if (initial < 10 * SECOND || initial > 24 * HOUR || increment < 0 || increment > HOUR) {
      throw new RefusedException("clock", "no such clock");
    }
  }
}

package io.github.xiangqirules.play.room;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import org.jspecify.annotations.Nullable;

/**
 * How a game begins, all that its restoring needs beside the events.
 *
 * @param rules the text of the rules
 * @param start the text of the position from which it starts
 * @param secret the secret of its deal: for the store alone
 * @param clock the time of each player; null for games without a clock
 */
public record Opening(
    String rules,
    String start,
    String secret,
    @JsonSetter(nulls = Nulls.SET) @Nullable TimeControl clock) {
  /** Nothing of the secret. */
  @Override
  public String toString() {
    return "Opening[" + rules + ", " + start + "]";
  }
}

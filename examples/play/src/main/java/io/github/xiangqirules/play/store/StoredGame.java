package io.github.xiangqirules.play.store;

import com.google.common.collect.ImmutableList;

/**
 * A game as it is stored.
 *
 * @param id the name of the game in links
 * @param created when, in milliseconds since 1970
 * @param listed whether the lobby shows it while a seat is free
 * @param opening how it began, in JSON; the secret of its deal is in it
 * @param events what happened since, in order
 */
public record StoredGame(
    String id, long created, boolean listed, String opening, ImmutableList<StoredEvent> events) {
  /** The name alone, since the opening holds a secret. */
  @Override
  public String toString() {
    return "StoredGame[" + id + "]";
  }
}

package io.github.xiangqirules.play.room;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.google.common.base.Ascii;
import io.github.xiangqirules.api.Player;

/** What happened in a game. The state of a game is the sum of its events. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
  @JsonSubTypes.Type(value = RoomEvent.Sat.class, name = "sat"),
  @JsonSubTypes.Type(value = RoomEvent.Moved.class, name = "moved"),
  @JsonSubTypes.Type(value = RoomEvent.Asked.class, name = "asked"),
  @JsonSubTypes.Type(value = RoomEvent.Declined.class, name = "declined"),
  @JsonSubTypes.Type(value = RoomEvent.TookBack.class, name = "tookback"),
  @JsonSubTypes.Type(value = RoomEvent.Suggested.class, name = "suggested"),
  @JsonSubTypes.Type(value = RoomEvent.Dismissed.class, name = "dismissed"),
  @JsonSubTypes.Type(value = RoomEvent.Ended.class, name = "ended"),
})
public sealed interface RoomEvent {
  /**
   * Somebody took a seat.
   *
   * @param seat which
   * @param name what others see
   * @param tokenHash the hash of the token that holds the seat; empty for the computer
   * @param level how well the computer plays; empty for a person
   */
  record Sat(Player seat, String name, String tokenHash, String level) implements RoomEvent {}

  /**
   * A move was played.
   *
   * @param by whose
   * @param move the result, as the deal decided it
   * @param left the time that its player has left, in milliseconds
   */
  record Moved(Player by, String move, long left) implements RoomEvent {}

  /** A player asked the other for something. */
  record Asked(Player by, Wish wish) implements RoomEvent {}

  /** The other player said no. */
  record Declined(Wish wish) implements RoomEvent {}

  /**
   * The other player let moves be taken back.
   *
   * @param keep how many moves of the game remain
   * @param toMove whose turn it is then
   */
  record TookBack(int keep, Player toMove) implements RoomEvent {}

  /** Somebody put a choice on the board that is not played. */
  record Suggested(int id, String by, boolean watcher, String move) implements RoomEvent {}

  /** The player to move took a suggestion off. */
  record Dismissed(int id) implements RoomEvent {}

  /**
   * The game was ended by its players or the clock.
   *
   * @param ending the text of the {@link io.github.xiangqirules.api.Ending}
   */
  record Ended(String ending) implements RoomEvent {}

  /** The word for this kind of event. */
  default String kind() {
    return Ascii.toLowerCase(getClass().getSimpleName());
  }

  /** Whether there is another position, or another ending, after it. */
  default boolean changesBoard() {
    return this instanceof Moved || this instanceof TookBack || this instanceof Ended;
  }
}

package io.github.xiangqirules.play.room;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/**
 * What a person wants to do. A {@code turn} says which position it was meant for, so that nobody
 * moves in a position that is no longer there.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Command.Move.class, name = "move"),
  @JsonSubTypes.Type(value = Command.Suggest.class, name = "suggest"),
  @JsonSubTypes.Type(value = Command.Accept.class, name = "accept"),
  @JsonSubTypes.Type(value = Command.Dismiss.class, name = "dismiss"),
  @JsonSubTypes.Type(value = Command.Ask.class, name = "ask"),
  @JsonSubTypes.Type(value = Command.Answer.class, name = "answer"),
  @JsonSubTypes.Type(value = Command.Claim.class, name = "claim"),
  @JsonSubTypes.Type(value = Command.Resign.class, name = "resign"),
})
public sealed interface Command {
  /** Plays a choice. */
  record Move(int turn, String move) implements Command {}

  /** Shows the player to move a choice that one would play oneself. */
  record Suggest(int turn, String move) implements Command {}

  /** Plays a suggestion. */
  record Accept(int turn, int suggestion) implements Command {}

  /** Takes a suggestion off the board. */
  record Dismiss(int suggestion) implements Command {}

  /** Asks the other player. */
  record Ask(Wish wish) implements Command {}

  /** Answers the other player. */
  record Answer(Wish wish, boolean yes) implements Command {}

  /** Claims the draw that the rules allow. */
  record Claim() implements Command {}

  /** Gives up. */
  record Resign() implements Command {}
}

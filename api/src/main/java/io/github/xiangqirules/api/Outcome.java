package io.github.xiangqirules.api;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/**
 * How a game stands. Play can go on while it is {@link Ongoing}, {@link Claimable} or {@link
 * Undecided}, and never after it is {@link Won} or {@link Drawn}.
 *
 * <pre>{@code
 * if (outcome instanceof Outcome.Won won) {
 *   show(won.winner(), won.reason());
 *   won.ruling().ifPresent(ruling -> show(ruling.explain()));
 * }
 * }</pre>
 */
public sealed interface Outcome {
  /** Nothing has ended the game. */
  record Ongoing() implements Outcome {
    @Override
    public Optional<Ruling> ruling() {
      return Optional.empty();
    }
  }

  /**
   * A player may end the game as a draw with {@link Ending.Claimed}; nobody has to.
   *
   * @param by who may claim, one player or both
   * @param reason what may be claimed
   * @param ruling the rule that grants it, always present
   */
  record Claimable(ImmutableSet<Player> by, Reason reason, Optional<Ruling> ruling)
      implements Outcome {
    /**
     * A draw to be claimed.
     *
     * @throws IllegalArgumentException if nobody may claim it or no rule grants it
     */
    public Claimable {
      checkArgument(!by.isEmpty(), "nobody may claim");
      checkArgument(ruling.isPresent(), "no rule grants the claim");
      requireNonNull(reason);
    }
  }

  /**
   * The rule book asks for an arbiter, who may end the game with {@link Ending.Decided}.
   *
   * @param ruling what the rule book says, always present
   */
  record Undecided(Optional<Ruling> ruling) implements Outcome {
    /**
     * A case for an arbiter.
     *
     * @throws IllegalArgumentException if no rule book says so
     */
    public Undecided {
      checkArgument(ruling.isPresent(), "no rule book asks for an arbiter");
    }
  }

  /**
   * A player has won.
   *
   * @param winner who has won
   * @param reason why
   * @param ruling the rule that says so; empty when the board alone does, as in a checkmate, and
   *     when a player or an arbiter ended the game
   */
  record Won(Player winner, Reason reason, Optional<Ruling> ruling) implements Outcome {
    /** A game that was won. */
    public Won {
      requireNonNull(winner);
      requireNonNull(reason);
      requireNonNull(ruling);
    }
  }

  /**
   * Nobody has won.
   *
   * @param reason why
   * @param ruling the rule that says so; empty when the players agreed, or an arbiter decided
   */
  record Drawn(Reason reason, Optional<Ruling> ruling) implements Outcome {
    /** A game that was drawn. */
    public Drawn {
      requireNonNull(reason);
      requireNonNull(ruling);
    }
  }

  /** Whether the game is over. */
  default boolean isOver() {
    return this instanceof Won || this instanceof Drawn;
  }

  /** The rule book's reasons, where a rule book spoke. */
  Optional<Ruling> ruling();
}

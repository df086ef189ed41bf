package io.github.xiangqirules.api;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a host tells a game that the board does not show: somebody resigned, lost on time, agreed or
 * claimed a draw, or the arbiter decided. Beside its moves it is the only event of a game.
 */
public sealed interface Ending {
  /**
   * A player resigned.
   *
   * @param by who resigned, and has lost
   */
  record Resigned(Player by) implements Ending {
    /** A player resigned. */
    public Resigned {
      requireNonNull(by);
    }
  }

  /**
   * A player's time was up.
   *
   * @param by whose time was up, and who has lost
   */
  record TimedOut(Player by) implements Ending {
    /** A player's time was up. */
    public TimedOut {
      requireNonNull(by);
    }
  }

  /** The players agreed on a draw. */
  record Agreed() implements Ending {}

  /**
   * A player claimed the draw that the rules allow.
   *
   * @param by who claimed
   */
  record Claimed(Player by) implements Ending {
    /** A player claimed. */
    public Claimed {
      requireNonNull(by);
    }
  }

  /**
   * The arbiter decided.
   *
   * @param winner who has won; empty for a draw
   */
  record Decided(Optional<Player> winner) implements Ending {
    /** The arbiter decided. */
    public Decided {
      requireNonNull(winner);
    }
  }

  /**
   * The text that {@link #parse} reads back: {@code resigned FIRST}, {@code timed-out SECOND},
   * {@code agreed}, {@code claimed FIRST}, {@code decided SECOND} or {@code decided draw}.
   */
  default String text() {
    if (this instanceof Resigned resigned) {
      return "resigned " + resigned.by();
    }
    if (this instanceof TimedOut timedOut) {
      return "timed-out " + timedOut.by();
    }
    if (this instanceof Claimed claimed) {
      return "claimed " + claimed.by();
    }
    if (this instanceof Decided decided) {
      return "decided " + decided.winner().map(Player::name).orElse("draw");
    }
    return "agreed";
  }

  /**
   * Reads the text of an ending.
   *
   * @throws NotationException if it is none
   */
  static Ending parse(String text) {
    return Stream.concat(
            Stream.of(new Agreed(), new Decided(Optional.empty())),
            Arrays.stream(Player.values())
                .flatMap(
                    player ->
                        Stream.of(
                            new Resigned(player),
                            new TimedOut(player),
                            new Claimed(player),
                            new Decided(Optional.of(player)))))
        .filter(ending -> ending.text().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new NotationException(
                    Problem.ofText("ending", "ending", 0, "no such ending of a game")));
  }
}

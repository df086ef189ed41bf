package io.github.xiangqirules.cli;

import com.google.common.base.Ascii;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;

/**
 * How a game stands, on one line: {@code ongoing}, {@code won by red, checkmate}, {@code drawn,
 * repetition (threefold-draw: repetition-draws)}.
 */
final class OutcomeText {
  private OutcomeText() {}

  static String of(Game<?, ?> game) {
    Outcome outcome = game.outcome();
    String text = "ongoing";
    if (outcome instanceof Outcome.Won won) {
      text = "won by " + side(game, won.winner()) + ", " + words(won.reason());
    } else if (outcome instanceof Outcome.Drawn drawn) {
      text = "drawn, " + words(drawn.reason());
    } else if (outcome instanceof Outcome.Claimable claimable) {
      text = "claimable, " + words(claimable.reason());
    } else if (outcome instanceof Outcome.Undecided) {
      text = "undecided";
    }
    return text
        + outcome
            .ruling()
            .map(ruling -> " (" + ruling.book() + ": " + ruling.rule() + ")")
            .orElse("");
  }

  /** The colour of a seat, or the seat while it has none. */
  private static String side(Game<?, ?> game, Player seat) {
    Color color = game.position().color(seat);
    return words(color == null ? seat : color);
  }

  private static String words(Enum<?> constant) {
    return Ascii.toLowerCase(constant.name()).replace('_', ' ');
  }
}

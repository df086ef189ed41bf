package io.github.xiangqirules.xiangqi;

import com.google.common.base.Splitter;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Ruling;

/** Plays lines under rule books. */
final class Verdicts {
  /** How a line ended and after which ply; -1 when it did not. */
  record Verdict(String text, int ply) {}

  private Verdicts() {}

  static Verdict of(RuleBook book, String fen, String moves) {
    return of(play(book, fen, moves));
  }

  static Verdict of(Game<XiangqiPosition, XiangqiMove> game) {
    String text = text(game.outcome());
    return new Verdict(text, text.equals("none") ? -1 : game.plies());
  }

  /** Plays as many of the moves as the rule book lets be played. */
  static Game<XiangqiPosition, XiangqiMove> play(RuleBook book, String fen, String moves) {
    Game<XiangqiPosition, XiangqiMove> game =
        Game.start(XiangqiRules.of(book), XiangqiPosition.parse(fen));
    for (String move : Splitter.on(' ').omitEmptyStrings().split(moves)) {
      if (game.outcome().isOver()) {
        break;
      }
      game = game.play(XiangqiMove.parse(move));
    }
    return game;
  }

  static String text(Outcome outcome) {
    if (outcome instanceof Outcome.Won won) {
      return won.winner() == Player.FIRST ? "red_wins" : "black_wins";
    }
    if (outcome instanceof Outcome.Drawn) {
      return "draw";
    }
    if (outcome instanceof Outcome.Claimable) {
      return "claimable";
    }
    return outcome instanceof Outcome.Undecided ? "undecided" : "none";
  }

  static Ruling ruling(Game<XiangqiPosition, XiangqiMove> game) {
    return game.outcome().ruling().orElseThrow();
  }
}

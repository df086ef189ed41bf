package io.github.xiangqirules.archive.row;

import com.google.common.base.Ascii;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Ruling;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import org.jspecify.annotations.Nullable;

/**
 * How a game stands by a rule book, after its main line or where the book ended it before.
 *
 * @param outcome {@code won}, {@code drawn}, {@code claimable}, {@code undecided}, {@code ongoing},
 *     {@link #UNPLAYABLE} or {@link #TOO_LONG}
 * @param winner {@code red} or {@code black}, if somebody won
 * @param reason why, such as {@code checkmate}; null where there is none
 * @param rule the rule of the book that spoke; null where the board alone decides or nothing does
 * @param plies how many plies were played until then
 */
public record Verdict(
    String outcome,
    @Nullable String winner,
    @Nullable String reason,
    @Nullable String rule,
    int plies) {
  /** The outcome of a game whose start cannot be played: no book says anything about it. */
  public static final String UNPLAYABLE = "unplayable";

  /** The outcome of a game with more plies than a book is asked about. */
  public static final String TOO_LONG = "too-long";

  static Verdict of(GameRecord record, XiangqiRules rules) {
    if (!record.start().problems().isEmpty()) {
      return new Verdict(UNPLAYABLE, null, null, null, 0);
    }
    if (record.mainLine().size() > GameRecord.MOST_JUDGED_PLIES) {
      return new Verdict(TOO_LONG, null, null, null, 0);
    }
    Game<XiangqiPosition, XiangqiMove> game = record.game(rules);
    Outcome outcome = game.outcome();
    String rule = outcome.ruling().map(Ruling::rule).orElse(null);
    if (outcome instanceof Outcome.Won won) {
      Color winner = won.winner() == Player.FIRST ? Color.RED : Color.BLACK;
      return new Verdict("won", lower(winner), lower(won.reason()), rule, game.plies());
    }
    if (outcome instanceof Outcome.Drawn drawn) {
      return new Verdict("drawn", null, lower(drawn.reason()), rule, game.plies());
    }
    if (outcome instanceof Outcome.Claimable claimable) {
      Reason reason = claimable.reason();
      return new Verdict("claimable", null, lower(reason), rule, game.plies());
    }
    String other = outcome instanceof Outcome.Undecided ? "undecided" : "ongoing";
    return new Verdict(other, null, null, rule, game.plies());
  }

  static String lower(Enum<?> value) {
    return Ascii.toLowerCase(value.name());
  }
}

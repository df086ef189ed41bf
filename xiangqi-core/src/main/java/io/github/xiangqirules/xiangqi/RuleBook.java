package io.github.xiangqirules.xiangqi;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.History;
import io.github.xiangqirules.api.Outcome;
import java.util.stream.Stream;

/**
 * Decides what repetition brings. Checkmate and stalemate come first under every book: they are
 * told by the position.
 */
public enum RuleBook {
  /**
   * The player whose move makes the same position, placement and side to move, occur for the third
   * time loses. What most people play by, and the standard.
   */
  CASUAL("casual") {
    @Override
    Outcome judge(History<XiangqiPosition, XiangqiMove> history) {
      return Repetition.lostByTheRepeater(this, history);
    }
  },

  /** Nothing but checkmate and stalemate ends a game: for records and analysis. */
  NONE("none") {
    @Override
    Outcome judge(History<XiangqiPosition, XiangqiMove> history) {
      return new Outcome.Ongoing();
    }
  };

  private final String id;

  RuleBook(String id) {
    this.id = id;
  }

  /** The name of the book in texts and on command lines. */
  public String id() {
    return id;
  }

  static ImmutableList<String> ids() {
    return Stream.of(values()).map(RuleBook::id).collect(toImmutableList());
  }

  /** How a game stands in which the player to move has a legal move. */
  abstract Outcome judge(History<XiangqiPosition, XiangqiMove> history);
}

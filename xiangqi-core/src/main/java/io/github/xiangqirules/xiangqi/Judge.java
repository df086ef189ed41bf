package io.github.xiangqirules.xiangqi;

import io.github.xiangqirules.api.History;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.xiangqi.adjudication.QuietRun;
import io.github.xiangqirules.xiangqi.adjudication.Window;

/** Asks a rule book about a game whose player to move has a legal move. */
final class Judge {
  private static final Outcome ONGOING = new Outcome.Ongoing();

  private Judge() {}

  /**
   * Repetition first, then the move limit, then the material. What ends the game goes before what
   * leaves a choice.
   */
  static Outcome judge(RuleBook book, History<XiangqiPosition, XiangqiMove> now) {
    Outcome repetition = repetition(book, now);
    if (repetition.isOver()) {
      return repetition;
    }
    Outcome limit = moveLimit(book, now);
    if (limit.isOver()) {
      return limit;
    }
    Outcome material = material(book, now);
    if (material.isOver()) {
      return material;
    }
    return repetition == ONGOING ? limit : repetition;
  }

  private static Outcome repetition(RuleBook book, History<XiangqiPosition, XiangqiMove> now) {
    int fold = book.options().fold();
    Window window = fold == 0 ? null : Past.window(now, fold);
    return window == null ? ONGOING : new Rulings(book, now).ofCycle(window, book.judge(window));
  }

  private static Outcome moveLimit(RuleBook book, History<XiangqiPosition, XiangqiMove> now) {
    int limit = book.options().moveLimit();
    if (limit == 0 || now.position().quietPlies() < 2 * limit) {
      return ONGOING;
    }
    QuietRun run = Past.quietRun(now, book.book().moveLimit(), limit);
    return book.book().moveLimit().isReached(run, limit)
        ? new Rulings(book, now).ofMoveLimit(run)
        : ONGOING;
  }

  private static Outcome material(RuleBook book, History<XiangqiPosition, XiangqiMove> now) {
    return book.options().insufficientMaterial()
            && book.book().material().isDraw(now.position().board())
        ? new Rulings(book, now).ofMaterial()
        : ONGOING;
  }
}

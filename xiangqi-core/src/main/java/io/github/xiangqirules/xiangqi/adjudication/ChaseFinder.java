package io.github.xiangqirules.xiangqi.adjudication;

import io.github.xiangqirules.xiangqi.board.Board;
import io.github.xiangqirules.xiangqi.board.Kind;

/** Finds the {@link Pairs} of attacker and victim that are chases. */
final class ChaseFinder {
  private final ChaseRules rules;
  private final int[] captures = new int[Board.MAX_MOVES];

  ChaseFinder(ChaseRules rules) {
    this.rules = rules;
  }

  /** The attacks by which a ply chases: those that are new and, if the rules ask, answered. */
  Pairs chases(Window window, int index) {
    Pairs after = pairs(window.after(index).passed());
    Pairs before =
        after.count() == 0 || rules.newness() == ChaseRules.Newness.MOVED
            ? after
            : pairs(window.before(index));
    Pairs chases = new Pairs();
    for (int i = 0; i < after.count(); i++) {
      int pair = after.get(i);
      if (isNew(window, index, before, pair)
          && !(rules.answered() && standsAfterAnswer(window, index, pair))) {
        chases.add(pair);
      }
    }
    return chases;
  }

  private boolean isNew(Window window, int index, Pairs before, int pair) {
    boolean moved = Pairs.attackerOf(pair) == window.to(index);
    return switch (rules.newness()) {
      case VICTIM -> !before.containsVictim(Pairs.victimOf(pair));
      case PAIR ->
          !before.contains(moved ? Pairs.pair(window.from(index), Pairs.victimOf(pair)) : pair);
      case MOVED -> moved;
    };
  }

  private boolean standsAfterAnswer(Window window, int index, int pair) {
    int answer = window.answerTo(index);
    int victim =
        Pairs.victimOf(pair) == window.from(answer) ? window.to(answer) : Pairs.victimOf(pair);
    return stillStands(window.after(answer), Pairs.attackerOf(pair), victim);
  }

  /** The pairs of the side that is to move on a board, or is imagined to be. */
  Pairs pairs(Board board) {
    Pairs pairs = new Pairs();
    int count = board.captures(captures, rules.legal());
    for (int i = 0; i < count; i++) {
      int capture = captures[i];
      if (isTarget(board, capture) && isChase(board, capture)) {
        pairs.add(Pairs.pair(Board.from(capture), Board.to(capture)));
      }
    }
    return pairs;
  }

  /** Whether the mover could take anything that may be chased with anything that may chase. */
  boolean hasTargets(Board board) {
    int count = board.captures(captures, rules.legal());
    for (int i = 0; i < count; i++) {
      if (isTarget(board, captures[i])) {
        return true;
      }
    }
    return false;
  }

  /** Whether the kinds could make a capture a chase. */
  private boolean isTarget(Board board, int capture) {
    int attacker = Board.kind(capture);
    int victim = board.kindAt(Board.to(capture));
    return (victim != Kind.SOLDIER || Board.isAcross(board.side() ^ 1, Board.to(capture)))
        && (rules.stronger().has(attacker, victim) || rules.unprotected().has(attacker, victim));
  }

  private boolean isChase(Board board, int capture) {
    int attacker = Board.kind(capture);
    int victim = board.kindAt(Board.to(capture));
    if (rules.stronger().has(attacker, victim)) {
      return true;
    }
    return rules.unprotected().has(attacker, victim)
        && !isProtected(board, capture)
        && !(attacker == victim && hitsBack(board, capture));
  }

  /**
   * Whether the victim has a root: its side has a legal recapture, or under rules that do not look
   * at pins, a piece that attacks the victim's point both before and after the capture.
   */
  private boolean isProtected(Board board, int capture) {
    Board after = board.play(capture);
    return rules.legal()
        ? after.reaches(Board.to(capture), true)
        : hasVisibleRoot(board, after, Board.to(capture));
  }

  /**
   * Whether the victim, of the same kind, could take the attacker instead: an offer to exchange.
   */
  private static boolean hitsBack(Board board, int capture) {
    return board.passed().isLegal(Board.to(capture), Board.from(capture));
  }

  /**
   * Whether a pair still stands, in the eyes of rules that ask for the answer. It does if the
   * attacker, where it was, can legally take the victim, where it went, and the victim is worth
   * more, or lacks a true root, or lacks a visible one: a friend that attacks the victim's point on
   * the board as it stands, before the attacker leaves its own.
   *
   * @param board after the answer
   * @param victim where the victim is after it
   */
  private boolean stillStands(Board board, int attacker, int victim) {
    if (!board.isLegal(attacker, victim)) {
      return false;
    }
    if (rules.stronger().has(board.kindAt(attacker), board.kindAt(victim))) {
      return true;
    }
    Board after = board.play(attacker, victim);
    return !after.reaches(victim, true) || !hasVisibleRoot(board, board, victim);
  }

  /**
   * Whether some friend of the victim attacks its point.
   *
   * @param board as it stands, the attacker still away
   * @param too another board on which the friend must attack it
   */
  private static boolean hasVisibleRoot(Board board, Board too, int victim) {
    for (int point = 0; point < Board.POINTS; point++) {
      if (board.isTaken(point) && board.attacks(point, victim) && too.attacks(point, victim)) {
        return true;
      }
    }
    return false;
  }
}

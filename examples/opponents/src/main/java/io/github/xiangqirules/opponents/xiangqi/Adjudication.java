package io.github.xiangqirules.opponents.xiangqi;

import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;

/**
 * What the rules of the game say about the end of a line. They are asked when a position comes
 * again, after many quiet plies, and with few pieces where the rule book counts them; else their
 * answer is known.
 *
 * <p>A position that comes again inside the search is judged as if both sides went on in the same
 * circle until the rule book speaks: who could leave it with profit would have done so the first
 * time. One that occurred before the root only is judged as it stands.
 */
final class Adjudication {
  /** The line goes on. */
  static final int OPEN = Values.INFINITE;

  private static final int DRAW = 0;

  /** No rule book waits for more rounds of one circle. */
  private static final int ROUNDS = 4;

  private static final int FEW_PIECES = 2;

  private final Path path;
  private final Pieces pieces;
  private final Rules<XiangqiPosition, XiangqiMove> rules;
  private final int quietLimit;
  private final boolean countsMaterial;

  Adjudication(Path path, Pieces pieces, Rules<XiangqiPosition, XiangqiMove> rules) {
    this.path = path;
    this.pieces = pieces;
    this.rules = rules;
    RuleBook book = rules instanceof XiangqiRules known ? known.ruleBook() : RuleBook.NONE;
    int limit = book.options().moveLimit();
    quietLimit = limit == 0 ? Integer.MAX_VALUE : 2 * limit;
    countsMaterial = book.options().insufficientMaterial();
  }

  /** The value for the side to move if the rules end the line here, {@link #OPEN} if not. */
  int value() {
    int back = path.lastOccurrence();
    if (back == 0) {
      return path.position().quietPlies() >= quietLimit || (countsMaterial && hasFewPieces())
          ? ended(path.history())
          : OPEN;
    }
    Path.Link now = path.history();
    int value = ended(now);
    if (path.ply() == 1 && Values.isRuling(value)) {
      // The game would be over with the move to be chosen: no better than being mated by it.
      return Integer.signum(value) * (Values.MATE - 1);
    }
    return value != OPEN || back > path.ply() ? value : inCircle(now, back);
  }

  private boolean hasFewPieces() {
    int attackers = 0;
    for (int kind = Pieces.CHARIOT; kind <= Pieces.SOLDIER; kind++) {
      attackers += pieces.counts[kind] + pieces.counts[Pieces.KINDS + kind];
    }
    return attackers <= FEW_PIECES;
  }

  private int inCircle(Path.Link now, int length) {
    Path.Link link = now;
    int start = path.ply() - length;
    for (int ply = 0; ply < ROUNDS * length; ply++) {
      XiangqiMove move = path.moveAt(start + ply % length);
      link = link.after(move, link.position().play(move));
      int value = ended(link);
      if (value != OPEN) {
        // The side to move at the end of an odd number of plies is the other one.
        return ply % 2 == 0 ? -value : value;
      }
    }
    return DRAW;
  }

  private int ended(Path.Link link) {
    Outcome outcome = rules.judge(link);
    if (outcome instanceof Outcome.Ongoing) {
      return OPEN;
    }
    if (outcome instanceof Outcome.Won won) {
      boolean onBoard = won.reason() == Reason.CHECKMATE || won.reason() == Reason.STALEMATE;
      int value = (onBoard ? Values.MATE : Values.RULING) - path.ply();
      return won.winner() == link.position().toMove() ? value : -value;
    }
    // What may be claimed will be claimed by whoever is worse off.
    return DRAW;
  }
}

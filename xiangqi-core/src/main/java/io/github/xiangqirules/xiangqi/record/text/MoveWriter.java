package io.github.xiangqirules.xiangqi.record.text;

import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.notation.Notations;
import io.github.xiangqirules.xiangqi.record.tree.Losses;
import java.util.Optional;

/**
 * Names moves so that they can be read back. Where a name would have two meanings, coordinates are
 * written, as they are on a set-up that cannot be played, which has no names for moves.
 */
final class MoveWriter {
  private final Notation<XiangqiPosition, XiangqiMove> notation;
  private final Optional<XiangqiPosition> start;

  MoveWriter(Notation<XiangqiPosition, XiangqiMove> notation, XiangqiSetup start, Losses losses) {
    this.notation = notation;
    this.start = start.problems().isEmpty() ? Optional.of(start.position()) : Optional.empty();
    if (this.start.isEmpty() && notation != Notations.uci()) {
      losses.add(
          "moves", "on a set-up that cannot be played moves have no names", "in coordinates");
    }
  }

  /** The position at the start; empty if the set-up cannot be played. */
  Optional<XiangqiPosition> start() {
    return start;
  }

  /** The position after a move. */
  static Optional<XiangqiPosition> after(Optional<XiangqiPosition> before, XiangqiMove move) {
    return before.isEmpty() ? before : Optional.of(before.get().play(move));
  }

  String text(Optional<XiangqiPosition> before, XiangqiMove move) {
    if (before.isEmpty()) {
      return move.text();
    }
    String text = notation.write(before.get(), move);
    boolean plain = Notations.any().read(before.get(), text).size() == 1;
    return plain ? text : move.text();
  }
}

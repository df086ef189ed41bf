package io.github.xiangqirules.opponents.xiangqi;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Effort;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;

/** What the parts of one search share. */
final class State {
  final Pieces pieces = new Pieces();
  final Path path;
  final Evaluation evaluation = new Evaluation(pieces);
  final Ordering ordering;
  final Experience experience;
  final TranspositionTable table;
  final Adjudication adjudication;
  final Variation variation = new Variation();
  final Effort effort;
  private final MoveList[] lists = new MoveList[Values.MAX_PLY + 1];

  State(
      Game<XiangqiPosition, XiangqiMove> game,
      Budget budget,
      Listener<XiangqiMove> listener,
      Memory memory) {
    effort = new Effort(budget, listener);
    path = new Path(pieces, game);
    experience = memory.experience();
    table = memory.table();
    ordering = new Ordering(pieces, experience);
    adjudication = new Adjudication(path, pieces, game.rules());
    for (int ply = 0; ply < lists.length; ply++) {
      lists[ply] = new MoveList();
    }
  }

  /** The moves at the present ply. */
  MoveList list() {
    return lists[path.ply()];
  }

  /** The estimate for the side to move. */
  int estimate() {
    return evaluation.value(path.position().sideToMove().ordinal());
  }
}

package io.github.xiangqirules.climbing;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.climbing.board.Choices;
import io.github.xiangqirules.climbing.board.Squares;

/** Lists choices: flips, steps, captures, each by its bits, as a position documents it. */
final class ChoiceList {
  private ChoiceList() {}

  static ImmutableList<ClimbingMove> of(Choices choices) {
    ClimbingMove[] moves = new ClimbingMove[choices.flipCount() + choices.moveCount()];
    int next = 0;
    for (long left = choices.flips(); left != 0; left &= left - 1) {
      moves[next++] = MoveTable.flip(Squares.of(Long.numberOfTrailingZeros(left)));
    }
    for (long left = choices.steps(); left != 0; left &= left - 1) {
      moves[next++] = MoveTable.step(Long.numberOfTrailingZeros(left));
    }
    next = addCaptures(choices.takes(), 1, moves, next);
    next = addCaptures(choices.jumps(), 2, moves, next);
    addCaptures(choices.longJumps(), 3, moves, next);
    return ImmutableList.copyOf(moves);
  }

  private static int addCaptures(long bits, int distance, ClimbingMove[] moves, int start) {
    int next = start;
    for (long left = bits; left != 0; left &= left - 1) {
      moves[next++] = MoveTable.capture(Long.numberOfTrailingZeros(left), distance);
    }
    return next;
  }
}

package io.github.xiangqirules.archive.row;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game, as the table {@code positions} has it.
 *
 * @param key the key, equal wherever the same position comes
 * @param fen the position with its counters
 * @param ply how many plies were played before it, from 0
 * @param side who is to move, {@code red} or {@code black}
 * @param move the move that was played, in UCI; null in the last position
 */
public record PositionRow(long key, String fen, int ply, String side, @Nullable String move) {
  private static final Splitter BLANKS = Splitter.on(' ').omitEmptyStrings();

  /**
   * The positions of a game, one more than it has plies.
   *
   * @param start a start that can be played
   * @param moves its moves in UCI, separated by blanks
   */
  public static ImmutableList<PositionRow> of(String start, String moves) {
    ImmutableList.Builder<PositionRow> rows = ImmutableList.builder();
    XiangqiPosition position = XiangqiPosition.parse(start);
    int ply = 0;
    for (String move : BLANKS.split(moves)) {
      rows.add(of(position, ply, move));
      position = position.play(XiangqiMove.parse(move));
      ply++;
    }
    return rows.add(of(position, ply, null)).build();
  }

  private static PositionRow of(XiangqiPosition position, int ply, @Nullable String move) {
    String side = Verdict.lower(position.sideToMove());
    return new PositionRow(position.key(), position.text(), ply, side, move);
  }
}

package io.github.xiangqirules.archive.row;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.record.GameResult;
import java.util.HashSet;
import java.util.Set;

/**
 * A move that was chosen in a position of one game. The table {@code openings} is the sum of these.
 *
 * @param key the key of the position
 * @param move the move, in UCI
 * @param ply how many plies were played before it, from 0
 * @param win 1 if the side that moved won the game by its record, else 0
 * @param draw 1 if the game was drawn
 * @param loss 1 if the side that moved lost
 */
public record ChoiceRow(long key, String move, int ply, int win, int draw, int loss) {
  private static final Splitter BLANKS = Splitter.on(' ').omitEmptyStrings();

  private record Choice(long key, String move) {}

  /**
   * The choices in the first plies of a game. What is chosen again where a position comes again
   * counts once.
   *
   * @param start a start that can be played
   * @param moves its moves in UCI, separated by blanks
   * @param result the result as PGN has it
   * @param plies how many plies to look at
   */
  public static ImmutableList<ChoiceRow> of(String start, String moves, String result, int plies) {
    ImmutableList.Builder<ChoiceRow> rows = ImmutableList.builder();
    Set<Choice> seen = new HashSet<>();
    XiangqiPosition position = XiangqiPosition.parse(start);
    int ply = 0;
    for (String move : BLANKS.split(moves)) {
      if (ply == plies) {
        break;
      }
      if (seen.add(new Choice(position.key(), move))) {
        rows.add(of(position, move, ply, result));
      }
      position = position.play(XiangqiMove.parse(move));
      ply++;
    }
    return rows.build();
  }

  private static ChoiceRow of(XiangqiPosition position, String move, int ply, String result) {
    boolean red = position.sideToMove() == Color.RED;
    GameResult won = red ? GameResult.RED_WINS : GameResult.BLACK_WINS;
    GameResult lost = red ? GameResult.BLACK_WINS : GameResult.RED_WINS;
    return new ChoiceRow(
        position.key(),
        move,
        ply,
        one(result, won),
        one(result, GameResult.DRAW),
        one(result, lost));
  }

  private static int one(String result, GameResult wanted) {
    return result.equals(wanted.text()) ? 1 : 0;
  }
}

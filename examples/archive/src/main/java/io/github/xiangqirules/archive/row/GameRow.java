package io.github.xiangqirules.archive.row;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.Header;
import io.github.xiangqirules.xiangqi.record.RecordProblem;
import java.util.List;
import java.util.StringJoiner;

/**
 * A game as the table {@code games} has it, but for where it stands in which file.
 *
 * @param headers what the record tells about it, in its order
 * @param start the set-up from which it starts, as FEN
 * @param result the result by the headers, as PGN has it
 * @param plies the plies of the main line
 * @param moves the main line in UCI, separated by blanks
 * @param verdict what the rule book says
 * @param problems what was wrong with the record
 */
public record GameRow(
    ImmutableList<Header> headers,
    String start,
    String result,
    int plies,
    String moves,
    Verdict verdict,
    ImmutableList<ProblemRow> problems) {

  /** The row of a record under some rules. Linear in the plies of its main line. */
  public static GameRow of(GameRecord record, XiangqiRules rules) {
    List<XiangqiMove> line = record.mainLine();
    StringJoiner moves = new StringJoiner(" ");
    for (XiangqiMove move : line) {
      moves.add(move.text());
    }
    ImmutableList.Builder<ProblemRow> problems = ImmutableList.builder();
    for (RecordProblem problem : record.problems()) {
      problems.add(ProblemRow.of(problem));
    }
    return new GameRow(
        record.headers(),
        record.start().text(),
        record.result().text(),
        line.size(),
        moves.toString(),
        Verdict.of(record, rules),
        problems.build());
  }
}

package io.github.xiangqirules.archive.read;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.archive.row.GameRow;
import io.github.xiangqirules.archive.row.ProblemRow;

/**
 * What was read of a part of a file.
 *
 * @param format the format of the file; empty if it was not read
 * @param games its games in their order
 * @param problems what was wrong outside of the games
 */
public record PartRows(
    String format, ImmutableList<GameRow> games, ImmutableList<ProblemRow> problems) {
  /** A part of which nothing was read. */
  static PartRows unread(ProblemRow... problems) {
    return new PartRows("", ImmutableList.of(), ImmutableList.copyOf(problems));
  }
}

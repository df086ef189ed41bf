package io.github.xiangqirules.xiangqi.record;

import com.google.common.collect.ImmutableList;

/**
 * What a file holds.
 *
 * @param format the format that it has
 * @param games its games in their order
 * @param problems what was wrong outside of the games; each game has its own
 */
public record RecordFile(
    RecordFormat format, ImmutableList<GameRecord> games, ImmutableList<RecordProblem> problems) {}

package io.github.xiangqirules.play.records;

import java.util.List;

/**
 * What a page shows of a file.
 *
 * @param games the games that are shown
 * @param leftOut how many are not: beyond what a page can bear, or without a start from which they
 *     could be played
 */
public record RecordedGames(List<RecordedGame> games, int leftOut) {}

package io.github.xiangqirules.archive.job;

/**
 * The lines of play that begin with a move.
 *
 * @param move the move
 * @param count how many lines there are
 */
public record MoveCount(String move, long count) {}

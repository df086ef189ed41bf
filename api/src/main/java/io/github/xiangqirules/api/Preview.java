package io.github.xiangqirules.api;

/**
 * What a move would bring, told before it is played. For a choice that chance has yet to decide it
 * holds only what all its results share.
 *
 * @param occurrence how often the position after the move will then have occurred, at least 1
 * @param outcome how the game would stand
 */
public record Preview(int occurrence, Outcome outcome) {}

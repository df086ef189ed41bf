package io.github.xiangqirules.play.room;

/**
 * A choice that somebody would play in the place of the player to move.
 *
 * @param id its number
 * @param by the name of who made it
 * @param watcher whether that is a watcher and not the opponent
 * @param move the text of the choice
 */
public record Suggestion(int id, String by, boolean watcher, String move) {}

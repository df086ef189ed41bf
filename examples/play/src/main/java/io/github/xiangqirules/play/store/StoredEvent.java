package io.github.xiangqirules.play.store;

/**
 * One thing that happened in a game.
 *
 * @param game the game
 * @param seq its place in the order of the game, from 0 without gaps
 * @param kind what happened, in a word
 * @param at when, in milliseconds since 1970
 * @param body all about it, in JSON
 */
public record StoredEvent(String game, int seq, String kind, long at, String body) {}

package io.github.xiangqirules.cli.match;

import io.github.xiangqirules.opponents.Budget;

/**
 * What a match is to be.
 *
 * @param a the text of the one opponent
 * @param b the text of the other
 * @param games how many games
 * @param budget what each may spend on a move
 * @param mostPlies after so many plies a game is judged as a draw
 * @param threads how many games are played at a time
 * @param seed on what the deals and the chance of the opponents depend
 */
public record MatchPlan(
    String a, String b, int games, Budget budget, int mostPlies, int threads, long seed) {}

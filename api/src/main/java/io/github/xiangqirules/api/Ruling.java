package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;

/**
 * Why a rule book decided as it did, as values that a page can say in any language, and in English
 * sentences. Plies are counted from 1 for the first move of the game.
 *
 * @param book the rule book, with those of its options that are not standard
 * @param rule the rule of the book that spoke, for programs: lower case words joined by {@code -},
 *     the same in every release
 * @param fromPly the first ply of the cycle or of the count that it judged; when nothing was played
 *     or counted, one more than {@code toPly}
 * @param toPly the last one, the ply just played
 * @param conduct what each player did throughout the cycle; empty where the rule does not ask
 * @param plies what each ply from the first to the last was; empty where the rule does not ask
 * @param explain the ruling in English
 */
public record Ruling(
    String book,
    String rule,
    int fromPly,
    int toPly,
    ImmutableMap<Player, Conduct> conduct,
    ImmutableList<PlyClass> plies,
    String explain) {}

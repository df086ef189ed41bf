package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;

/**
 * Why a rule book decided as it did, as values that a page can say in any language, and as an
 * English sentence. Plies are counted from 1 for the first move of the game.
 *
 * @param book the rule book, as in {@link Rules#text}
 * @param rule the rule of the book that spoke
 * @param fromPly the first ply of the cycle or of the count that it judged
 * @param toPly the last one, the ply just played
 * @param plies what each ply from the first to the last was; empty where the rule does not ask
 * @param explain the ruling in English
 */
public record Ruling(
    String book,
    String rule,
    int fromPly,
    int toPly,
    ImmutableList<PlyClass> plies,
    String explain) {}

package io.github.xiangqirules.api;

import java.util.Optional;

/**
 * How far the stored events of a game could be replayed.
 *
 * @param game the game after the good events
 * @param good the number of good events, and so the index of the first bad one
 * @param error what was wrong with the first bad event; empty when all were good
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public record Replay<P extends Position<P, M>, M extends Move>(
    Game<P, M> game, int good, Optional<RulesException> error) {}

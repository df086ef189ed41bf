package io.github.xiangqirules.opponents.generic;

import io.github.xiangqirules.api.Game;
import java.util.SplittableRandom;

/** Chance that depends on a seed and on the game alone, so that a move can be chosen again. */
final class Seeds {
  /** An odd number without pattern, so that neighbouring plies get seeds far apart. */
  private static final long STRIDE = 0x9E37_79B9_7F4A_7C15L;

  private Seeds() {}

  static SplittableRandom at(Game<?, ?> game, long seed) {
    return new SplittableRandom(seed * STRIDE ^ game.position().key() + game.plies() * STRIDE);
  }
}

package io.github.xiangqirules.api;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;

/**
 * The arbiter's secret: which face-down piece is which. It gives the same result for the same place
 * again after a take-back and after a restart, and is never part of a position or a game.
 *
 * <p>Before the game a host publishes the {@link #commitment}; after it the {@link #secret}, from
 * which everybody can see that nothing was changed in between:
 *
 * <pre>{@code
 * Deal<P, M> deal = rules.deal(start, new SecureRandom());
 * publish(deal.commitment());
 * store(deal.secret());
 * // ... the game ...
 * publish(deal.secret()); // anybody: Deal.commitment(secret).equals(published)
 * }</pre>
 *
 * <p>Deals are values: one that is read back from its secret equals the one that was made. Neither
 * {@code toString} nor any exception shows the secret.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
public interface Deal<P extends Position<P, M>, M extends Move> extends Dealer<P, M> {
  /**
   * Arrangement and salt in one line, for the host's own store. Nobody else may see any of it
   * before the game is over: with the salt the last few face-down pieces could be tried out against
   * the commitment.
   */
  String secret();

  /** The {@link #commitment(String)} of {@link #secret}, safe to publish at any time. */
  default String commitment() {
    return commitment(secret());
  }

  /** The SHA-256 of a secret in UTF-8, as 64 lower case hexadecimal digits. */
  static String commitment(String secret) {
    return Hashing.sha256().hashString(secret, StandardCharsets.UTF_8).toString();
  }
}

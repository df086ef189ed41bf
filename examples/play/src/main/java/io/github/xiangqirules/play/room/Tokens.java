package io.github.xiangqirules.play.room;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.hash.Hashing;
import com.google.common.io.BaseEncoding;
import io.github.xiangqirules.api.Player;
import java.security.MessageDigest;
import java.security.SecureRandom;

/** Names that nobody can guess. A seat belongs to whoever has its token; only a hash is kept. */
public final class Tokens {
  private static final int GAME_BYTES = 12;
  private static final int SEAT_BYTES = 32;

  private final SecureRandom random = new SecureRandom();

  /** The name of a new game, 96 bits in 16 characters. */
  public String game() {
    return text(GAME_BYTES);
  }

  /** A new token for a seat, 256 bits. */
  public String seat() {
    return text(SEAT_BYTES);
  }

  private String text(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return BaseEncoding.base64Url().omitPadding().encode(bytes);
  }

  /** What is stored of a token. A fast hash does: nobody tries out 2 to the 256 tokens. */
  public static String hash(String token) {
    return Hashing.sha256().hashString(token, UTF_8).toString();
  }

  /** The seats that a token holds. */
  static ImmutableSet<Player> seats(ImmutableMap<Player, Seat> seats, String token) {
    byte[] hash = hash(token).getBytes(UTF_8);
    return seats.entrySet().stream()
        .filter(seat -> MessageDigest.isEqual(hash, seat.getValue().tokenHash().getBytes(UTF_8)))
        .map(seat -> seat.getKey())
        .collect(ImmutableSet.toImmutableSet());
  }
}

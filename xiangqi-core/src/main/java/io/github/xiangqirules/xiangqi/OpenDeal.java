package io.github.xiangqirules.xiangqi;

import com.google.common.base.CharMatcher;
import com.google.common.io.BaseEncoding;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import java.util.random.RandomGenerator;

/**
 * The deal of a game in which nothing is hidden: a salt and no arrangement.
 *
 * @param secret a dash and the salt
 */
record OpenDeal(@Override String secret) implements Deal<XiangqiPosition, XiangqiMove> {
  private static final int SALT_BYTES = 16;
  private static final CharMatcher HEX = CharMatcher.anyOf("0123456789abcdef");

  static OpenDeal create(RandomGenerator random) {
    byte[] salt = new byte[SALT_BYTES];
    random.nextBytes(salt);
    return new OpenDeal("- " + BaseEncoding.base16().lowerCase().encode(salt));
  }

  static OpenDeal parse(String secret) {
    if (secret.length() != 2 + 2 * SALT_BYTES
        || !secret.startsWith("- ")
        || !HEX.matchesAllOf(secret.substring(2))) {
      throw new NotationException(
          Problem.ofText("secret", "secret", 0, "not the secret of a deal of xiangqi"));
    }
    return new OpenDeal(secret);
  }

  @Override
  public XiangqiMove resolve(XiangqiPosition position, XiangqiMove choice) {
    if (!position.isLegal(choice)) {
      throw new IllegalMoveException(Refusal.of(position, choice));
    }
    return choice;
  }

  /** The commitment, nothing of the secret. */
  @Override
  public String toString() {
    return "OpenDeal[" + commitment() + "]";
  }
}

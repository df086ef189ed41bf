package io.github.xiangqirules.urn;

import com.google.common.base.CharMatcher;
import com.google.common.primitives.Longs;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The order in which the soldiers come out of the urn. */
final class UrnDeal implements Deal<UrnPosition, UrnMove> {
  private final String order;
  private final long salt;

  private UrnDeal(String order, long salt) {
    this.order = order;
    this.salt = salt;
  }

  static UrnDeal shuffled(UrnPosition start, RandomGenerator random) {
    List<String> soldiers = new ArrayList<>(Collections.nCopies(start.red(), "P"));
    soldiers.addAll(Collections.nCopies(start.black(), "p"));
    Collections.shuffle(soldiers, new Random(random.nextLong()));
    return new UrnDeal(String.join("", soldiers), random.nextLong());
  }

  static UrnDeal parse(UrnPosition start, String secret) {
    int space = secret.indexOf(' ');
    String order = secret.substring(0, Math.max(space, 0));
    Long salt = Longs.tryParse(secret.substring(space + 1));
    if (CharMatcher.is('P').countIn(order) != start.red()
        || CharMatcher.is('p').countIn(order) != start.black()
        || order.length() != start.red() + start.black()
        || salt == null
        || !secret.equals(order + " " + salt)) {
      throw new NotationException(Problem.ofText("secret", "secret", 0, "no secret"));
    }
    return new UrnDeal(order, salt);
  }

  @Override
  public String secret() {
    return order + " " + salt;
  }

  @Override
  public UrnMove resolve(UrnPosition position, UrnMove choice) {
    position.results(choice);
    if (choice.isResult()) {
      return choice;
    }
    int drawn = order.length() - position.red() - position.black();
    return order.charAt(drawn) == 'P' ? UrnMove.DRAW_RED : UrnMove.DRAW_BLACK;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof UrnDeal that && secret().equals(that.secret());
  }

  @Override
  public int hashCode() {
    return secret().hashCode();
  }

  @Override
  public String toString() {
    return "UrnDeal of " + "?".repeat(order.length());
  }
}

package io.github.xiangqirules.testkit;

import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.urn.UrnMove;
import io.github.xiangqirules.urn.UrnPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A deal of the urn with a fault. */
final class BrokenDeal implements Deal<BrokenPosition, UrnMove> {
  private final Fault fault;
  private final Deal<UrnPosition, UrnMove> real;
  private int asked;

  BrokenDeal(Fault fault, Deal<UrnPosition, UrnMove> real) {
    this.fault = fault;
    this.real = real;
  }

  /** The secret of the opposite order. */
  static String reversed(String secret) {
    int space = secret.indexOf(' ');
    return space < 0
        ? secret
        : new StringBuilder(secret.substring(0, space)).reverse() + secret.substring(space);
  }

  @Override
  public String secret() {
    String secret = real.secret();
    return switch (fault) {
      case SECRET_WITHOUT_SALT -> secret.substring(0, secret.indexOf(' '));
      case DEAL_DIFFERS_AFTER_A_RESTART -> asked == 0 ? reversed(secret) : secret;
      default -> secret;
    };
  }

  @Override
  public String commitment() {
    return fault == Fault.COMMITMENT_TO_SOMETHING_ELSE
        ? Deal.commitment("something else")
        : Deal.commitment(secret());
  }

  @Override
  public UrnMove resolve(BrokenPosition position, UrnMove choice) {
    if (fault == Fault.DEAL_TAKES_ANY_CHOICE && choice.isResult()) {
      return choice;
    }
    asked++;
    UrnMove result = real.resolve(position.real(), choice);
    if (choice.isResult()) {
      return result;
    }
    List<UrnMove> possible = position.real().results(choice).asList();
    return switch (fault) {
      case DEAL_GIVES_WHAT_IS_NOT_THERE -> UrnMove.DRAW_RED;
      case DEAL_CHANGES_ITS_MIND -> possible.get(asked % possible.size());
      default -> result;
    };
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BrokenDeal that
        && fault != Fault.DEAL_EQUALS_NO_OTHER
        && real.equals(that.real);
  }

  @Override
  public int hashCode() {
    return real.hashCode();
  }

  @Override
  public String toString() {
    return fault == Fault.SECRET_IN_TO_STRING ? "BrokenDeal of " + secret() : real.toString();
  }
}

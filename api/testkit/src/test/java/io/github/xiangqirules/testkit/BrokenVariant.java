package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Option;
import io.github.xiangqirules.api.Variant;
import io.github.xiangqirules.urn.UrnVariant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The urn with the fault that is tried now, as a service. */
public final class BrokenVariant implements Variant {
  static final String ID = "broken";

  /** Services are made without arguments, so the fault has to lie here. */
  private static volatile Fault now = Fault.NONE;

  private final UrnVariant real = new UrnVariant();

  static void tryOut(Fault fault) {
    now = fault;
  }

  static BrokenRules standard() {
    return new BrokenVariant().rules(Map.of());
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String name() {
    return "Broken urn";
  }

  @Override
  public ImmutableList<Option> options() {
    return now == Fault.STANDARD_VALUE_IS_NOT_STANDARD
        ? ImmutableList.of(new Option("arbiter", ImmutableList.of(), "7"))
        : real.options();
  }

  @Override
  public BrokenRules rules(Map<String, String> options) {
    try {
      return new BrokenRules(now, real.rules(options));
    } catch (NotationException e) {
      if (now == Fault.OPTIONS_REFUSED_BY_ANOTHER_TYPE) {
        throw new IllegalArgumentException(e);
      }
      throw e;
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return now == Fault.VARIANTS_ARE_NOT_EQUAL ? this == other : other instanceof BrokenVariant;
  }

  @Override
  public int hashCode() {
    return 1;
  }
}

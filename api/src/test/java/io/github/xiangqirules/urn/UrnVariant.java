package io.github.xiangqirules.urn;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Option;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Variant;
import java.util.Map;

/** The game as a service. */
public final class UrnVariant implements Variant {
  @Override
  public String id() {
    return "urn";
  }

  @Override
  public String name() {
    return "Urn";
  }

  @Override
  public ImmutableList<Option> options() {
    return ImmutableList.of(new Option("arbiter", ImmutableList.of(), "0"));
  }

  @Override
  public UrnRules rules(Map<String, String> options) {
    Integer arbiter = Ints.tryParse(options.getOrDefault("arbiter", "0"));
    if (arbiter == null) {
      throw new NotationException(Problem.ofText("option-value", "arbiter", -1, "no number"));
    }
    for (String key : options.keySet()) {
      if (!key.equals("arbiter")) {
        throw new NotationException(Problem.ofText("option", key, -1, "no such option"));
      }
    }
    return new UrnRules(arbiter);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UrnVariant;
  }

  @Override
  public int hashCode() {
    return 1;
  }
}

package io.github.xiangqirules.xiangqi;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Option;
import io.github.xiangqirules.api.Variant;
import io.github.xiangqirules.api.Variants;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Xiangqi as {@link Variants} finds it: id {@code xiangqi}, with the option {@code rulebook} and
 * the {@link RuleBookOptions} {@code fold}, {@code limit}, {@code material}, {@code
 * chase-by-guards} and {@code chase-by-check}: {@code xiangqi rulebook=computer fold=2 limit=0
 * material=on}. What is not given is as the book has it. Hosts that know they play xiangqi use
 * {@link XiangqiRules}. All instances are equal.
 */
public final class XiangqiVariant implements Variant {
  static final String ID = "xiangqi";
  static final XiangqiVariant INSTANCE = new XiangqiVariant();

  /** For the service loader. */
  public XiangqiVariant() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String name() {
    return "Xiangqi";
  }

  @Override
  public ImmutableList<Option> options() {
    return RuleBookText.options();
  }

  @Override
  public XiangqiRules rules(Map<String, String> options) {
    return XiangqiRules.of(RuleBookText.read(options));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof XiangqiVariant;
  }

  @Override
  public int hashCode() {
    return ID.hashCode();
  }

  @Override
  public String toString() {
    return ID;
  }
}

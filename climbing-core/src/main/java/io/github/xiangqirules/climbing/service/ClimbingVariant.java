package io.github.xiangqirules.climbing.service;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Option;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Variant;
import io.github.xiangqirules.climbing.ClimbingRules;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Climbing Xiangqi as a variant of the api. All instances are equal. */
public final class ClimbingVariant implements Variant {
  /** The name in texts. */
  public static final String ID = "climbing";

  private static final String NEVER = "0";
  private static final ImmutableList<Option> OPTIONS =
      ImmutableList.of(
          new Option(ClimbingRules.REPETITION, ImmutableList.of(), NEVER),
          new Option(ClimbingRules.QUIET, ImmutableList.of(), NEVER));

  /** For the service loader. */
  public ClimbingVariant() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String name() {
    return "Climbing Xiangqi";
  }

  @Override
  public ImmutableList<Option> options() {
    return OPTIONS;
  }

  @Override
  public ClimbingRules rules(Map<String, String> options) {
    for (String key : options.keySet()) {
      if (OPTIONS.stream().noneMatch(option -> option.key().equals(key))) {
        throw problem(
            "option",
            key,
            "no such option; there are: "
                + String.join(" ", OPTIONS.stream().map(Option::key).toList()));
      }
    }
    int repetition = number(options, ClimbingRules.REPETITION);
    if (repetition == 1) {
      throw problem(
          "option-value", ClimbingRules.REPETITION, "repetition is 0 for never, or at least 2");
    }
    return new ClimbingRules(repetition, number(options, ClimbingRules.QUIET));
  }

  private static int number(Map<String, String> options, String key) {
    String text = options.getOrDefault(key, NEVER);
    Integer number = Ints.tryParse(text);
    // tryParse also reads -0 and 007, which text() never writes.
    if (number == null
        || number < 0
        || number > ClimbingRules.LIMIT
        || !Integer.toString(number).equals(text)) {
      throw problem(
          "option-value", key, key + " is a whole number from 0 to " + ClimbingRules.LIMIT);
    }
    return number;
  }

  private static NotationException problem(String code, String key, String message) {
    return new NotationException(Problem.ofText(code, key, -1, message));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ClimbingVariant;
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

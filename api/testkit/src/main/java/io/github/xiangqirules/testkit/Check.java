package io.github.xiangqirules.testkit;

import com.google.common.base.Strings;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.RulesException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the laws are stated with, so that the kit needs no assertion library. */
final class Check {
  private static final Pattern CODE = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  private Check() {}

  /** Something that is expected to throw. */
  interface Action {
    @Nullable Object run();
  }

  /** Fails with the message, in which each {@code %s} stands for the next argument. */
  static void that(boolean holds, String message, @Nullable Object... arguments) {
    if (!holds) {
      throw new AssertionError(Strings.lenientFormat(message, arguments));
    }
  }

  static void equal(@Nullable Object expected, @Nullable Object actual, Object what) {
    that(
        Objects.equals(expected, actual),
        "%s: expected <%s>, but was <%s>",
        what,
        expected,
        actual);
  }

  /** The value, which must be there. */
  static <T> T present(@Nullable T value, Object what) {
    if (value == null) {
      throw new AssertionError(what + " is missing");
    }
    return value;
  }

  /** The exception of that type that the action throws. */
  static <E extends RuntimeException> E thrown(Class<E> type, Action action, Object what) {
    Object returned;
    try {
      returned = action.run();
    } catch (RuntimeException e) {
      if (type.isInstance(e)) {
        return type.cast(e);
      }
      throw new AssertionError(what + ": expected " + type.getSimpleName() + ", but was " + e, e);
    }
    throw new AssertionError(
        what + ": expected " + type.getSimpleName() + ", but it gave <" + returned + ">");
  }

  /** The exception, whose problems must be as the api promises. */
  static <E extends RulesException> E refused(Class<E> type, Action action, Object what) {
    E refusal = thrown(type, action, what);
    that(!refusal.problems().isEmpty(), "%s: a %s without a problem", what, type.getSimpleName());
    refusal.problems().forEach(problem -> sound(problem, what));
    return refusal;
  }

  /** Whether a name for programs is lower case words joined by hyphens. */
  static boolean isCode(String name) {
    return CODE.matcher(name).matches();
  }

  static void sound(Problem problem, Object what) {
    that(isCode(problem.code()), "%s: the code of %s", what, problem);
    that(!problem.field().isBlank(), "%s: the field of %s", what, problem);
    that(!problem.message().isBlank(), "%s: the message of %s", what, problem);
    that(problem.index() >= -1, "%s: the index of %s", what, problem);
  }

  /**
   * What a reader makes of a text; empty if it refuses the text by a {@link NotationException} with
   * one problem within the text.
   */
  static <T> Optional<T> read(String text, Supplier<T> reader, Object what) {
    try {
      return Optional.of(reader.get());
    } catch (NotationException e) {
      Check.equal(1, e.problems().size(), what + ", the number of problems");
      Problem problem = e.problems().get(0);
      sound(problem, what);
      that(problem.index() <= text.length(), "%s: %s points beyond the text", what, problem);
      return Optional.empty();
    } catch (RuntimeException e) {
      throw new AssertionError(what + ": a text is answered by " + e, e);
    }
  }
}

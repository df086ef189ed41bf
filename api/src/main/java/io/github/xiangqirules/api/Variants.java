package io.github.xiangqirules.api;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ServiceLoader;

/**
 * The variants that are on the class path or the module path, in the order of their names.
 *
 * <pre>{@code
 * Rules<?, ?> rules = Variants.rules("xiangqi rulebook=none");
 * }</pre>
 */
public final class Variants {
  private Variants() {}

  /** Loaded once, on first use, by the class loader that loaded this class. */
  private static final class Found {
    static final ImmutableList<Variant> ALL =
        ServiceLoader.load(Variant.class, Variants.class.getClassLoader()).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(Variant::id))
            .collect(toImmutableList());
  }

  /** All variants. */
  public static ImmutableList<Variant> all() {
    return Found.ALL;
  }

  /**
   * The rules that a text names: a variant, then options as {@code key=value}, separated by single
   * spaces. It reads what {@link Rules#text} writes.
   *
   * @throws NotationException if there is no such variant, option or value
   */
  public static Rules<?, ?> rules(String text) {
    int end = endOfWord(text, 0);
    Variant variant = variant(text.substring(0, end));
    int most = variant.options().size();
    Map<String, String> options = new LinkedHashMap<>();
    Map<String, Integer> starts = new HashMap<>();
    // One option too many is one that the variant does not have, so the rest need not be read.
    while (end < text.length() && options.size() <= most) {
      int start = end + 1;
      end = endOfWord(text, start);
      int equals = text.substring(start, end).indexOf('=');
      if (equals < 1) {
        throw problem("option", start, "an option is written key=value");
      }
      String key = text.substring(start, start + equals);
      if (options.put(key, text.substring(start + equals + 1, end)) != null) {
        throw problem("option-twice", start, "the option " + key + " is given twice");
      }
      starts.put(key, start);
    }
    try {
      return variant.rules(options);
    } catch (NotationException e) {
      throw placed(e, starts);
    }
  }

  /** A variant knows the key of a wrong option, and not where it stands in the text. */
  private static NotationException placed(NotationException e, Map<String, Integer> starts) {
    Problem problem = e.problems().get(0);
    return starts.containsKey(problem.field())
        ? problem(problem.code(), starts.get(problem.field()), problem.message())
        : e;
  }

  private static int endOfWord(String text, int start) {
    int space = text.indexOf(' ', start);
    return space < 0 ? text.length() : space;
  }

  private static Variant variant(String id) {
    return all().stream()
        .filter(variant -> variant.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                problem(
                    "variant",
                    0,
                    "no such variant; there are: "
                        + String.join(" ", all().stream().map(Variant::id).toList())));
  }

  private static NotationException problem(String code, int index, String message) {
    return new NotationException(Problem.ofText(code, "rules", index, message));
  }
}

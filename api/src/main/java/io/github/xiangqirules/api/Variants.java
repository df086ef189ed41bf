package io.github.xiangqirules.api;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
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
    String[] words = text.split(" ", -1);
    Variant variant = variant(words[0]);
    Map<String, String> options = new LinkedHashMap<>();
    int index = words[0].length() + 1;
    for (int i = 1; i < words.length; i++) {
      int equals = words[i].indexOf('=');
      if (equals < 1) {
        throw problem("option", index, "an option is written key=value");
      }
      String key = words[i].substring(0, equals);
      if (options.put(key, words[i].substring(equals + 1)) != null) {
        throw problem("option-twice", index, "the option " + key + " is given twice");
      }
      index += words[i].length() + 1;
    }
    return variant.rules(options);
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

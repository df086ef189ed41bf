package io.github.xiangqirules.xiangqi;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Option;
import io.github.xiangqirules.api.Problem;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Rule books as text and as options of the rules: {@code rulebook=wxf fold=4}. */
final class RuleBookText {
  private static final String BOOK = "rulebook";
  private static final String ON = "on";
  private static final String OFF = "off";
  private static final int MAX_DIGITS = 4;
  private static final CharMatcher DIGITS = CharMatcher.inRange('0', '9');

  /** An option of a book as text. Its standard is empty where each book has its own. */
  private record Setting(
      String key,
      ImmutableList<String> choices,
      String standard,
      Function<RuleBookOptions, String> write,
      BiFunction<RuleBookOptions, String, RuleBookOptions> read) {}

  private static final ImmutableList<Setting> SETTINGS =
      ImmutableList.of(
          number("fold", RuleBookOptions::fold, RuleBookOptions::withFold),
          number("limit", RuleBookOptions::moveLimit, RuleBookOptions::withMoveLimit),
          onOff(
              "material",
              "",
              RuleBookOptions::insufficientMaterial,
              RuleBookOptions::withInsufficientMaterial),
          onOff(
              "chase-by-guards",
              ON,
              RuleBookOptions::chaseByGuards,
              RuleBookOptions::withChaseByGuards),
          onOff(
              "chase-by-check",
              OFF,
              RuleBookOptions::chaseByCheck,
              RuleBookOptions::withChaseByCheck));

  private RuleBookText() {}

  private static Setting number(
      String key,
      Function<RuleBookOptions, Integer> get,
      BiFunction<RuleBookOptions, Integer, RuleBookOptions> set) {
    return new Setting(
        key,
        ImmutableList.of(),
        "",
        options -> get.apply(options).toString(),
        (options, value) -> set.apply(options, numberOf(key, value)));
  }

  private static int numberOf(String key, String value) {
    boolean canonical =
        !value.isEmpty()
            && value.length() <= MAX_DIGITS
            && DIGITS.matchesAllOf(value)
            && (value.length() == 1 || value.charAt(0) != '0');
    if (!canonical) {
      throw problem(
          "option-value",
          key,
          key + " is a whole number of at most " + MAX_DIGITS + " digits, without zeros before it");
    }
    return Integer.parseInt(value);
  }

  private static Setting onOff(
      String key,
      String standard,
      Function<RuleBookOptions, Boolean> get,
      BiFunction<RuleBookOptions, Boolean, RuleBookOptions> set) {
    return new Setting(
        key,
        ImmutableList.of(ON, OFF),
        standard,
        options -> get.apply(options) ? ON : OFF,
        (options, value) -> {
          if (!value.equals(ON) && !value.equals(OFF)) {
            throw problem("option-value", key, key + " is " + ON + " or " + OFF);
          }
          return set.apply(options, value.equals(ON));
        });
  }

  /** The options of the rules, the book first. */
  static ImmutableList<Option> options() {
    ImmutableList<String> ids =
        RuleBook.all().stream().map(RuleBook::id).collect(toImmutableList());
    ImmutableList.Builder<Option> options = ImmutableList.builder();
    options.add(new Option(BOOK, ids, RuleBook.CASUAL.id()));
    for (Setting setting : SETTINGS) {
      options.add(new Option(setting.key(), setting.choices(), setting.standard()));
    }
    return options.build();
  }

  /** The id and then the options that are not standard. */
  static String write(RuleBook book) {
    return book.id() + settings(book);
  }

  /** What follows the name of the variant: nothing for the standard book with its standard. */
  static String writeOptions(RuleBook book) {
    boolean standard = book.id().equals(RuleBook.CASUAL.id());
    return (standard ? "" : " " + BOOK + "=" + book.id()) + settings(book);
  }

  private static String settings(RuleBook book) {
    RuleBookOptions standard = book.standard().options();
    StringBuilder text = new StringBuilder();
    for (Setting setting : SETTINGS) {
      String value = setting.write().apply(book.options());
      if (!value.equals(setting.write().apply(standard))) {
        text.append(' ').append(setting.key()).append('=').append(value);
      }
    }
    return text.toString();
  }

  /**
   * Reads a book from options by their keys.
   *
   * @throws NotationException if there is no such option, or it has no such value in that book
   */
  static RuleBook read(Map<String, String> options) {
    String id = options.get(BOOK);
    RuleBook book = id == null ? RuleBook.CASUAL : byId(id);
    for (Map.Entry<String, String> option : options.entrySet()) {
      if (!option.getKey().equals(BOOK)) {
        Setting setting = setting(option.getKey());
        book = with(book, setting, option.getValue());
      }
    }
    return book;
  }

  private static RuleBook with(RuleBook book, Setting setting, String value) {
    try {
      return book.with(options -> setting.read().apply(options, value));
    } catch (IllegalArgumentException e) {
      throw problem(
          "option-value",
          setting.key(),
          Objects.requireNonNullElse(e.getMessage(), "not in this book"));
    }
  }

  private static RuleBook byId(String id) {
    for (RuleBook book : RuleBook.all()) {
      if (book.id().equals(id)) {
        return book;
      }
    }
    throw problem(
        "option-value",
        BOOK,
        "no such rule book; there are: "
            + String.join(" ", RuleBook.all().stream().map(RuleBook::id).toList()));
  }

  private static Setting setting(String key) {
    for (Setting setting : SETTINGS) {
      if (setting.key().equals(key)) {
        return setting;
      }
    }
    throw problem("option", key, "xiangqi has no option " + key);
  }

  private static NotationException problem(String code, String key, String message) {
    return new NotationException(Problem.ofText(code, key, -1, message));
  }
}

package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.CaptureTable;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Option;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.api.Place;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Variant;
import io.github.xiangqirules.api.Variants;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Example;

/**
 * Rules as values that are found by their text.
 *
 * @param <P> the position of the variant
 * @param <M> the move of the variant
 */
interface RulesLaws<P extends Position<P, M>, M extends Move> extends Laws<P, M> {
  /** Rules are equal to themselves, start each game alike and begin their text with the variant. */
  @Example
  default void rulesAreAValue() {
    Rules<P, M> rules = rules();
    Check.equal(rules, rules(), "the rules");
    Check.equal(rules.hashCode(), rules().hashCode(), "the hash of the rules");
    Check.equal(rules.initialPosition(), rules().initialPosition(), "the initial position");
    String id = rules.variant().id();
    Check.that(!id.isEmpty() && id.chars().allMatch(c -> c >= 'a' && c <= 'z'), "the id %s", id);
    Check.that((rules.text() + " ").startsWith(id + " "), "the text %s of %s", rules.text(), id);
    Check.that(!rules.variant().name().isBlank(), "the name of %s", id);
  }

  /** The text of rules finds them again where their variant is found at all. */
  @Example
  default void rulesAreFoundByTheirText() {
    String id = rules().variant().id();
    if (Variants.all().stream().anyMatch(variant -> variant.id().equals(id))) {
      Rules<?, ?> found = Variants.rules(rules().text());
      Check.equal(rules(), found, "the rules of " + rules().text());
      Check.equal(rules().hashCode(), found.hashCode(), "the hash of " + rules().text());
      Check.equal(rules().text(), found.text(), "the text of the rules of " + rules().text());
      Check.equal(rules().variant(), found.variant(), "the variant of " + rules().text());
    }
  }

  /**
   * The standard value of an option, if it has one, gives the rules without it. Each choice gives
   * rules of its own or is refused, as it is where it depends on another option; other values and
   * other options are refused.
   */
  @Example
  default void optionsHaveStandardValues() {
    Variant variant = rules().variant();
    Rules<?, ?> standard = variant.rules(ImmutableMap.of());
    Check.equal(variant.id(), standard.text(), "the text of the standard rules");
    for (Option option : variant.options()) {
      if (!option.standard().isEmpty()) {
        Check.equal(
            standard,
            variant.rules(ImmutableMap.of(option.key(), option.standard())),
            "the standard of " + option);
        Check.that(
            option.choices().isEmpty() || option.choices().contains(option.standard()),
            "the standard of %s",
            option);
      }
      Set<String> texts = new HashSet<>();
      for (String choice : option.choices()) {
        Map<String, String> chosen = ImmutableMap.of(option.key(), choice);
        Check.read(choice, () -> variant.rules(chosen), chosen)
            .ifPresent(rules -> Check.that(texts.add(rules.text()), "%s twice", rules.text()));
      }
      refused(variant, ImmutableMap.of(option.key(), "no such value"));
    }
    refused(variant, ImmutableMap.of("no-such-option", "1"));
  }

  private static void refused(Variant variant, Map<String, String> options) {
    Check.refused(NotationException.class, () -> variant.rules(options), options);
  }

  /** The places are all different and come from the first rank up, in each from the left. */
  @Example
  default void placesComeInTheirOrder() {
    List<Place> places = new ArrayList<>(rules().places());
    Comparator<Place> order = Comparator.comparingInt(Place::rank).thenComparingInt(Place::file);
    Set<String> texts = new HashSet<>();
    for (int i = 0; i < places.size(); i++) {
      Place place = places.get(i);
      Check.that(texts.add(place.text()), "two places have the name %s", place.text());
      Check.that(
          i == 0 || order.compare(places.get(i - 1), place) < 0, "%s out of order", place.text());
    }
    Check.that(!places.isEmpty(), "a board without places");
  }

  /** Ranks count from 1, and kinds of one rank take each other. */
  @Example
  default void kindsOfOneRankTakeEachOther() {
    CaptureTable table = rules().captureTable();
    for (PieceKind one : PieceKind.values()) {
      Check.that(table.rank(one) >= 1, "the rank %s of %s", table.rank(one), one);
      for (PieceKind other : PieceKind.values()) {
        Check.that(
            table.rank(one) != table.rank(other) || table.takes(one, other),
            "%s does not take %s of its rank",
            one,
            other);
      }
    }
  }
}

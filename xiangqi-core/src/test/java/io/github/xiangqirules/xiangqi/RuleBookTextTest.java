package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Option;
import io.github.xiangqirules.api.Variants;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rule books and their options as texts. */
class RuleBookTextTest {
  @Test
  void theBooksHaveTheirNames() {
    assertEquals(
        List.of(
            "casual",
            "none",
            "threefold-draw",
            "perpetual-check-only",
            "computer",
            "wxf",
            "ucci-league",
            "cxa"),
        RuleBook.all().stream().map(RuleBook::id).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "none, 0, 0, false",
    "casual, 3, 0, false",
    "threefold-draw, 3, 0, false",
    "perpetual-check-only, 3, 0, false",
    "computer, 3, 60, false",
    "wxf, 3, 60, false",
    "ucci-league, 4, 50, true",
    "cxa, 4, 60, false"
  })
  void eachBookHasItsStandard(String id, int fold, int limit, boolean material) {
    RuleBook book = read("xiangqi rulebook=" + id).ruleBook();
    assertEquals(id, book.id());
    assertEquals(id, book.text());
    assertEquals(fold, book.options().fold());
    assertEquals(limit, book.options().moveLimit());
    assertEquals(material, book.options().insufficientMaterial());
    assertEquals(book, book.standard());
  }

  @ParameterizedTest
  @CsvSource({
    "xiangqi, xiangqi",
    "xiangqi rulebook=casual, xiangqi",
    "xiangqi rulebook=casual fold=3 limit=0 material=off, xiangqi",
    "xiangqi fold=4, xiangqi fold=4",
    "xiangqi material=on limit=120 fold=2 rulebook=computer, xiangqi rulebook=computer fold=2 limit=120 material=on",
    "xiangqi rulebook=wxf limit=50 chase-by-guards=off chase-by-check=on, xiangqi rulebook=wxf limit=50 chase-by-guards=off chase-by-check=on",
    "xiangqi rulebook=ucci-league material=on fold=4, xiangqi rulebook=ucci-league",
    "xiangqi rulebook=none fold=0, xiangqi rulebook=none"
  })
  void whatIsStandardIsLeftOut(String text, String canonical) {
    assertEquals(canonical, read(text).text());
    assertEquals(read(text), read(canonical));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "xiangqi rulebook=",
        "xiangqi rulebook=WXF",
        "xiangqi rulebook=axf",
        "xiangqi fold=1",
        "xiangqi fold=100",
        "xiangqi fold=-3",
        "xiangqi fold=+3",
        "xiangqi fold=03",
        "xiangqi fold=3.0",
        "xiangqi fold=",
        "xiangqi fold=٣",
        "xiangqi limit=10000",
        "xiangqi limit=99999999999",
        "xiangqi limit=x",
        "xiangqi material=yes",
        "xiangqi material=ON",
        "xiangqi material=",
        "xiangqi fold=3 fold=3",
        "xiangqi foldd=3",
        "xiangqi  fold=4",
        "xiangqi fold=4 ",
        "xiangqi chase-by-check=on",
        "xiangqi rulebook=computer chase-by-guards=off",
        "xiangqi rulebook=none fold=3",
        "xiangqi rulebook=none limit=60",
        "xiangqi rulebook=none material=on"
      })
  void nonsenseIsRefused(String text) {
    assertThrows(NotationException.class, () -> Variants.rules(text));
  }

  @Property
  void rulesReadWhatTheyWrite(@ForAll("books") RuleBook book) {
    XiangqiRules rules = XiangqiRules.of(book);
    assertEquals(rules, Variants.rules(rules.text()));
    assertEquals(rules.hashCode(), Variants.rules(rules.text()).hashCode());
  }

  @Property
  void booksWithDifferentTextsAreDifferent(
      @ForAll("books") RuleBook one, @ForAll("books") RuleBook other) {
    assertEquals(one.text().equals(other.text()), one.equals(other));
  }

  @Test
  void theOptionsOfTheRulesAreListedForAMenu() {
    assertEquals(
        List.of("rulebook", "fold", "limit", "material", "chase-by-guards", "chase-by-check"),
        XiangqiRules.standard().variant().options().stream().map(Option::key).toList());
  }

  @Test
  void aHostsOwnBadNumberIsItsFault() {
    RuleBookOptions options = RuleBook.CASUAL.options();
    assertThrows(IllegalArgumentException.class, () -> options.withFold(1));
    assertThrows(IllegalArgumentException.class, () -> options.withFold(-1));
    assertThrows(IllegalArgumentException.class, () -> options.withFold(100));
    assertThrows(IllegalArgumentException.class, () -> options.withMoveLimit(-1));
    assertThrows(IllegalArgumentException.class, () -> options.withMoveLimit(10_000));
    assertThrows(
        IllegalArgumentException.class, () -> RuleBook.NONE.with(none -> none.withFold(3)));
    assertThrows(
        IllegalArgumentException.class,
        () -> RuleBook.COMPUTER.with(computer -> computer.withChaseByCheck(true)));
    assertNotEquals(RuleBook.CASUAL, RuleBook.CASUAL.with(casual -> casual.withFold(4)));
  }

  private static XiangqiRules read(String text) {
    return (XiangqiRules) Variants.rules(text);
  }

  @Provide
  Arbitrary<RuleBook> books() {
    Arbitrary<RuleBook> books = Arbitraries.of(RuleBook.all());
    return Combinators.combine(
            books,
            Arbitraries.integers().between(2, 99),
            Arbitraries.integers().between(0, 9_999),
            Arbitraries.of(true, false),
            Arbitraries.of(true, false),
            Arbitraries.of(true, false))
        .as(
            (book, fold, limit, material, guards, check) ->
                switch (book.id()) {
                  case "none" -> book;
                  case "wxf" ->
                      book.with(
                          options ->
                              options
                                  .withFold(fold)
                                  .withMoveLimit(limit)
                                  .withInsufficientMaterial(material)
                                  .withChaseByGuards(guards)
                                  .withChaseByCheck(check));
                  default ->
                      book.with(
                          options ->
                              options
                                  .withFold(fold)
                                  .withMoveLimit(limit)
                                  .withInsufficientMaterial(material));
                });
  }
}

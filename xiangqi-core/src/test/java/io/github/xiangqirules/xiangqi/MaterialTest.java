package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Ruling;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When too few pieces are left. */
class MaterialTest {
  private static final RuleBook COMPUTER =
      RuleBook.COMPUTER.with(options -> options.withInsufficientMaterial(true));

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "generals alone, draw, 3k5/9/9/9/9/9/9/9/9/4K4",
    "guards alone, draw, 3ak4/4a4/4b4/9/9/9/9/4B4/4A4/3K5",
    "a soldier, none, 3k5/9/9/9/9/P8/9/9/9/4K4",
    "a chariot, none, 3k5/9/9/9/9/9/9/9/R8/4K4",
    "a horse, none, 3k5/9/9/9/9/9/9/9/N8/4K4",
    "a cannon and a soldier of the other side, none, 3k5/9/9/p8/9/9/9/9/C8/4K4",
    "a cannon alone against guards none of which is an advisor, draw, 3k5/9/4b4/9/9/9/9/9/C8/4K4",
    "a cannon with elephants against no advisor, draw, 3k5/9/9/9/9/9/9/4B4/C8/4K4",
    "a cannon with an advisor, none, 3k5/9/9/9/9/9/9/9/C3A4/4K4",
    "a cannon alone against one advisor, draw, 3k5/4a4/9/9/9/9/9/9/C8/4K4",
    "a cannon with an elephant against one advisor without a mate in one, draw, 3k5/4a4/9/9/9/9/9/4B4/C8/4K4",
    "a cannon with an elephant against one advisor with a mate in one, none, 9/9/4ka3/9/9/9/9/3KB4/1C7/9",
    "a cannon alone against two advisors without a mate in one, draw, 3k5/4a4/3a5/9/9/9/9/9/C8/4K4",
    "a cannon alone against two advisors with a mate in one, none, 3ak4/4a4/9/9/9/9/9/C8/3K5/9",
    "a cannon with an elephant against two advisors, none, 3k5/4a4/3a5/9/9/9/9/4B4/C8/4K4",
    "a cannon a side without guards, draw, 3k5/9/c8/9/9/9/9/9/C8/4K4",
    "a cannon a side with an elephant without a mate in one, draw, 3k5/9/c3b4/9/9/9/9/9/C8/4K4",
    "a cannon a side with an elephant and a mate in one, none, 3ck4/9/9/9/9/9/9/4B4/8C/5K3",
    "a cannon and an elephant a side with a mate in one, none, 2b6/9/4kc3/9/9/9/9/4B4/9/3K1C3",
    "a cannon a side with an advisor, none, 3k5/4a4/c8/9/9/9/9/9/C8/4K4",
    "two cannons of a side, none, 3k5/9/9/9/9/9/9/9/CC7/4K4"
  })
  void computerBook(String what, String expected, String placement) {
    assertBothColors(expected, COMPUTER, placement);
    assertEquals("none", Verdicts.of(RuleBook.COMPUTER, placement + " w - - 0 1", "").text());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "guards alone, draw, 3ak4/4a4/4b4/9/9/9/9/4B4/4A4/3K5",
    "a soldier, none, 3k5/9/9/9/9/P8/9/9/9/4K4",
    "a cannon, none, 3k5/9/9/9/9/9/9/9/C8/4K4"
  })
  void leagueBook(String what, String expected, String placement) {
    assertBothColors(expected, RuleBook.UCCI_LEAGUE, placement);
  }

  @Test
  void theRulingHasNoCycle() {
    Ruling ruling =
        Verdicts.ruling(Verdicts.play(COMPUTER, "3k5/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1", "e0e1"));
    assertEquals("insufficient-material", ruling.rule());
    assertEquals(1, ruling.toPly());
    assertEquals(2, ruling.fromPly());
  }

  private static void assertBothColors(String expected, RuleBook book, String placement) {
    Line line = new Line(XiangqiSetup.parse(placement + " w - - 0 1"), ImmutableList.of());
    assertEquals(expected, line.under(book).text());
    assertEquals(expected, line.otherColor().under(book).text());
  }
}

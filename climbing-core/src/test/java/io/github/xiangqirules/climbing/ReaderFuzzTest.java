package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.api.Setup;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever text comes, the readers answer with a value or a {@link RulesException}. */
class ReaderFuzzTest {
  private static final ClimbingRules RULES = ClimbingRules.standard();

  /** Texts of real positions with a few chars changed, and nonsense of the right letters. */
  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> nonsense =
        Arbitraries.strings()
            .withChars("?-KABRNCPkabrncpEHeh,/ 0123456789rb=x\t\u0000")
            .ofMaxLength(90);
    Arbitrary<String> changed =
        Combinators.combine(
                Boards.positions(),
                Arbitraries.integers().between(0, 120),
                Arbitraries.integers().between(0, 3),
                nonsense.map(s -> s.substring(0, Math.min(2, s.length()))))
            .as(ReaderFuzzTest::edited);
    return Arbitraries.oneOf(nonsense, changed, Arbitraries.strings().ofMaxLength(30));
  }

  private static String edited(ClimbingPosition position, int at, int cut, String insert) {
    StringBuilder text = new StringBuilder(position.text());
    int start = Math.min(at, text.length());
    return text.replace(start, Math.min(start + cut, text.length()), insert).toString();
  }

  @Property(tries = 3000)
  void setupsAreReadOrRefused(@ForAll("texts") String text) {
    try {
      Setup<ClimbingPosition> setup = RULES.parseSetup(text);
      assertEquals(text, setup.text(), "what is read strictly is written the same");
      assertEquals(setup, RULES.parseSetupLeniently(text).setup());
      assertEquals(setup.problems().isEmpty(), text.equals(position(setup)));
    } catch (RulesException e) {
      assertEquals(1, e.problems().size());
    }
  }

  private static String position(Setup<ClimbingPosition> setup) {
    return setup.problems().isEmpty() ? setup.position().text() : "";
  }

  @Property(tries = 3000)
  void lenientSetupsAreReadOrRefused(@ForAll("texts") String text) {
    try {
      Setup<ClimbingPosition> setup = RULES.parseSetupLeniently(text).setup();
      assertEquals(setup, RULES.parseSetup(setup.text()));
    } catch (RulesException e) {
      assertEquals(1, e.problems().size());
    }
  }

  @Property(tries = 3000)
  void movesAreReadOrRefused(@ForAll("texts") String text) {
    try {
      assertEquals(text, RULES.parseMove(text).text());
    } catch (RulesException e) {
      assertEquals("move", e.problems().get(0).field());
    }
  }

  @Property(tries = 1000)
  void secretsAreReadOrRefused(@ForAll("texts") String text, @ForAll long seed) {
    ClimbingPosition start = Boards.random(new Random(seed));
    for (String secret : new String[] {text, text + " 000102030405060708090a0b0c0d0e0f"}) {
      try {
        assertEquals(secret, RULES.parseDeal(start, secret).secret());
      } catch (RulesException e) {
        assertEquals("secret", e.problems().get(0).field());
      }
    }
  }
}

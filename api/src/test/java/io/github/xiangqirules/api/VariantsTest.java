package io.github.xiangqirules.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.urn.UrnRules;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariantsTest {
  @Test
  void variantsAreFoundAndListed() {
    assertEquals(List.of("urn"), Variants.all().stream().map(Variant::id).toList());
  }

  @Test
  void rulesComeBackFromTheirTexts() {
    for (int arbiter : new int[] {0, 7}) {
      UrnRules rules = new UrnRules(arbiter);
      assertEquals(rules, Variants.rules(rules.text()));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', variant, 0",
    "go, variant, 0",
    "Urn, variant, 0",
    "urn arbiter, option, 4",
    "urn =3, option, 4",
    "urn  arbiter=3, option, 4",
    "urn arbiter=3 arbiter=4, option-twice, 14",
    "urn colour=red, option, 4",
    "urn arbiter=x, option-value, 4",
    "urn arbiter=3 colour=red size=4 and no more is read, option, 14",
  })
  void whatIsNotThereIsRefused(String text, String code, int index) {
    Problem problem =
        assertThrows(NotationException.class, () -> Variants.rules(text)).problems().get(0);
    assertEquals(code, problem.code());
    assertEquals(index, problem.index());
  }
}

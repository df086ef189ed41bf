package io.github.xiangqirules.xiangqi.adjudication;

import static io.github.xiangqirules.api.Conduct.ALLOWED;
import static io.github.xiangqirules.api.Conduct.PERPETUAL_CHASE;
import static io.github.xiangqirules.api.Conduct.PERPETUAL_CHECK;
import static io.github.xiangqirules.api.Conduct.PERPETUAL_THREAT;
import static io.github.xiangqirules.api.Conduct.UNCLEAR;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.api.Conduct;
import org.junit.jupiter.api.Test;

/** The tables of the books. */
class TableTest {
  private static final Conduct[] PERPETUAL = {PERPETUAL_CHECK, PERPETUAL_CHASE, ALLOWED};
  private static final Conduct[] CHINESE = {PERPETUAL_CHECK, PERPETUAL_THREAT, UNCLEAR, ALLOWED};

  @Test
  void equalConductDraws() {
    for (Conduct conduct : PERPETUAL) {
      assertEquals(Verdict.DRAW, Table.PERPETUAL.verdict(conduct, conduct));
    }
  }

  @Test
  void perpetualCheckIsWorseThanPerpetualChaseAndThatThanTheRest() {
    for (int worse = 0; worse < PERPETUAL.length; worse++) {
      for (int better = worse + 1; better < PERPETUAL.length; better++) {
        assertEquals(
            Verdict.FIRST_LOSES, Table.PERPETUAL.verdict(PERPETUAL[worse], PERPETUAL[better]));
      }
    }
  }

  @Test
  void perpetualCheckLosesToAllElseUnderTheChineseTable() {
    for (Conduct other : new Conduct[] {PERPETUAL_THREAT, UNCLEAR, ALLOWED}) {
      assertEquals(Verdict.FIRST_LOSES, Table.CHINESE.verdict(PERPETUAL_CHECK, other));
    }
  }

  @Test
  void whatIsUnclearNeedsAnArbiterUnlessTheOtherGivesPerpetualCheck() {
    for (Conduct other : new Conduct[] {PERPETUAL_THREAT, UNCLEAR, ALLOWED}) {
      assertEquals(Verdict.ARBITER, Table.CHINESE.verdict(UNCLEAR, other));
    }
    assertEquals(Verdict.SECOND_LOSES, Table.CHINESE.verdict(UNCLEAR, PERPETUAL_CHECK));
  }

  @Test
  void tablesTreatBothSidesAlike() {
    assertSymmetric(Table.PERPETUAL, PERPETUAL);
    assertSymmetric(Table.CHINESE, CHINESE);
  }

  @Test
  void aConductThatABookDoesNotKnowIsAFaultOfOurs() {
    assertThrows(
        IllegalStateException.class, () -> Table.PERPETUAL.verdict(UNCLEAR, PERPETUAL_CHECK));
  }

  private static void assertSymmetric(Table table, Conduct[] conducts) {
    for (Conduct red : conducts) {
      for (Conduct black : conducts) {
        assertEquals(swapped(table.verdict(red, black)), table.verdict(black, red));
      }
    }
  }

  private static Verdict swapped(Verdict verdict) {
    return switch (verdict) {
      case FIRST_LOSES -> Verdict.SECOND_LOSES;
      case SECOND_LOSES -> Verdict.FIRST_LOSES;
      case DRAW, ARBITER -> verdict;
    };
  }
}

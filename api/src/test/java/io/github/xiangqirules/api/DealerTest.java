package io.github.xiangqirules.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.urn.UrnMove;
import io.github.xiangqirules.urn.UrnPosition;
import io.github.xiangqirules.urn.UrnRules;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DealerTest {
  private static final UrnRules RULES = new UrnRules(0);

  @Test
  void chanceDrawsByTheOdds() {
    UrnPosition oneInFour = new UrnPosition(0, 1, 3, false, 0, 0);
    Dealer<UrnPosition, UrnMove> dealer = Dealer.random(new Random(7));
    int red = 0;
    for (int i = 0; i < 10_000; i++) {
      red += dealer.resolve(oneInFour, UrnMove.DRAW) == UrnMove.DRAW_RED ? 1 : 0;
    }
    // Five standard deviations about 2,500.
    assertEquals(2_500, red, 217);
  }

  @Test
  void whatIsNotLegalIsNotDealt() {
    Dealer<UrnPosition, UrnMove> dealer = Dealer.random(new Random(7));
    UrnPosition empty = new UrnPosition(1, 0, 0, false, 0, 0);
    assertThrows(IllegalMoveException.class, () -> dealer.resolve(empty, UrnMove.DRAW));
    assertThrows(
        IllegalMoveException.class,
        () -> dealer.resolve(RULES.initialPosition(), UrnMove.DRAW_RED));
    assertEquals(UrnMove.TAKE, dealer.resolve(empty, UrnMove.TAKE));
  }

  @Test
  void aCommitmentIsTheHashOfTheSecret() {
    assertEquals(
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", Deal.commitment("abc"));
    Deal<UrnPosition, UrnMove> one = RULES.deal(RULES.initialPosition(), new Random(1));
    Deal<UrnPosition, UrnMove> other = RULES.deal(RULES.initialPosition(), new Random(2));
    assertEquals(Deal.commitment(one.secret()), one.commitment());
    assertNotEquals(one.commitment(), other.commitment());
  }
}

package io.github.xiangqirules.opponents.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.xiangqi.XiangqiPosition;
import org.junit.jupiter.api.Test;

final class CecpTextsTest {
  private static final XiangqiPosition BLACK_TO_MOVE =
      XiangqiPosition.parse("2bak4/9/n8/9/9/9/9/N3B4/9/3K5 b - - 7 42");

  @Test
  void hoiXiangqiHasLettersAndFieldsOfItsOwn() {
    assertEquals(
        "2eak4/9/h8/9/9/9/9/H3E4/9/3K5 b 7 42",
        CecpTexts.position("HoiXiangqi 0.22.0-3-debian", BLACK_TO_MOVE));
    assertEquals(BLACK_TO_MOVE.text(), CecpTexts.position("Fake", BLACK_TO_MOVE));
  }

  @Test
  void coordinatesAreFoundInLongMoves() {
    assertEquals("b0b9", CecpTexts.coordinates("Rb0-b9#"));
    assertEquals("b7b0", CecpTexts.coordinates("Cb7xb0"));
    assertEquals("h2e2", CecpTexts.coordinates("h2e2"));
    assertEquals("", CecpTexts.coordinates(""));
  }

  @Test
  void numbersAreNoMoves() {
    assertTrue(CecpTexts.isNumber("12."));
    assertFalse(CecpTexts.isNumber("h2e2"));
  }
}

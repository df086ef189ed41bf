package io.github.xiangqirules.xiangqi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.xiangqirules.xiangqi.notation.file.Alphabet;
import org.junit.jupiter.api.Test;

/** Characters in their forms. */
class AlphabetTest {
  @Test
  void everyFullWidthFormHasItsNarrowOne() {
    for (char c = '!'; c <= '~'; c++) {
      char wide = (char) (c - '!' + '\uff01');
      assertEquals(c, Alphabet.narrow(wide));
      assertEquals(c, Alphabet.narrow(c));
      assertFalse(Alphabet.isChinese(wide));
    }
    assertEquals('\uff00', Alphabet.narrow('\uff00'));
    assertEquals('\uff5f', Alphabet.narrow('\uff5f'));
  }
}

package io.github.xiangqirules.xiangqi.record.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Notation;
import io.github.xiangqirules.xiangqi.Positions;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.notation.Notations;
import io.github.xiangqirules.xiangqi.record.tree.Stand;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** The quick reader of moves and the thorough one do not differ. */
class QuickMovesTest {
  @Property(tries = 200)
  @Domain(Positions.class)
  void whatIsReadQuicklyIsTheOnlyMeaning(@ForAll XiangqiPosition position) {
    Stand stand = Stand.of(position.toSetup());
    for (XiangqiMove move : position.legalMoves()) {
      for (Notation<XiangqiPosition, XiangqiMove> notation : Notations.written()) {
        String text = notation.write(position, move);
        int quick = QuickMoves.read(stand, text.toCharArray(), 0, text.length());
        if (quick != QuickMoves.UNKNOWN) {
          int packed = QuickMoves.move(move.from().ordinal(), move.to().ordinal());
          assertEquals(packed, quick, text);
          assertEquals(List.of(move), Notations.any().read(position, text), text);
        }
      }
    }
  }

  @Property(tries = 100)
  @Domain(Positions.class)
  void whatIsQuicklyRefusedHasNoMeaning(
      @ForAll XiangqiPosition one, @ForAll XiangqiPosition other) {
    Stand stand = Stand.of(other.toSetup());
    for (XiangqiMove move : one.legalMoves()) {
      String text = Notations.chinese().write(one, move);
      int quick = QuickMoves.read(stand, text.toCharArray(), 0, text.length());
      List<XiangqiMove> meanings = Notations.any().read(other, text);
      if (quick == QuickMoves.ILLEGAL) {
        assertEquals(List.of(), meanings, text);
      } else if (quick != QuickMoves.UNKNOWN) {
        assertEquals(1, meanings.size(), text);
      }
    }
  }

  @Test
  void openingMovesAreReadQuickly() {
    Stand stand = Stand.of(XiangqiSetup.initial());
    XiangqiPosition start = XiangqiPosition.initial();
    for (XiangqiMove move : start.legalMoves()) {
      String text = Notations.chinese().write(start, move);
      assertTrue(QuickMoves.read(stand, text.toCharArray(), 0, text.length()) >= 0, text);
    }
  }
}

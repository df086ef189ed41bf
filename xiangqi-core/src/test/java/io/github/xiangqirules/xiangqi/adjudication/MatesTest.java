package io.github.xiangqirules.xiangqi.adjudication;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.board.Board;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a side threatens with its next move. */
class MatesTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "a mate, true, true, true, 3k5/9/9/9/9/9/9/9/R8/4K4",
    "a stalemate alone, true, false, true, 3k5/9/9/9/9/9/9/9/9/4K3R",
    "a check alone, false, false, true, 3k5/9/9/9/9/9/9/9/R8/5K3",
    "nothing, false, false, false, 3k5/9/9/9/9/9/P8/9/9/5K3"
  })
  void isFoundOneMoveAhead(
      String what, boolean inOne, boolean byCheck, boolean check, String placement) {
    Board board = Boards.redToMove(XiangqiPosition.parse(placement + " w - - 0 1"));
    assertEquals(inOne, Mates.inOne(board));
    assertEquals(byCheck, Mates.inOneByCheck(board));
    assertEquals(check, Mates.canCheck(board));
  }
}

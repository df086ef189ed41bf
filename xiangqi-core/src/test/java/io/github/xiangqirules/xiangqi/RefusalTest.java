package io.github.xiangqirules.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Problem;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why a move cannot be made. */
class RefusalTest {
  @ParameterizedTest
  @CsvSource({
    "3k5/9/9/9/9/9/9/9/9/4K4 w, a0a1, no-piece, a0",
    "3k5/9/9/9/9/9/9/9/9/4K4 w, d9d8, not-your-turn, d9",
    "3k5/9/9/9/9/9/9/9/9/3AK4 w, e0d0, own-piece, d0",
    "3k5/9/9/9/9/9/9/9/9/3NK4 w, d0f1, leg, e0",
    "3k5/9/9/9/9/9/9/4B4/3p5/5K3 w, e2c0, eye, d1",
    "3k5/9/9/9/9/9/p8/9/9/C4K3 w, a0a3, screen, a3",
    "3k5/n8/n8/9/9/9/p8/9/9/C4K3 w, a0a8, screen, a8",
    "3k5/9/9/9/9/9/p8/9/9/C4K3 w, a0a4, blocked, a4",
    "3k5/9/9/9/9/9/p8/9/9/R4K3 w, a0a4, blocked, a4",
    "3k5/9/9/9/9/9/p8/9/9/R4K3 w, a0b1, movement, a0",
    "3k5/9/9/9/9/9/9/9/9/4K4 w, e0d0, generals-facing, e0",
    "3k5/9/9/9/9/9/9/9/r8/4K4 w, e0e1, exposes-general, e0",
    "4k4/9/9/9/4R4/9/9/9/9/3K5 b, e9e8, in-check, e9",
  })
  void namesTheRuleAndThePoint(String boardAndSide, String move, String code, String point) {
    XiangqiPosition position = XiangqiPosition.parse(boardAndSide + " - - 0 1");
    XiangqiMove tried = XiangqiMove.parse(move);
    IllegalMoveException refused =
        assertThrows(IllegalMoveException.class, () -> position.play(tried));
    Problem problem = refused.problems().get(0);
    assertEquals(code, problem.code(), problem.message());
    assertEquals(Optional.of(Point.parse(point)), problem.place());
    assertEquals("move", problem.field());
    assertEquals(refused.problems(), refusal(() -> position.results(tried)).problems());
  }

  private static IllegalMoveException refusal(Runnable work) {
    return assertThrows(IllegalMoveException.class, work::run);
  }

  @Test
  void aRefusedMoveLeavesThePositionAsItWas() {
    XiangqiPosition start = XiangqiPosition.initial();
    assertThrows(
        IllegalMoveException.class,
        () -> start.play(XiangqiMove.parse("h2h9")).play(XiangqiMove.parse("h9h8")));
    assertEquals(XiangqiPosition.initial(), start);
    assertEquals(44, start.legalMoves().size());
  }
}

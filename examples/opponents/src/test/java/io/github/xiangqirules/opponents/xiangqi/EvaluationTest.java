package io.github.xiangqirules.opponents.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import java.util.function.UnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class EvaluationTest {
  @Property(tries = 300)
  void bothColoursAreWorthTheSame(@ForAll long seed, @ForAll @IntRange(max = 120) int plies) {
    XiangqiPosition position = Playing.random(RuleBook.NONE, seed, plies).position();
    XiangqiPosition turned =
        changed(
            position,
            point -> Point.of(8 - point.file(), 9 - point.rank()),
            piece -> Piece.values()[(piece.ordinal() + 7) % 14],
            position.sideToMove().opponent());
    assertEquals(value(position), value(turned));
  }

  @Property(tries = 300)
  void leftAndRightAreWorthTheSame(@ForAll long seed, @ForAll @IntRange(max = 120) int plies) {
    XiangqiPosition position = Playing.random(RuleBook.NONE, seed, plies).position();
    XiangqiPosition mirrored =
        changed(
            position,
            point -> Point.of(8 - point.file(), point.rank()),
            UnaryOperator.identity(),
            position.sideToMove());
    assertEquals(value(position), value(mirrored));
  }

  private static XiangqiPosition changed(
      XiangqiPosition position,
      UnaryOperator<Point> place,
      UnaryOperator<Piece> dye,
      Color toMove) {
    XiangqiSetup setup = XiangqiSetup.empty().withSideToMove(toMove);
    for (var entry : position.pieces().entrySet()) {
      setup = setup.with(place.apply(entry.getKey()), dye.apply(entry.getValue()));
    }
    return setup.position();
  }

  @Test
  void theStartIsWorthTheMove() {
    assertEquals(Evaluation.TEMPO, value(XiangqiPosition.initial()));
  }

  @Test
  void aPieceMoreIsWorthAboutItself() {
    XiangqiPosition without =
        XiangqiPosition.parse(
            "rnbakabn1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
    assertTrue(value(without) > 700 && value(without) < 1200);
  }

  @Test
  void aBareCannonBeforeTheGeneralIsADanger() {
    String quiet = "3k5/9/9/9/9/9/9/C8/9/4K4 w - - 0 1";
    String bare = "3k5/9/9/9/9/9/9/3C5/9/4K4 w - - 0 1";
    assertTrue(value(XiangqiPosition.parse(bare)) > value(XiangqiPosition.parse(quiet)) + 30);
  }

  private static int value(XiangqiPosition position) {
    Pieces pieces = new Pieces();
    pieces.set(position);
    return new Evaluation(pieces).value(position.sideToMove().ordinal());
  }
}

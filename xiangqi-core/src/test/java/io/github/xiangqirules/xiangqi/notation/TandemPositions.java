package io.github.xiangqirules.xiangqi.notation;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.testkit.RandomPlay;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.RuleBook;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Positions that are hard to write moves in: three to five soldiers of a colour on one or two
 * files, the two of every other kind on one file. One in four is from random play.
 */
public final class TandemPositions extends DomainContextBase {
  private static final PieceKind[] PAIRS = {
    PieceKind.ADVISOR, PieceKind.ELEPHANT, PieceKind.CHARIOT, PieceKind.HORSE, PieceKind.CANNON
  };

  @Provide
  Arbitrary<XiangqiPosition> positions() {
    Arbitrary<XiangqiPosition> tandems = Arbitraries.randomValue(TandemPositions::tandem);
    return Arbitraries.oneOf(
        RandomPlay.positions(XiangqiRules.of(RuleBook.NONE), 300), tandems, tandems, tandems);
  }

  /** A position of that kind with either colour to move. */
  static XiangqiPosition tandem(Random random) {
    while (true) {
      XiangqiSetup setup = setup(random);
      if (setup.problems().isEmpty()) {
        return setup.position();
      }
    }
  }

  private static XiangqiSetup setup(Random random) {
    Color mover = random.nextBoolean() ? Color.RED : Color.BLACK;
    XiangqiSetup setup = XiangqiSetup.empty().withSideToMove(mover);
    for (Color color : Color.values()) {
      setup = put(random, setup, Piece.of(color, PieceKind.GENERAL), 3 + random.nextInt(3));
    }
    Piece soldier = Piece.of(mover, PieceKind.SOLDIER);
    int[] files = {random.nextInt(9), random.nextInt(9)};
    int soldiers = 3 + random.nextInt(3);
    for (int i = 0; i < soldiers; i++) {
      boolean stray = random.nextInt(8) == 0;
      setup = put(random, setup, soldier, stray ? random.nextInt(9) : files[random.nextInt(2)]);
    }
    for (PieceKind kind : PAIRS) {
      int file = random.nextInt(9);
      for (int i = random.nextInt(3); i > 0; i--) {
        setup = put(random, setup, Piece.of(mover, kind), file);
      }
    }
    return setup;
  }

  /** The set-up with one more piece on a file, if it finds a point where that piece may stand. */
  private static XiangqiSetup put(Random random, XiangqiSetup setup, Piece piece, int file) {
    for (int tries = 0; tries < 20; tries++) {
      Point point = Point.of(file, random.nextInt(10));
      boolean fits =
          XiangqiSetup.empty().with(point, piece).problems().stream()
              .noneMatch(problem -> problem.place().filter(point::equals).isPresent());
      if (fits && setup.at(point).isEmpty()) {
        return setup.with(point, piece);
      }
    }
    return setup;
  }
}

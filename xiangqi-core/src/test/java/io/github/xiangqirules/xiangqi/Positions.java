package io.github.xiangqirules.xiangqi;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Positions for properties: half from random play, half thrown together and sparse. */
public final class Positions extends DomainContextBase {
  @Provide
  Arbitrary<XiangqiPosition> positions() {
    return Arbitraries.oneOf(
        RandomPlay.positions(XiangqiRules.of(RuleBook.NONE), 300),
        Arbitraries.randomValue(Positions::thrown));
  }

  @Provide
  Arbitrary<XiangqiSetup> setups() {
    return Arbitraries.randomValue(random -> setup(random, random.nextInt(33)));
  }

  /** A position with random pieces on points that they can reach. */
  static XiangqiPosition thrown(Random random) {
    while (true) {
      XiangqiSetup setup = setup(random, 2 + random.nextInt(20));
      if (setup.problems().isEmpty()) {
        return setup.position();
      }
    }
  }

  /**
   * Up to that many pieces of the set, generals first, each where it may stand alone if possible.
   */
  private static XiangqiSetup setup(Random random, int pieces) {
    List<Piece> bag = new ArrayList<>(XiangqiSetup.initial().pieces().values());
    Collections.shuffle(bag, random);
    bag.sort((a, b) -> Boolean.compare(isGeneral(b), isGeneral(a)));
    XiangqiSetup setup =
        XiangqiSetup.empty().withSideToMove(random.nextBoolean() ? Color.RED : Color.BLACK);
    for (Piece piece : bag.subList(0, pieces)) {
      setup = setup.with(point(random, setup, piece), piece);
    }
    return setup;
  }

  private static boolean isGeneral(Piece piece) {
    return piece.name().endsWith("GENERAL");
  }

  private static Point point(Random random, XiangqiSetup setup, Piece piece) {
    Point point = Point.A0;
    for (int tries = 0; tries < 200; tries++) {
      point = Point.values()[random.nextInt(90)];
      Point tried = point;
      boolean fits =
          XiangqiSetup.empty().with(point, piece).problems().stream()
              .noneMatch(problem -> problem.place().filter(tried::equals).isPresent());
      if (fits && setup.at(point).isEmpty()) {
        break;
      }
    }
    return point;
  }
}

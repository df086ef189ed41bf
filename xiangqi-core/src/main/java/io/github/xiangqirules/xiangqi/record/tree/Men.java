package io.github.xiangqirules.xiangqi.record.tree;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/**
 * A placement as a list of 32 points, one for each man of the set: red's from the left chariot to
 * the soldiers, then black's. XQF and DhtmlXQ have it so.
 */
public final class Men {
  /** How many there are. */
  public static final int COUNT = 32;

  private static final Point[] POINTS = Point.values();
  private static final ImmutableList<Piece> ORDER = order();

  private Men() {}

  private static ImmutableList<Piece> order() {
    String letters = "RNBAKABNRCCPPPPP";
    ImmutableList.Builder<Piece> men = ImmutableList.builder();
    for (Color color : Color.values()) {
      for (int i = 0; i < letters.length(); i++) {
        Piece red = Piece.ofLetter(letters.charAt(i)).orElseThrow();
        men.add(Piece.of(color, red.kind()));
      }
    }
    return men.build();
  }

  /** The placement, red to move. Of two men on a point the later one stays. */
  public static XiangqiSetup setup(int[] points, Problems problems) {
    XiangqiSetup setup = XiangqiSetup.empty();
    for (int i = 0; i < COUNT; i++) {
      if (points[i] >= 0) {
        Point point = POINTS[points[i]];
        if (setup.at(point).isPresent()) {
          problems.add("set-up", point.text(), "two men on one point", "the later one stays");
        }
        setup = setup.with(point, ORDER.get(i));
      }
    }
    return setup;
  }

  /**
   * The points of the men of a placement, -1 for one that is not on the board.
   *
   * @throws InvalidPositionException if there are more men of a kind than in the set
   */
  public static int[] points(XiangqiSetup setup) {
    int[] points = new int[COUNT];
    Arrays.fill(points, -1);
    for (Map.Entry<Point, Piece> entry : setup.pieces().entrySet()) {
      int man = 0;
      while (man < COUNT && (ORDER.get(man) != entry.getValue() || points[man] >= 0)) {
        man++;
      }
      if (man == COUNT) {
        throw new InvalidPositionException(
            ImmutableList.of(
                Problem.ofSetup(
                    "too-many",
                    Optional.of(entry.getValue()),
                    Optional.of(entry.getKey()),
                    "the format has no room for more men of a kind than the set holds")));
      }
      points[man] = entry.getKey().ordinal();
    }
    return points;
  }
}

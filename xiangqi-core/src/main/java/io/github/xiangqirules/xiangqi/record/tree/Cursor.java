package io.github.xiangqirules.xiangqi.record.tree;

import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A place in a growing tree: a node and the board after its move. A dead one stands for a move that
 * was refused, and refuses all that follows without a word.
 *
 * @param node the number of the node; that of the last living one if this is dead
 * @param stand the board; null if dead
 * @param ply how many moves lead to it
 * @param quietPlies how many plies ago the last piece was taken
 */
public record Cursor(int node, @Nullable Stand stand, int ply, int quietPlies) {
  private static final int MAX_COUNTER = 99_999;

  static Cursor root(XiangqiSetup start) {
    return new Cursor(0, Stand.of(start), 0, start.quietPlies());
  }

  /** Whether a move on the way was refused. */
  public boolean isDead() {
    return stand == null;
  }

  Cursor dead() {
    return new Cursor(node, null, ply, quietPlies);
  }

  /** The place after a legal move, which is the given node. */
  Cursor next(int nextNode, Stand before, int from, int to) {
    int quiet = before.pieceAt(to) >= 0 ? 0 : Math.min(quietPlies + 1, MAX_COUNTER);
    return new Cursor(nextNode, before.play(from, to), ply + 1, quiet);
  }

  /** The place as a set-up; the counters run on from those of the start. */
  public XiangqiSetup setup(XiangqiSetup start) {
    if (stand == null) {
      throw new IllegalStateException("a refused move leads nowhere");
    }
    Point[] points = Point.values();
    Piece[] pieces = Piece.values();
    Map<Point, Piece> placed = new EnumMap<>(Point.class);
    for (Point point : points) {
      int piece = stand.pieceAt(point.ordinal());
      if (piece >= 0) {
        placed.put(point, pieces[piece]);
      }
    }
    long number = start.moveNumber() + (ply + (long) start.sideToMove().ordinal()) / 2;
    return XiangqiSetup.of(placed, stand.toMove(), quietPlies, (int) Math.min(number, MAX_COUNTER));
  }
}

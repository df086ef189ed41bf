package io.github.xiangqirules.xiangqi.record.tree;

import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.MoveNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Plays moves from a set-up as it stands, without building a tree. */
public final class Replay {
  private Replay() {}

  /**
   * The set-up after a line of legal moves, with counters that run on.
   *
   * @throws IllegalMoveException if one is not legal
   */
  public static XiangqiSetup after(XiangqiSetup start, List<XiangqiMove> line) {
    Cursor cursor = Cursor.root(start);
    for (XiangqiMove move : line) {
      cursor = step(cursor, move);
    }
    return cursor.setup(start);
  }

  /**
   * Tests all moves of a tree.
   *
   * @throws IllegalMoveException if one is not legal
   */
  public static void check(XiangqiSetup start, MoveNode root) {
    Deque<MoveNode> nodes = new ArrayDeque<>();
    Deque<Cursor> before = new ArrayDeque<>();
    nodes.push(root);
    before.push(Cursor.root(start));
    while (!nodes.isEmpty()) {
      MoveNode node = nodes.pop();
      Cursor cursor = before.pop();
      if (node.move().isPresent()) {
        cursor = step(cursor, node.move().get());
      }
      for (MoveNode next : node.next()) {
        nodes.push(next);
        before.push(cursor);
      }
    }
  }

  private static Cursor step(Cursor at, XiangqiMove move) {
    Stand stand = at.stand();
    int from = move.from().ordinal();
    int to = move.to().ordinal();
    if (stand == null || !stand.isLegal(from, to)) {
      Optional<Piece> piece =
          stand == null || stand.pieceAt(from) < 0
              ? Optional.empty()
              : Optional.of(Piece.values()[stand.pieceAt(from)]);
      throw new IllegalMoveException(
          Problem.ofMove(
              "movement",
              piece,
              Optional.of(move.from()),
              move.text() + " at ply " + (at.ply() + 1) + ": not legal there"));
    }
    return at.next(0, stand, from, to);
  }
}

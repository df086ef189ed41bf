package io.github.xiangqirules.opponents.xiangqi;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.History;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import org.jspecify.annotations.Nullable;

/**
 * The line of play from the root of a search to the position now looked at, with the plies of the
 * game before it that can still be repeated.
 */
final class Path {
  /** No position comes again sooner: both sides have to go away and come back. */
  private static final int SHORTEST_CYCLE = 4;

  /** Plies of the game before the root that are remembered; no rule book looks back further. */
  private static final int PAST = 512;

  private final Pieces pieces;
  private final XiangqiPosition[] positions = new XiangqiPosition[Values.MAX_PLY + 2];
  private final @Nullable XiangqiMove[] moves = new @Nullable XiangqiMove[Values.MAX_PLY + 2];
  private final int[] taken = new int[Values.MAX_PLY + 2];
  private final int[] places = new int[Values.MAX_PLY + 2];
  private final int[] quiet = new int[Values.MAX_PLY + 2];
  private final long[] keys = new long[PAST + Values.MAX_PLY + 2];
  private Game<XiangqiPosition, XiangqiMove> game;
  private int ply;

  Path(Pieces pieces, Game<XiangqiPosition, XiangqiMove> game) {
    this.pieces = pieces;
    this.game = game;
  }

  /** Begins at the present position of a game. */
  void start(Game<XiangqiPosition, XiangqiMove> from) {
    game = from;
    ply = 0;
    positions[0] = from.position();
    places[0] = Experience.NOTHING;
    quiet[0] = Math.min(PAST, Math.min(from.position().quietPlies(), from.plies()));
    Game<XiangqiPosition, XiangqiMove> earlier = from;
    for (int back = 0; earlier != null && back <= quiet[0]; back++) {
      pieces.set(earlier.position());
      keys[PAST - back] = pieces.key();
      earlier = earlier.previous();
    }
    pieces.set(from.position());
  }

  int ply() {
    return ply;
  }

  XiangqiPosition position() {
    return positions[ply];
  }

  /** The piece that moved last and where it went to, for {@link Experience}. */
  int lastPlace() {
    return places[ply];
  }

  /** Whether the last move took a piece. */
  boolean tookLast() {
    return ply > 0 && taken[ply - 1] != Pieces.NONE;
  }

  void play(XiangqiMove move, int code) {
    int from = Moves.from(code);
    int to = Moves.to(code);
    XiangqiPosition next = positions[ply].play(move);
    places[ply + 1] = Experience.place(pieces.at[from], to);
    taken[ply] = pieces.move(from, to);
    moves[ply] = move;
    quiet[ply + 1] = taken[ply] == Pieces.NONE ? quiet[ply] + 1 : 0;
    enter(next);
  }

  /** Lets the side to move pass. Nothing before can be repeated after it. */
  void pass() {
    XiangqiPosition next = positions[ply].afterPass();
    places[ply + 1] = Experience.NOTHING;
    taken[ply] = Pieces.NONE;
    moves[ply] = null;
    quiet[ply + 1] = 0;
    pieces.pass();
    enter(next);
  }

  private void enter(XiangqiPosition next) {
    ply++;
    positions[ply] = next;
    keys[PAST + ply] = pieces.key();
  }

  void takeBack() {
    ply--;
    XiangqiMove move = moves[ply];
    if (move == null) {
      pieces.pass();
    } else {
      pieces.takeBack(move.from().ordinal(), move.to().ordinal(), taken[ply]);
    }
  }

  /** How many plies ago the position now occurred last; 0 if it did not. */
  int lastOccurrence() {
    int now = PAST + ply;
    for (int back = SHORTEST_CYCLE; back <= quiet[ply]; back += 2) {
      if (keys[now - back] == keys[now]) {
        return back;
      }
    }
    return 0;
  }

  /** What the rules judge: the plies that can matter to repetition and to counts of quiet plies. */
  Link history() {
    int start = Math.max(0, ply - quiet[ply]);
    Link link =
        quiet[ply] >= ply
            ? new Link(positions[0], game.lastMove(), game.previous(), game.plies())
            : new Link(positions[start], null, null, 0);
    for (int at = start; at < ply; at++) {
      link = link.after(moveAt(at), positions[at + 1]);
    }
    return link;
  }

  /** The move that was played at a ply of this line that is no pass. */
  XiangqiMove moveAt(int at) {
    XiangqiMove move = moves[at];
    if (move == null) {
      throw new IllegalStateException("a pass");
    }
    return move;
  }

  /** One ply of a line. */
  record Link(
      XiangqiPosition position,
      @Nullable XiangqiMove lastMove,
      @Nullable History<XiangqiPosition, XiangqiMove> previous,
      int plies)
      implements History<XiangqiPosition, XiangqiMove> {
    Link after(XiangqiMove move, XiangqiPosition next) {
      return new Link(next, move, this, plies + 1);
    }
  }
}

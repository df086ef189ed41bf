package io.github.xiangqirules.opponents.xiangqi;

import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiPosition;

/** Follows captures until none is worth making, and all answers to a check. */
final class Quiescence {
  /** A capture that leaves the value so far below alpha is not looked at. */
  private static final int MARGIN = 120;

  /** A piece may be given for one that is worth so much less, as an exchange. */
  private static final int EXCHANGE = 60;

  private static final Point[] POINTS = Point.values();

  private final State state;

  Quiescence(State state) {
    this.state = state;
  }

  /** Whether a capture takes less than it gives if the piece that takes can be taken back. */
  boolean isDoubtful(int code) {
    int to = Moves.to(code);
    return Placement.worth(state.pieces.at[to], to) + EXCHANGE
        < Placement.ROUGH[state.pieces.at[Moves.from(code)]];
  }

  /** The value for the side to move between alpha and beta, or a bound outside of them. */
  int search(int alpha, int beta) {
    if (!state.effort.spend()) {
      return 0;
    }
    Path path = state.path;
    int ply = path.ply();
    state.variation.clear(ply);
    XiangqiPosition position = path.position();
    long key = state.pieces.key();
    long word = state.table.probe(key);
    int known = TranspositionTable.value(word, ply);
    if ((known >= beta || known <= alpha) && TranspositionTable.settles(word, known, beta)) {
      return known;
    }
    boolean inCheck = position.inCheck();
    if (ply >= Values.MAX_PLY - 1) {
      return inCheck ? 0 : state.estimate();
    }
    MoveList list = state.list();
    int first = TranspositionTable.move(word);
    int estimate = 0;
    int best = ply - Values.MATE;
    if (inCheck) {
      list.legal(position);
      state.ordering.rankAll(list, first, ply, path.lastPlace());
    } else {
      estimate =
          word == TranspositionTable.MISS ? state.estimate() : TranspositionTable.estimate(word);
      best = estimate;
      if (best >= beta) {
        return best;
      }
      list.captures(position);
      state.ordering.rankCaptures(list, first);
    }
    return moves(list, inCheck, estimate, best, alpha, beta);
  }

  private int moves(
      MoveList list, boolean inCheck, int estimate, int standing, int alphaBefore, int beta) {
    int best = standing;
    int alpha = Math.max(alphaBefore, standing);
    int bestMove = Moves.NONE;
    int ply = state.path.ply();
    for (int i = list.next(); i >= 0; i = list.next()) {
      int code = list.codes[i];
      int to = Moves.to(code);
      boolean doubtful = false;
      if (!inCheck) {
        int gain = Placement.worth(state.pieces.at[to], to);
        if (estimate + gain + MARGIN <= alpha) {
          best = Math.max(best, estimate + gain + MARGIN);
          continue;
        }
        doubtful = isDoubtful(code);
      }
      state.path.play(list.moves[i], code);
      int value =
          doubtful && state.path.position().reaches(POINTS[to])
              ? -Values.INFINITE
              : -search(-beta, -alpha);
      state.path.takeBack();
      if (state.effort.isSpent()) {
        return 0;
      }
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          bestMove = code;
          state.variation.extend(ply, code);
          if (value >= beta) {
            break;
          }
        }
      }
    }
    if (!Values.isRuling(best)) {
      int bound = best >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
      state.table.store(
          state.pieces.key(), bestMove, bound, 0, TranspositionTable.toTable(best, ply), estimate);
    }
    return best;
  }
}

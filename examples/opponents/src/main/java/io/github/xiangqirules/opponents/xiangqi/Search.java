package io.github.xiangqirules.opponents.xiangqi;

import io.github.xiangqirules.xiangqi.XiangqiPosition;

/**
 * Alpha-beta search of one position with a zero window for all but the first move, looking less
 * deep where a move is unlikely to matter.
 */
final class Search {
  /** Stands for the estimate of a position in check, which is not asked for. */
  static final int NO_ESTIMATE = 0;

  private static final int[] LATE = reductions();
  private static final int SHALLOW = 6;
  private static final int EXPERIENCE_UNIT = 8_192;

  private final State state;
  private final Quiescence quiescence;
  private final int[] estimates = new int[Values.MAX_PLY + 2];
  private final int[] tried = new int[(Values.MAX_PLY + 2) * 128];
  private int rootDepth;

  Search(State state) {
    this.state = state;
    quiescence = new Quiescence(state);
  }

  private static int[] reductions() {
    int[] table = new int[64 * 64];
    for (int depth = 1; depth < 64; depth++) {
      for (int move = 1; move < 64; move++) {
        table[depth << 6 | move] = (int) (0.6 + Math.log(depth) * Math.log(move) / 2.1);
      }
    }
    return table;
  }

  /** How much less deep the move of that number in the order is looked at. */
  static int reduction(int depth, int move) {
    return LATE[Math.min(depth, 63) << 6 | Math.min(move, 63)];
  }

  /** The depth of the present iteration: extensions stop at twice as many plies. */
  void beginIteration(int depth) {
    rootDepth = depth;
  }

  /**
   * The value for the side to move between alpha and beta, or a bound outside of them. When the
   * clock stops the value means nothing.
   *
   * @param mayPass whether the last move was not a pass
   */
  int search(int alphaAsked, int betaAsked, int depthAsked, boolean mayPass) {
    Path path = state.path;
    int ply = path.ply();
    XiangqiPosition position = path.position();
    boolean inCheck = position.inCheck();
    int depth = inCheck && ply < 2 * rootDepth ? depthAsked + 1 : depthAsked;
    if (depth <= 0) {
      return quiescence.search(alphaAsked, betaAsked);
    }
    if (state.clock.tick()) {
      return 0;
    }
    state.variation.clear(ply);
    int ruling = state.adjudication.value();
    if (ruling != Adjudication.OPEN) {
      return ruling;
    }
    if (ply >= Values.MAX_PLY - 1) {
      return inCheck ? 0 : state.estimate();
    }
    // No line from here can be better than a mate at the next ply or worse than one now.
    int alpha = Math.max(alphaAsked, ply - Values.MATE);
    int beta = Math.min(betaAsked, Values.MATE - ply - 1);
    if (alpha >= beta) {
      return alpha;
    }
    boolean open = beta - alpha > 1;
    long word = state.table.probe(state.pieces.key());
    if (word != TranspositionTable.MISS && !open && TranspositionTable.depth(word) >= depth) {
      int value = TranspositionTable.value(word, ply);
      int bound = value >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
      if ((TranspositionTable.bound(word) & bound) != 0) {
        return value;
      }
    }
    int estimate = NO_ESTIMATE;
    boolean improving = false;
    if (!inCheck) {
      estimate =
          word == TranspositionTable.MISS ? state.estimate() : TranspositionTable.estimate(word);
      improving = ply < 2 || estimate > estimates[ply - 2];
    }
    estimates[ply] = inCheck && ply >= 2 ? estimates[ply - 2] : estimate;
    if (!inCheck && !open && !Values.isForced(beta)) {
      int value = early(estimate, alpha, beta, depth, mayPass, improving);
      if (value != Adjudication.OPEN) {
        return value;
      }
    }
    if (word == TranspositionTable.MISS && depth >= 4) {
      depth--;
    }
    return moves(word, alpha, beta, depth, estimate, inCheck, improving);
  }

  /** What can be said before a move is tried; {@link Adjudication#OPEN} if nothing. */
  private int early(
      int estimate, int alpha, int beta, int depth, boolean mayPass, boolean improving) {
    if (depth <= SHALLOW && estimate - 90 * depth + (improving ? 60 : 0) >= beta) {
      return estimate;
    }
    if (depth <= 2 && estimate + 250 * depth <= alpha) {
      int value = quiescence.search(alpha, beta);
      if (value <= alpha) {
        return value;
      }
    }
    int side = state.path.position().sideToMove().ordinal();
    if (mayPass && depth >= 2 && estimate >= beta && state.pieces.hasAttackers(side)) {
      int reduced = depth - 3 - depth / 4 - Math.min(2, (estimate - beta) / 200);
      state.path.pass();
      int value = -search(-beta, 1 - beta, reduced, false);
      state.path.takeBack();
      if (state.clock.stopped()) {
        return 0;
      }
      if (value >= beta) {
        return Values.isForced(value) ? beta : value;
      }
    }
    return Adjudication.OPEN;
  }

  private int moves(
      long word,
      int alphaBefore,
      int beta,
      int depth,
      int estimate,
      boolean inCheck,
      boolean improving) {
    Path path = state.path;
    int ply = path.ply();
    int before = path.lastPlace();
    boolean open = beta - alphaBefore > 1;
    state.experience.newLine(ply);
    MoveList list = state.list();
    list.legal(path.position());
    state.ordering.rankAll(list, TranspositionTable.move(word), ply, before);
    int alpha = alphaBefore;
    int best = ply - Values.MATE;
    int bestMove = Moves.NONE;
    int played = 0;
    int quiets = 0;
    for (int i = list.next(); i >= 0; i = list.next()) {
      int code = list.codes[i];
      int rank = list.ranks[i];
      boolean quiet = state.pieces.at[Moves.to(code)] == Pieces.NONE;
      boolean plain = quiet && Ordering.isPlain(rank);
      if (plain
          && !open
          && !inCheck
          && depth <= SHALLOW
          && best > -Values.MAX_ESTIMATE
          && !Values.isForced(alpha)) {
        if (quiets > (improving ? 6 + depth * depth : 3 + depth * depth / 2)) {
          break;
        }
        if (estimate + 100 + 90 * depth <= alpha) {
          continue;
        }
      }
      int place = Experience.place(state.pieces.at[Moves.from(code)], Moves.to(code));
      path.play(list.moves[i], code);
      int value;
      if (played == 0) {
        value = -search(-beta, -alpha, depth - 1, true);
      } else {
        int less = 0;
        if (depth >= 3 && played >= 3 && quiet && !inCheck) {
          less = reduction(depth, played);
          if (plain) {
            less -= rank / EXPERIENCE_UNIT;
          } else {
            less--;
          }
          less += (improving ? 0 : 1) - (open ? 1 : 0);
          if (path.position().inCheck()) {
            less--;
          }
          less = Math.max(0, Math.min(less, depth - 2));
        }
        value = -search(-alpha - 1, -alpha, depth - 1 - less, true);
        if (value > alpha && less > 0) {
          value = -search(-alpha - 1, -alpha, depth - 1, true);
        }
        if (value > alpha && value < beta) {
          value = -search(-beta, -alpha, depth - 1, true);
        }
      }
      path.takeBack();
      if (state.clock.stopped()) {
        return 0;
      }
      played++;
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          bestMove = code;
          state.variation.extend(ply, code);
          if (value >= beta) {
            if (quiet) {
              learn(ply, before, code, place, quiets, depth);
            }
            break;
          }
        }
      }
      if (quiet && quiets < 127) {
        tried[ply * 128 + quiets++] = place;
      }
    }
    if (!Values.isRuling(best)) {
      int bound =
          best >= beta
              ? TranspositionTable.LOWER
              : best > alphaBefore ? TranspositionTable.EXACT : TranspositionTable.UPPER;
      state.table.store(
          state.pieces.key(),
          bestMove,
          bound,
          depth,
          TranspositionTable.toTable(best, ply),
          estimate);
    }
    return best;
  }

  private void learn(int ply, int before, int code, int place, int quiets, int depth) {
    int points = Math.min(32 * depth * depth, 1600);
    state.experience.refuted(ply, before, code);
    state.experience.learn(before, place, points);
    for (int i = 0; i < quiets; i++) {
      state.experience.learn(before, tried[ply * 128 + i], -points);
    }
  }
}

package io.github.xiangqirules.opponents.xiangqi;

/**
 * Alpha-beta search of one position with a zero window for all but the first move, looking less
 * deep where a move is unlikely to matter.
 */
final class Search {
  private static final int[] LATE = reductions();

  /** Up to this depth an estimate far outside the window decides. */
  private static final int SHALLOW = 6;

  /** By how much a ply may change the estimate. */
  private static final int STEP = 90;

  /** From this depth on a position that the table does not know is looked at less deep. */
  private static final int UNKNOWN_DEPTH = 4;

  /** So many moves are looked at in full. */
  private static final int FULL_MOVES = 3;

  private static final int EXPERIENCE_UNIT = 8_192;

  private final State state;
  private final Quiescence quiescence;
  private final Frame[] frames = new Frame[Values.MAX_PLY + 1];
  private int rootDepth;

  Search(State state) {
    this.state = state;
    quiescence = new Quiescence(state);
    for (int ply = 0; ply < frames.length; ply++) {
      frames[ply] = new Frame();
    }
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
   * effort is spent the value means nothing.
   *
   * @param mayPass whether the last move was not a pass
   */
  int search(int alpha, int beta, int depth, boolean mayPass) {
    int ply = state.path.ply();
    boolean inCheck = state.path.position().inCheck();
    int extended = inCheck && ply < 2 * rootDepth ? depth + 1 : depth;
    if (extended <= 0) {
      return quiescence.search(alpha, beta);
    }
    if (!state.effort.spend()) {
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
    int low = Math.max(alpha, ply - Values.MATE);
    int high = Math.min(beta, Values.MATE - ply - 1);
    if (low >= high) {
      return low;
    }
    Frame frame = frames[ply];
    frame.enter(low, high, extended, inCheck);
    return node(frame, ply, mayPass);
  }

  private int node(Frame frame, int ply, boolean mayPass) {
    long word = state.table.probe(state.pieces.key());
    if (!frame.open && TranspositionTable.depth(word) >= frame.depth) {
      int value = TranspositionTable.value(word, ply);
      if (TranspositionTable.settles(word, value, frame.beta)) {
        return value;
      }
    }
    estimate(frame, ply, word);
    if (!frame.inCheck && !frame.open && !Values.isForced(frame.beta)) {
      int value = early(frame, mayPass);
      if (value != Adjudication.OPEN) {
        return value;
      }
    }
    if (word == TranspositionTable.MISS && frame.depth >= UNKNOWN_DEPTH) {
      // Without a move to begin with a full search is dear; the next iteration will have one.
      frame.depth--;
    }
    return moves(frame, ply, TranspositionTable.move(word));
  }

  private void estimate(Frame frame, int ply, long word) {
    int before = ply < 2 ? -Values.INFINITE : frames[ply - 2].estimate;
    if (frame.inCheck) {
      frame.estimate = ply < 2 ? 0 : before;
      frame.improving = false;
    } else {
      frame.estimate =
          word == TranspositionTable.MISS ? state.estimate() : TranspositionTable.estimate(word);
      frame.improving = frame.estimate > before;
    }
  }

  /** What can be said before a move is tried; {@link Adjudication#OPEN} if nothing. */
  private int early(Frame frame, boolean mayPass) {
    int margin = STEP * frame.depth - (frame.improving ? 60 : 0);
    if (frame.depth <= SHALLOW && frame.estimate - margin >= frame.beta) {
      return frame.estimate;
    }
    if (frame.depth <= 2 && frame.estimate + 250 * frame.depth <= frame.alpha) {
      int value = quiescence.search(frame.alpha, frame.beta);
      if (value <= frame.alpha) {
        return value;
      }
    }
    int side = state.path.position().sideToMove().ordinal();
    // Whoever is well off even after a pass is so after the best move. Where only guards and
    // soldiers are left a pass could be the best move, and the conclusion would be false.
    if (mayPass
        && frame.depth >= 2
        && frame.estimate >= frame.beta
        && state.pieces.hasAttackers(side)) {
      int surplus = Math.min(2, (frame.estimate - frame.beta) / 200);
      int reduced = frame.depth - 3 - frame.depth / 4 - surplus;
      state.path.pass();
      int value = -search(-frame.beta, 1 - frame.beta, reduced, false);
      state.path.takeBack();
      if (value >= frame.beta) {
        return Values.isForced(value) ? frame.beta : value;
      }
    }
    return Adjudication.OPEN;
  }

  private int moves(Frame frame, int ply, int first) {
    int alphaBefore = frame.alpha;
    int before = state.path.lastPlace();
    state.experience.newLine(ply);
    MoveList list = state.list();
    list.legal(state.path.position());
    state.ordering.rankAll(list, first, ply, before);
    frame.best = ply - Values.MATE;
    for (int i = list.next(); i >= 0; i = list.next()) {
      int code = list.codes[i];
      int rank = list.ranks[i];
      boolean quiet = state.pieces.at[Moves.to(code)] == Pieces.NONE;
      if (quiet && Ordering.isPlain(rank) && isPointless(frame)) {
        continue;
      }
      int place = Experience.place(state.pieces.at[Moves.from(code)], Moves.to(code));
      boolean minor = quiet || quiescence.isDoubtful(code);
      state.path.play(list.moves[i], code);
      int value = child(frame, minor && frame.played >= FULL_MOVES ? less(frame, rank, quiet) : 0);
      state.path.takeBack();
      if (state.effort.isSpent()) {
        return 0;
      }
      frame.played++;
      if (value > frame.best) {
        frame.best = value;
        if (value > frame.alpha) {
          frame.alpha = value;
          frame.bestMove = code;
          state.variation.extend(ply, code);
          if (value >= frame.beta) {
            if (quiet) {
              learn(frame, ply, before, place);
            }
            break;
          }
        }
      }
      if (quiet) {
        frame.addQuiet(place);
      }
    }
    store(frame, ply, alphaBefore);
    return frame.best;
  }

  /** Whether a quiet move that nothing speaks for can be left out: too late or too far behind. */
  private static boolean isPointless(Frame frame) {
    if (frame.open
        || frame.inCheck
        || frame.depth > SHALLOW
        || frame.best <= -Values.MAX_ESTIMATE
        || Values.isForced(frame.alpha)) {
      return false;
    }
    int square = frame.depth * frame.depth;
    int most = frame.improving ? 6 + square : 3 + square / 2;
    return frame.quietCount() > most || frame.estimate + 100 + STEP * frame.depth <= frame.alpha;
  }

  /** By how many plies less a move that was just played is looked at. */
  private int less(Frame frame, int rank, boolean quiet) {
    if (frame.depth < 3 || frame.inCheck) {
      return 0;
    }
    int less = reduction(frame.depth, frame.played);
    less -= quiet && Ordering.isPlain(rank) ? rank / EXPERIENCE_UNIT : 1;
    less += frame.improving ? 0 : 1;
    less -= frame.open ? 1 : 0;
    less -= state.path.position().inCheck() ? 1 : 0;
    return Math.max(0, Math.min(less, frame.depth - 2));
  }

  /** The value of the move that was just played. */
  private int child(Frame frame, int less) {
    int alpha = frame.alpha;
    int depth = frame.depth - 1;
    if (frame.played == 0) {
      return -search(-frame.beta, -alpha, depth, true);
    }
    int value = -search(-alpha - 1, -alpha, depth - less, true);
    if (value > alpha && less > 0) {
      value = -search(-alpha - 1, -alpha, depth, true);
    }
    return value > alpha && value < frame.beta ? -search(-frame.beta, -alpha, depth, true) : value;
  }

  private void store(Frame frame, int ply, int alphaBefore) {
    if (!Values.isRuling(frame.best)) {
      state.table.store(
          state.pieces.key(),
          frame.bestMove,
          frame.bound(alphaBefore),
          frame.depth,
          TranspositionTable.toTable(frame.best, ply),
          frame.estimate);
    }
  }

  private void learn(Frame frame, int ply, int before, int place) {
    int points = Math.min(32 * frame.depth * frame.depth, 1600);
    state.experience.refuted(ply, before, frame.bestMove);
    state.experience.learn(before, place, points);
    for (int i = 0; i < frame.quietCount(); i++) {
      state.experience.learn(before, frame.quiet(i), -points);
    }
  }
}

package io.github.xiangqirules.opponents.xiangqi;

/**
 * Ranks moves, so that a refutation is found early: the move from the table, captures by what they
 * take and then by what takes, killers and the counter move, and quiet moves by experience.
 */
final class Ordering {
  private static final int FIRST = 1 << 30;
  private static final int CAPTURE = 1 << 24;
  private static final int KILLER = 1 << 22;
  private static final int COUNTER = 1 << 21;

  private final Pieces pieces;
  private final Experience experience;

  Ordering(Pieces pieces, Experience experience) {
    this.pieces = pieces;
    this.experience = experience;
  }

  /** Whether a rank is that of a quiet move that only experience ranks. */
  static boolean isPlain(int rank) {
    return rank < COUNTER;
  }

  void rankAll(MoveList list, int first, int ply, int before) {
    int counter = experience.counter(before);
    for (int i = 0; i < list.size; i++) {
      int code = list.codes[i];
      int to = Moves.to(code);
      int piece = pieces.at[Moves.from(code)];
      if (code == first) {
        list.ranks[i] = FIRST;
      } else if (pieces.at[to] != Pieces.NONE) {
        list.ranks[i] = capture(piece, pieces.at[to], to);
      } else if (experience.isKiller(ply, code)) {
        list.ranks[i] = KILLER + (experience.firstKiller(ply) == code ? 1 : 0);
      } else if (code == counter) {
        list.ranks[i] = COUNTER;
      } else {
        list.ranks[i] = experience.worth(before, Experience.place(piece, to));
      }
    }
  }

  void rankCaptures(MoveList list, int first) {
    for (int i = 0; i < list.size; i++) {
      int code = list.codes[i];
      int to = Moves.to(code);
      list.ranks[i] =
          code == first ? FIRST : capture(pieces.at[Moves.from(code)], pieces.at[to], to);
    }
  }

  private static int capture(int piece, int victim, int to) {
    return CAPTURE + 16 * Placement.worth(victim, to) - Placement.ROUGH[piece];
  }
}

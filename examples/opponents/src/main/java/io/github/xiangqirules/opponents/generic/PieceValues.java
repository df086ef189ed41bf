package io.github.xiangqirules.opponents.generic;

import io.github.xiangqirules.api.CaptureTable;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;

/**
 * What the kinds are worth, in hundredths of a soldier: by their rank where the capture table ranks
 * them, else what xiangqi players count.
 */
final class PieceValues {
  /** General, advisor, elephant, chariot, horse, cannon, soldier. The general is never taken. */
  private static final int[] UNRANKED = {0, 200, 200, 900, 400, 450, 100};

  private static final PieceKind[] KINDS = PieceKind.values();

  private final int[] values;

  PieceValues(CaptureTable table) {
    int lowest = 1;
    for (PieceKind kind : KINDS) {
      lowest = Math.max(lowest, table.rank(kind));
    }
    values = lowest == 1 ? UNRANKED : byRank(table, lowest);
  }

  private static int[] byRank(CaptureTable table, int lowest) {
    int[] values = new int[KINDS.length];
    for (PieceKind kind : KINDS) {
      values[kind.ordinal()] = 100 * (lowest + 1 - table.rank(kind));
    }
    return values;
  }

  int of(Piece piece) {
    return values[piece.kind().ordinal()];
  }
}

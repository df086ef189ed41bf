package io.github.xiangqirules.xiangqi.adjudication;

import static io.github.xiangqirules.api.Conduct.ALLOWED;
import static io.github.xiangqirules.api.Conduct.PERPETUAL_CHASE;
import static io.github.xiangqirules.api.Conduct.PERPETUAL_CHECK;
import static io.github.xiangqirules.api.Conduct.PERPETUAL_THREAT;
import static io.github.xiangqirules.api.Conduct.UNCLEAR;
import static io.github.xiangqirules.xiangqi.adjudication.Verdict.ARBITER;
import static io.github.xiangqirules.xiangqi.adjudication.Verdict.DRAW;
import static io.github.xiangqirules.xiangqi.adjudication.Verdict.FIRST_LOSES;
import static io.github.xiangqirules.xiangqi.adjudication.Verdict.SECOND_LOSES;

import com.google.common.collect.ImmutableTable;
import io.github.xiangqirules.api.Conduct;

/** Who loses, by what both sides did: a row for the conduct of red, a column for that of black. */
final class Table {
  /** The federations', the computer and the league table, and that of perpetual check alone. */
  static final Table PERPETUAL =
      new Builder(PERPETUAL_CHECK, PERPETUAL_CHASE, ALLOWED)
          .row(PERPETUAL_CHECK, DRAW, FIRST_LOSES, FIRST_LOSES)
          .row(PERPETUAL_CHASE, SECOND_LOSES, DRAW, FIRST_LOSES)
          .row(ALLOWED, SECOND_LOSES, SECOND_LOSES, DRAW)
          .build();

  /**
   * The Chinese table. Perpetual check loses to all else, whatever that is. Two sides that both
   * threaten draw, and so do two that both do not. A side that is not clear leaves the rest open.
   */
  static final Table CHINESE =
      new Builder(PERPETUAL_CHECK, PERPETUAL_THREAT, UNCLEAR, ALLOWED)
          .row(PERPETUAL_CHECK, DRAW, FIRST_LOSES, FIRST_LOSES, FIRST_LOSES)
          .row(PERPETUAL_THREAT, SECOND_LOSES, DRAW, ARBITER, FIRST_LOSES)
          .row(UNCLEAR, SECOND_LOSES, ARBITER, ARBITER, ARBITER)
          .row(ALLOWED, SECOND_LOSES, SECOND_LOSES, ARBITER, DRAW)
          .build();

  private final ImmutableTable<Conduct, Conduct, Verdict> cells;

  private Table(ImmutableTable<Conduct, Conduct, Verdict> cells) {
    this.cells = cells;
  }

  Verdict verdict(Conduct red, Conduct black) {
    Verdict verdict = cells.get(red, black);
    if (verdict == null) {
      throw new IllegalStateException("no cell for " + red + " against " + black);
    }
    return verdict;
  }

  private static final class Builder {
    private final Conduct[] columns;
    private final ImmutableTable.Builder<Conduct, Conduct, Verdict> cells =
        ImmutableTable.builder();

    Builder(Conduct... columns) {
      this.columns = columns;
    }

    Builder row(Conduct red, Verdict... verdicts) {
      for (int i = 0; i < columns.length; i++) {
        cells.put(red, columns[i], verdicts[i]);
      }
      return this;
    }

    Table build() {
      return new Table(cells.buildOrThrow());
    }
  }
}

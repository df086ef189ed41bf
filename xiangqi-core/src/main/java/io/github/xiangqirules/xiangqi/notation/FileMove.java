package io.github.xiangqirules.xiangqi.notation;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.notation.file.Step;
import java.util.Comparator;

/** A move in file notation, taken apart: who goes and where to. */
record FileMove(Script script, PieceKind kind, Selector selector, Step step) {
  private static final Comparator<XiangqiMove> ORDER = Comparator.comparing(XiangqiMove::from);

  /**
   * The legal moves whose piece has this name by one rule of naming; one at most when that is the
   * rule by which the text was written.
   */
  ImmutableList<XiangqiMove> named(XiangqiPosition before, Naming naming) {
    return legal(before, ImmutableList.of(naming), false);
  }

  /**
   * All legal moves that the text may mean: those that some rule of the script names so, and those
   * that the plain words fit. A file alone fits every piece there, so it counts only where no rule
   * says which.
   */
  ImmutableList<XiangqiMove> meanings(XiangqiPosition before) {
    boolean loose = selector.by() == Selector.By.FILE;
    ImmutableList<XiangqiMove> moves = legal(before, script.namings(), !loose);
    return moves.isEmpty() && loose ? legal(before, ImmutableList.of(), true) : moves;
  }

  private ImmutableList<XiangqiMove> legal(
      XiangqiPosition before, ImmutableList<Naming> namings, boolean plain) {
    Color mover = before.sideToMove();
    ImmutableList.Builder<XiangqiMove> moves = ImmutableList.builder();
    ImmutableList<Man> men =
        selector.by() == Selector.By.FILE
            ? Man.on(before, kind, selector.file())
            : Man.all(before, kind);
    for (Man man : men) {
      if ((plain && selector.fits(man)) || isNamed(man, namings)) {
        step.target(kind, mover, man.point())
            .map(to -> XiangqiMove.of(man.point(), to))
            .filter(before::isLegal)
            .ifPresent(moves::add);
      }
    }
    return ImmutableList.sortedCopyOf(ORDER, moves.build());
  }

  private boolean isNamed(Man man, ImmutableList<Naming> namings) {
    for (Naming naming : namings) {
      if (naming.of(kind, man).equals(selector)) {
        return true;
      }
    }
    return false;
  }
}

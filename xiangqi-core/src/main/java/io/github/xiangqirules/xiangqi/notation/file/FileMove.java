package io.github.xiangqirules.xiangqi.notation.file;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A move in file notation, taken apart: who goes and where to. */
public record FileMove(Script script, PieceKind kind, Selector selector, Step step) {
  private static final Comparator<XiangqiMove> ORDER = Comparator.comparing(XiangqiMove::from);

  /**
   * Takes a text apart.
   *
   * @throws NotationException if it is not put together like a move
   */
  public static FileMove parse(String text) {
    return parse(text.toCharArray(), 0, text.length());
  }

  /**
   * Takes a part of a text apart.
   *
   * @throws NotationException if it is not put together like a move
   */
  public static FileMove parse(char[] text, int from, int to) {
    return new FileMoveParser(text, from, to).parse();
  }

  /**
   * The legal moves whose piece has this name by one rule of naming; one at most when that is the
   * rule by which the text was written.
   */
  public ImmutableList<XiangqiMove> named(MoveContext before, Naming naming) {
    return legal(before, ImmutableList.of(naming), false);
  }

  /**
   * All legal moves that the text may mean: those that some rule of the script names so, and those
   * that the plain words fit. A file alone fits every piece there, so it counts only where no rule
   * says which.
   */
  public ImmutableList<XiangqiMove> meanings(MoveContext before) {
    boolean loose = selector.by() == Selector.By.FILE;
    ImmutableList<XiangqiMove> moves = legal(before, script.namings(), !loose);
    return moves.isEmpty() && loose ? legal(before, ImmutableList.of(), true) : moves;
  }

  private ImmutableList<XiangqiMove> legal(
      MoveContext before, ImmutableList<Naming> namings, boolean plain) {
    Color mover = before.toMove();
    List<XiangqiMove> moves = new ArrayList<>(1);
    ImmutableList<Man> men =
        selector.by() == Selector.By.FILE
            ? Man.on(before, kind, selector.file())
            : Man.all(before, kind);
    for (Man man : men) {
      if ((plain && selector.fits(man)) || isNamed(man, namings)) {
        Optional<Point> to = step.target(kind, mover, man.point());
        if (to.isPresent() && before.isLegal(man.point().ordinal(), to.get().ordinal())) {
          moves.add(XiangqiMove.of(man.point(), to.get()));
        }
      }
    }
    return moves.size() == 1
        ? ImmutableList.of(moves.get(0))
        : ImmutableList.sortedCopyOf(ORDER, moves);
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

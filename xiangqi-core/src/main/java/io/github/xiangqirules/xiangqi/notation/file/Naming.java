package io.github.xiangqirules.xiangqi.notation.file;

import static io.github.xiangqirules.xiangqi.notation.file.Selector.end;
import static io.github.xiangqirules.xiangqi.notation.file.Selector.file;
import static io.github.xiangqirules.xiangqi.notation.file.Selector.number;

import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.notation.file.Selector.By;

/**
 * The rules by which a piece gets its name in a move, and the one description of them: writing asks
 * for the name of a piece, reading asks which piece has the name. They differ only for three and
 * more soldiers on tandem files, of which there are at most two.
 */
public enum Naming {
  /** The world rules of 2018: the number on the file, then the file. */
  WORLD {
    @Override
    Selector ofSoldier(Man man) {
      return number(man.place(), man.file());
    }
  },

  /** The Asian rules of 1980: signs, doubled at the ends of a long file; a file for the middle. */
  ASIAN {
    @Override
    Selector ofSoldier(Man man) {
      if (man.tandemFiles() > 1) {
        return man.isMiddle() ? number(man.file(), man.file()) : end(side(man), man.file());
      }
      if (man.isMiddle()) {
        return file(man.file());
      }
      if (man.onFile() > 3 && man.isFront()) {
        return end(By.FOREMOST);
      }
      return end(man.onFile() > 3 && man.isRear() ? By.HINDMOST : side(man));
    }
  },

  /** xqbase.com: front, middle and rear of three on one file, else the number over all. */
  XQBASE {
    @Override
    Selector ofSoldier(Man man) {
      return man.tandemFiles() == 1 && man.onFile() == 3 ? byPlace(man, 0) : number(man.number());
    }
  },

  /** dpxq.com: the same with the file where there are two, and front for the first of four. */
  FOUR_CHARACTERS {
    @Override
    Selector ofSoldier(Man man) {
      if (man.tandemFiles() > 1) {
        return byPlace(man, man.file());
      }
      return man.onFile() == 3 || man.isFront() ? byPlace(man, 0) : number(man.place());
    }
  };

  /**
   * The name of a piece. On its file it is enough to name the file of an advisor or an elephant: of
   * two only the front one can retreat and only the rear one advance.
   */
  public Selector of(PieceKind kind, Man man) {
    if (!man.isTandem() || kind == PieceKind.ADVISOR || kind == PieceKind.ELEPHANT) {
      return file(man.file());
    }
    boolean pair = man.onFile() == 2 && man.tandemFiles() == 1;
    return pair ? end(side(man)) : ofSoldier(man);
  }

  /** The name of one of three or more soldiers on tandem files. */
  abstract Selector ofSoldier(Man man);

  private static By side(Man man) {
    return 2 * man.place() <= man.onFile() ? By.FRONT : By.REAR;
  }

  private static Selector byPlace(Man man, int file) {
    return end(man.isMiddle() ? By.MIDDLE : side(man), file);
  }
}

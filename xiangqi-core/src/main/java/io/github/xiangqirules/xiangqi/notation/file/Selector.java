package io.github.xiangqirules.xiangqi.notation.file;

/**
 * How a text tells which piece of a kind moves.
 *
 * @param by what it tells
 * @param number the number, for {@link By#NUMBER}; else 0
 * @param file the file, as the mover counts; 0 if the text names none
 */
public record Selector(By by, int number, int file) {
  /** What a selector tells. */
  public enum By {
    /** The file alone. */
    FILE,
    /** The one nearest to the other side. */
    FRONT,
    /** The one with as many before it as behind. */
    MIDDLE,
    /** The one farthest from the other side. */
    REAR,
    /** The number on a file that is named, else over all tandem files. */
    NUMBER,
    /** {@code ++} and {@code --}: the ends of a file of four or five, only where a rule says so. */
    FOREMOST,
    /** The other end. */
    HINDMOST
  }

  static Selector file(int file) {
    return new Selector(By.FILE, 0, file);
  }

  static Selector end(By by) {
    return new Selector(by, 0, 0);
  }

  static Selector end(By by, int file) {
    return new Selector(by, 0, file);
  }

  static Selector number(int number) {
    return new Selector(By.NUMBER, number, 0);
  }

  static Selector number(int number, int file) {
    return new Selector(By.NUMBER, number, file);
  }

  /** Whether the plain meaning of the words fits a piece. A {@link Naming} may give them others. */
  boolean fits(Man man) {
    if (file > 0 && man.file() != file) {
      return false;
    }
    return switch (by) {
      case FILE -> true;
      case FRONT -> man.isFront();
      case MIDDLE -> man.isMiddle();
      case REAR -> man.isRear();
      case NUMBER -> man.isTandem() && number == (file > 0 ? man.place() : man.number());
      case FOREMOST, HINDMOST -> false;
    };
  }
}

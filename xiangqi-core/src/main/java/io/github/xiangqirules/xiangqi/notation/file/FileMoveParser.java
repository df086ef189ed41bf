package io.github.xiangqirules.xiangqi.notation.file;

import static io.github.xiangqirules.xiangqi.notation.file.Alphabet.isDigit;
import static io.github.xiangqirules.xiangqi.notation.file.Alphabet.isKind;

import com.google.common.base.Ascii;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.notation.file.Selector.By;
import java.util.Optional;

/**
 * Takes a move in file notation apart, in letters or Chinese. The text becomes three to five signs
 * of the {@link Alphabet}: two or three for who goes, one for the direction, which may be left out
 * for a traverse where the piece is named, and a digit.
 */
final class FileMoveParser {
  private static final int MOST = 5;

  private final char[] text;
  private final int start;
  private final int end;
  private final char[] signs = new char[MOST];
  private int length;
  private boolean chinese;

  FileMoveParser(char[] text, int start, int end) {
    this.text = text;
    this.start = start;
    this.end = end;
  }

  FileMove parse() {
    for (int i = start; i < end; i++) {
      if (!Alphabet.isSpace(text[i])) {
        add(i);
      }
    }
    Step step = step();
    int head = length - (isDirection(at(length - 2)) ? 2 : 1);
    PieceKind kind = Alphabet.kind(kindSign(head));
    Selector selector = selector(head).orElseThrow(this::shapeless);
    return new FileMove(chinese ? Script.CHINESE : Script.LETTERS, kind, selector, step);
  }

  private void add(int i) {
    char c = text[i];
    char sign = isNumberLetter(c) ? Ascii.toLowerCase(Alphabet.narrow(c)) : Alphabet.sign(c);
    if (sign == Alphabet.NONE) {
      throw problem("character", i - start, "a character that no move has");
    }
    if (length == MOST) {
      throw problem("length", i - start, "longer than any move");
    }
    chinese |= Alphabet.isChinese(c);
    signs[length++] = sign;
  }

  /** The letters a to e number soldiers when they follow one; elsewhere some of them are kinds. */
  private boolean isNumberLetter(char c) {
    return length == 1 && signs[0] == 'P' && letterNumber(Alphabet.narrow(c)) > 0;
  }

  private static int letterNumber(char c) {
    int number = Ascii.toLowerCase(c) - 'a' + 1;
    return number <= 5 ? Math.max(number, 0) : 0;
  }

  private Step step() {
    char last = at(length - 1);
    if (!isDigit(last)) {
      throw shapeless();
    }
    Direction direction =
        switch (at(length - 2)) {
          case '^', '+' -> Direction.ADVANCE;
          case 'v', '-' -> Direction.RETREAT;
          default -> Direction.TRAVERSE;
        };
    return new Step(direction, last - '0');
  }

  private static boolean isDirection(char sign) {
    return switch (sign) {
      case '^', 'v', '>', '+', '-', '.' -> true;
      default -> false;
    };
  }

  /** The sign of the kind, or that of the soldier, which alone may be left out. */
  private char kindSign(int head) {
    for (int i = 0; i < head && i < 2; i++) {
      if (isKind(signs[i])) {
        return signs[i];
      }
    }
    if (head != length - 2) {
      throw shapeless();
    }
    return 'P';
  }

  /** Who goes, told by the first two or three signs. */
  private Optional<Selector> selector(int head) {
    char first = at(0);
    char second = at(1);
    if (head == 3) {
      return isKind(second) && isDigit(at(2))
          ? word(first).map(by -> Selector.end(by, at(2) - '0'))
          : Optional.empty();
    }
    if (head != 2) {
      return Optional.empty();
    }
    if (isKind(first)) {
      return isDigit(second) ? Optional.of(Selector.file(second - '0')) : afterKind(first, second);
    }
    if (isKind(second)) {
      return isDigit(first) ? numbered(first, second) : place(first).map(Selector::end);
    }
    return soldier(first, second);
  }

  private static Optional<Selector> afterKind(char kind, char second) {
    if (second == '.') {
      return Optional.of(Selector.end(By.MIDDLE));
    }
    int number = kind == 'P' ? letterNumber(second) : 0;
    return place(second)
        .map(Selector::end)
        .or(() -> number > 0 ? Optional.of(Selector.number(number)) : Optional.empty());
  }

  /** Such as 二兵. */
  private Optional<Selector> numbered(char digit, char kind) {
    return chinese && kind == 'P' ? Optional.of(Selector.number(digit - '0')) : Optional.empty();
  }

  /** A soldier that is not named: 前七, {@code 3+}, {@code 23}, {@code ++}. */
  private Optional<Selector> soldier(char first, char second) {
    if (isDigit(second)) {
      return isDigit(first) && !chinese
          ? Optional.of(Selector.number(first - '0', second - '0'))
          : word(first).map(by -> Selector.end(by, second - '0'));
    }
    Optional<By> end = sign(second);
    if (isDigit(first)) {
      return end.map(by -> Selector.end(by, first - '0'));
    }
    return first == second
        ? end.map(by -> Selector.end(by == By.FRONT ? By.FOREMOST : By.HINDMOST))
        : Optional.empty();
  }

  private static Optional<By> place(char sign) {
    return word(sign).or(() -> sign(sign));
  }

  private static Optional<By> word(char sign) {
    return switch (sign) {
      case 'f' -> Optional.of(By.FRONT);
      case 'm' -> Optional.of(By.MIDDLE);
      case 'r' -> Optional.of(By.REAR);
      default -> Optional.empty();
    };
  }

  private static Optional<By> sign(char sign) {
    return switch (sign) {
      case '+' -> Optional.of(By.FRONT);
      case '-' -> Optional.of(By.REAR);
      default -> Optional.empty();
    };
  }

  private char at(int i) {
    return i >= 0 && i < length ? signs[i] : Alphabet.NONE;
  }

  private NotationException shapeless() {
    return problem("shape", 0, "not put together like a move");
  }

  private static NotationException problem(String code, int index, String message) {
    return new NotationException(Problem.ofText(code, "move", index, "move: " + message));
  }
}

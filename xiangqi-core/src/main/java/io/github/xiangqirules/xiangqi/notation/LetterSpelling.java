package io.github.xiangqirules.xiangqi.notation;

import com.google.common.base.Ascii;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.notation.file.Script;
import io.github.xiangqirules.xiangqi.notation.file.Selector;
import io.github.xiangqirules.xiangqi.notation.file.Step;

/**
 * Moves in letters.
 *
 * @param kinds the letters in the order of the kinds
 * @param traverse the sign for a traverse
 * @param lowerCaseBlack whether black's letters are small
 */
record LetterSpelling(String kinds, char traverse, boolean lowerCaseBlack) implements Spelling {
  static final String WXF_KINDS = "KAERHCP";
  static final String FEN_KINDS = "KABRNCP";

  private static final String NUMBERS = "abcde";

  @Override
  public Script script() {
    return Script.LETTERS;
  }

  @Override
  public String write(Color mover, PieceKind kind, Selector selector, Step step) {
    char letter = kinds.charAt(kind.ordinal());
    if (lowerCaseBlack && mover == Color.BLACK) {
      letter = Ascii.toLowerCase(letter);
    }
    StringBuilder text = new StringBuilder(4);
    name(letter, selector, text);
    switch (step.direction()) {
      case ADVANCE -> text.append('+');
      case RETREAT -> text.append('-');
      case TRAVERSE -> text.append(traverse);
    }
    return text.append(step.argument()).toString();
  }

  private static void name(char letter, Selector selector, StringBuilder text) {
    int file = selector.file();
    switch (selector.by()) {
      case FILE -> text.append(letter).append(file);
      case FRONT -> end(letter, file, '+', text);
      case MIDDLE -> end(letter, file, '.', text);
      case REAR -> end(letter, file, '-', text);
      case NUMBER -> {
        if (file > 0) {
          text.append(selector.number()).append(file);
        } else {
          text.append(letter).append(NUMBERS.charAt(selector.number() - 1));
        }
      }
      case FOREMOST -> text.append("++");
      case HINDMOST -> text.append("--");
    }
  }

  private static void end(char letter, int file, char sign, StringBuilder text) {
    if (file > 0) {
      text.append(file);
    } else {
      text.append(letter);
    }
    text.append(sign);
  }
}

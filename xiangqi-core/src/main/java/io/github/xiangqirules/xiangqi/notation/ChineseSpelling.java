package io.github.xiangqirules.xiangqi.notation;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.notation.file.Script;
import io.github.xiangqirules.xiangqi.notation.file.Selector;
import io.github.xiangqirules.xiangqi.notation.file.Step;

/**
 * Moves in Chinese characters. Red counts in Chinese digits, black in full-width Arabic ones; the
 * numbers of soldiers are Chinese for both.
 *
 * @param red the characters of red's kinds in their order
 * @param black those of black's
 * @param directions the words for forward, back and across
 * @param places the words for front, middle and rear
 */
record ChineseSpelling(String red, String black, String directions, String places)
    implements Spelling {
  static final ChineseSpelling SIMPLIFIED = new ChineseSpelling("帅仕相车马炮兵", "将士象车马炮卒", "进退平", "前中后");
  static final ChineseSpelling TRADITIONAL =
      new ChineseSpelling("帥仕相車馬炮兵", "將士象車馬炮卒", "進退平", "前中後");

  private static final String RED_DIGITS = "一二三四五六七八九";
  private static final String BLACK_DIGITS = "１２３４５６７８９";

  @Override
  public Script script() {
    return Script.CHINESE;
  }

  @Override
  public String write(Color mover, PieceKind kind, Selector selector, Step step) {
    String digits = mover == Color.RED ? RED_DIGITS : BLACK_DIGITS;
    char piece = (mover == Color.RED ? red : black).charAt(kind.ordinal());
    StringBuilder text = new StringBuilder(4);
    switch (selector.by()) {
      case FILE -> text.append(piece);
      case NUMBER -> text.append(RED_DIGITS.charAt(selector.number() - 1));
      case FRONT, FOREMOST -> text.append(places.charAt(0));
      case MIDDLE -> text.append(places.charAt(1));
      case REAR, HINDMOST -> text.append(places.charAt(2));
    }
    text.append(selector.file() > 0 ? digits.charAt(selector.file() - 1) : piece);
    text.append(directions.charAt(step.direction().ordinal()));
    return text.append(digits.charAt(step.argument() - 1)).toString();
  }
}

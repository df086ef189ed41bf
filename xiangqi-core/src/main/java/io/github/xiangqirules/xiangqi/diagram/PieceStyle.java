package io.github.xiangqirules.xiangqi.diagram;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;

/** What stands for a piece. */
public enum PieceStyle {
  /** Traditional characters as they are carved: 帥仕相俥傌炮兵 for red, 將士象車馬砲卒 for black. */
  TRADITIONAL("帥仕相俥傌炮兵", "將士象車馬砲卒", "帥仕相俥傌炮兵", "將士象車馬砲卒"),

  /**
   * Simplified characters: 帅仕相车马炮兵 for red, 将士象车马炮卒 for black. Where there is no colour to tell
   * them apart, in text, red's are 俥傌炮 and black's 车马砲.
   */
  SIMPLIFIED("帅仕相车马炮兵", "将士象车马炮卒", "帅仕相俥傌炮兵", "将士象车马砲卒"),

  /** Letters: KABRNCP, in text small ones for black. */
  LETTERS("KABRNCP", "KABRNCP", "KABRNCP", "kabrncp");

  private final String red;
  private final String black;
  private final String redInText;
  private final String blackInText;

  PieceStyle(String red, String black, String redInText, String blackInText) {
    this.red = red;
    this.black = black;
    this.redInText = redInText;
    this.blackInText = blackInText;
  }

  /** The character on a piece that has a colour. */
  char colored(Piece piece) {
    return of(piece, red, black);
  }

  /** A character that no piece of the other colour has. */
  char plain(Piece piece) {
    return of(piece, redInText, blackInText);
  }

  private static char of(Piece piece, String red, String black) {
    return (piece.color() == Color.RED ? red : black).charAt(piece.kind().ordinal());
  }

  /** Whether a character takes two columns of a terminal. */
  boolean isWide() {
    return this != LETTERS;
  }
}

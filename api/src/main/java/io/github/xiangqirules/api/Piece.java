package io.github.xiangqirules.api;

import com.google.common.base.Ascii;
import java.util.Optional;

/**
 * The fourteen pieces: each {@link PieceKind} in each {@link Color}, red before black, kinds in
 * their order. {@code ordinal() / 7} is the ordinal of the colour and {@code ordinal() % 7} that of
 * the kind.
 */
public enum Piece {
  /** The red general, K. */
  RED_GENERAL,
  /** The red advisor, A. */
  RED_ADVISOR,
  /** The red elephant, B. */
  RED_ELEPHANT,
  /** The red chariot, R. */
  RED_CHARIOT,
  /** The red horse, N. */
  RED_HORSE,
  /** The red cannon, C. */
  RED_CANNON,
  /** The red soldier, P. */
  RED_SOLDIER,
  /** The black general, k. */
  BLACK_GENERAL,
  /** The black advisor, a. */
  BLACK_ADVISOR,
  /** The black elephant, b. */
  BLACK_ELEPHANT,
  /** The black chariot, r. */
  BLACK_CHARIOT,
  /** The black horse, n. */
  BLACK_HORSE,
  /** The black cannon, c. */
  BLACK_CANNON,
  /** The black soldier, p. */
  BLACK_SOLDIER;

  private static final Piece[] VALUES = values();
  private static final String CHARACTERS = "帥仕相俥傌炮兵將士象車馬砲卒";
  private static final PieceKind[] KINDS = PieceKind.values();

  private final Color color;
  private final PieceKind kind;
  private final char letter;

  Piece() {
    PieceKind[] kinds = PieceKind.values();
    color = ordinal() < kinds.length ? Color.RED : Color.BLACK;
    kind = kinds[ordinal() % kinds.length];
    letter = color == Color.RED ? kind.letter() : Ascii.toLowerCase(kind.letter());
  }

  /** The piece of that colour and kind. */
  public static Piece of(Color color, PieceKind kind) {
    return VALUES[color.ordinal() * KINDS.length + kind.ordinal()];
  }

  /**
   * The piece that a letter stands for in positions: upper case for red, lower case for black, one
   * of K A B R N C P. Empty for any other character.
   */
  public static Optional<Piece> ofLetter(char letter) {
    for (Piece piece : VALUES) {
      if (piece.letter == letter) {
        return Optional.of(piece);
      }
    }
    return Optional.empty();
  }

  /** The colour of the piece. */
  public Color color() {
    return color;
  }

  /** The kind of the piece. */
  public PieceKind kind() {
    return kind;
  }

  /** The letter of the piece: that of its kind, upper case for red, lower case for black. */
  public char letter() {
    return letter;
  }

  /** The character that is carved on the piece: one of 帥仕相俥傌炮兵 for red, 將士象車馬砲卒 for black. */
  public char character() {
    return CHARACTERS.charAt(ordinal());
  }
}

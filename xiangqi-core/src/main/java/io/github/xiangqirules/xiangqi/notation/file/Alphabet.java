package io.github.xiangqirules.xiangqi.notation.file;

import com.google.common.base.CharMatcher;
import io.github.xiangqirules.api.PieceKind;

/**
 * What the characters of a move mean, whatever their form: simplified, traditional or carved, full
 * width or half. Each has one sign, a char again: the letter of a kind, a digit, one of {@code + -
 * .} for signs in letters, {@code ^ v >} for 进 退 平, {@code f m r} for 前 中 后.
 */
public final class Alphabet {
  /** The sign of a character that has none. */
  public static final char NONE = 0;

  private static final CharMatcher SPACE = CharMatcher.whitespace();

  private static final char FIRST_FULL_WIDTH = '\uff01';
  private static final char LAST_FULL_WIDTH = '\uff5e';

  private Alphabet() {}

  /** Whether a character is white space, of any width. */
  public static boolean isSpace(char c) {
    return SPACE.matches(c);
  }

  /** The ASCII form of a full-width character, at one distance in Unicode for all of them. */
  public static char narrow(char c) {
    return c >= FIRST_FULL_WIDTH && c <= LAST_FULL_WIDTH ? (char) (c - FIRST_FULL_WIDTH + '!') : c;
  }

  /** Whether a character belongs to Chinese notation alone. */
  public static boolean isChinese(char c) {
    return narrow(c) > '\u007f';
  }

  /** The sign of a character; {@link #NONE} if no move has it. */
  public static char sign(char c) {
    char narrow = narrow(c);
    return narrow > '\u007f' ? chineseSign(narrow) : letterSign(narrow);
  }

  private static char letterSign(char c) {
    return switch (c) {
      case 'K', 'k' -> 'K';
      case 'A', 'a' -> 'A';
      case 'E', 'e', 'B', 'b' -> 'B';
      case 'R', 'r' -> 'R';
      case 'H', 'h', 'N', 'n' -> 'N';
      case 'C', 'c' -> 'C';
      case 'P', 'p' -> 'P';
      case '+', '-' -> c;
      case '.', '=' -> '.';
      default -> isDigit(c) ? c : NONE;
    };
  }

  private static char chineseSign(char c) {
    return switch (c) {
      case '帅', '帥', '将', '將' -> 'K';
      case '仕', '士' -> 'A';
      case '相', '象' -> 'B';
      case '车', '車', '俥', '伡', '硨', '砗' -> 'R';
      case '马', '馬', '傌' -> 'N';
      case '炮', '砲', '包' -> 'C';
      case '兵', '卒' -> 'P';
      case '进', '進', '上' -> '^';
      case '退', '下' -> 'v';
      case '平' -> '>';
      case '前' -> 'f';
      case '中' -> 'm';
      case '后', '後' -> 'r';
      default -> chineseDigit(c);
    };
  }

  private static char chineseDigit(char c) {
    return switch (c) {
      case '一', '壹' -> '1';
      case '二', '贰', '貳' -> '2';
      case '三', '叁', '叄', '參' -> '3';
      case '四', '肆' -> '4';
      case '五', '伍' -> '5';
      case '六', '陆', '陸' -> '6';
      case '七', '柒' -> '7';
      case '八', '捌' -> '8';
      case '九', '玖' -> '9';
      default -> NONE;
    };
  }

  /** Whether a sign is a number from 1 to 9. */
  public static boolean isDigit(char sign) {
    return sign >= '1' && sign <= '9';
  }

  /** Whether a sign is the letter of a kind. */
  public static boolean isKind(char sign) {
    return sign >= 'A' && sign <= 'R';
  }

  /** The kind that a sign stands for. */
  public static PieceKind kind(char sign) {
    return switch (sign) {
      case 'K' -> PieceKind.GENERAL;
      case 'A' -> PieceKind.ADVISOR;
      case 'B' -> PieceKind.ELEPHANT;
      case 'R' -> PieceKind.CHARIOT;
      case 'N' -> PieceKind.HORSE;
      case 'C' -> PieceKind.CANNON;
      default -> PieceKind.SOLDIER;
    };
  }
}

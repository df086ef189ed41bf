package io.github.xiangqirules.xiangqi;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import java.util.Optional;

/**
 * Reads a FEN from left to right, once. Strict and lenient reading differ in one place only: a
 * departure from the canonical form that has one meaning is passed to {@link #tolerate}, which
 * refuses it or notes it.
 */
final class FenReader {
  private static final CharMatcher DIGITS = CharMatcher.inRange('0', '9');
  private static final CharMatcher WHITE_SPACE = CharMatcher.whitespace();
  private static final CharMatcher CASTLING = CharMatcher.anyOf("KQkq");

  private static final String BOARD = "board";
  private static final String SIDE = "side";

  private final String text;
  private final int offset;
  private final boolean lenient;
  private final ImmutableList.Builder<Problem> tolerated = ImmutableList.builder();
  private final Placement.Builder pieces = new Placement.Builder();
  private int index;

  /** Whether the white space before the next field is already skipped. */
  private boolean spaceIsRead;

  private FenReader(String text, int offset, boolean lenient) {
    this.text = text;
    this.offset = offset;
    this.lenient = lenient;
  }

  static XiangqiSetup strict(String fen) {
    return new FenReader(fen, 0, false).read();
  }

  static LenientSetup<XiangqiSetup> lenient(String fen) {
    return within(fen, 0, fen.length(), true);
  }

  /** Reads a part of a text; problems have their index in the whole. */
  static LenientSetup<XiangqiSetup> within(String text, int start, int end, boolean lenient) {
    FenReader reader = new FenReader(text.substring(start, end), start, lenient);
    XiangqiSetup setup = reader.read();
    return new LenientSetup<>(setup, reader.tolerated.build());
  }

  private XiangqiSetup read() {
    skipSpace(BOARD, 0);
    if (index == text.length()) {
      throw refusal("empty", BOARD, index, "there is no board");
    }
    board();
    Color side = side();
    dashes();
    int quietPlies = counter("halfmove", 0, 0);
    int moveNumber = counter("fullmove", 1, 1);
    int rest = WHITE_SPACE.negate().indexIn(text, index);
    if (rest >= 0) {
      throw refusal("too-long", "end", rest, "text after the sixth field");
    }
    skipSpace("end", 0);
    return XiangqiSetupValue.of(pieces.build(), side, quietPlies, moveNumber);
  }

  private void board() {
    for (int rank = 9; rank >= 0; rank--) {
      rank(rank);
      if (rank > 0) {
        if (!endsRank(at(index))) {
          throw tooWide(rank);
        }
        if (at(index) != '/') {
          throw refusal("ranks", BOARD, index, "the board ends after " + (10 - rank) + " ranks");
        }
        index++;
      }
    }
    if (at(index) == '/') {
      throw refusal("ranks", BOARD, index, "the board has more than ten ranks");
    }
  }

  private void rank(int rank) {
    int file = 0;
    boolean afterDigit = false;
    for (; file < 9 && !endsRank(at(index)); index++) {
      char c = at(index);
      if (DIGITS.matches(c)) {
        file += points(c, afterDigit, rank, file);
      } else {
        pieces.put(rank * 9 + file, piece(c));
        file++;
      }
      afterDigit = DIGITS.matches(c);
    }
    if (file < 9) {
      throw refusal("rank-width", BOARD, index, "rank " + rank + " has only " + file + " points");
    }
  }

  private int points(char digit, boolean afterDigit, int rank, int file) {
    int points = digit - '0';
    if (points == 0) {
      throw refusal("digit-zero", BOARD, index, "the digit 0");
    }
    if (file + points > 9) {
      throw tooWide(rank);
    }
    if (afterDigit) {
      tolerate("digits", BOARD, index, "two digits side by side");
    }
    return points;
  }

  private NotationException tooWide(int rank) {
    return refusal("rank-width", BOARD, index, "rank " + rank + " has more than 9 points");
  }

  private Piece piece(char letter) {
    Optional<Piece> piece = Piece.ofLetter(letter);
    if (piece.isPresent()) {
      return piece.get();
    }
    char other =
        switch (letter) {
          case 'H' -> 'N';
          case 'h' -> 'n';
          case 'E' -> 'B';
          case 'e' -> 'b';
          default -> letter;
        };
    if (other == letter) {
      throw refusal("letter", BOARD, index, "no piece has the letter " + shown(letter));
    }
    tolerate("letter", BOARD, index, "the letter " + letter + " instead of " + other);
    return Piece.ofLetter(other).orElseThrow();
  }

  /** The side, which may be missing or stand right behind the board. */
  private Color side() {
    if (index < text.length() && !WHITE_SPACE.matches(at(index))) {
      if (sideOf(at(index)).isEmpty()) {
        throw tooWide(0);
      }
      tolerate("no-space", BOARD, index, "no space between board and side");
    } else {
      skipSpace(SIDE, 1);
    }
    if (index == text.length()) {
      tolerate("missing", SIDE, index, "no side to move", "red taken");
      return Color.RED;
    }
    int start = index;
    String word = word();
    Optional<Color> color = word.length() == 1 ? sideOf(word.charAt(0)) : Optional.empty();
    if (color.isEmpty()) {
      throw refusal("side", SIDE, start, "the side is w or b");
    }
    if (!word.equals("w") && !word.equals("b")) {
      tolerate("side", SIDE, start, "the side " + word + " instead of w or b");
    }
    return color.get();
  }

  private static Optional<Color> sideOf(char letter) {
    return switch (Ascii.toLowerCase(letter)) {
      case 'w', 'r' -> Optional.of(Color.RED);
      case 'b' -> Optional.of(Color.BLACK);
      default -> Optional.empty();
    };
  }

  /** Fields 3 and 4, of no meaning here; other programs leave them out or keep chess's in them. */
  private void dashes() {
    for (String field : new String[] {"field 3", "field 4"}) {
      skipSpace(field, 1);
      int start = index;
      String word = word();
      if (word.equals("-")) {
        continue;
      }
      if (word.isEmpty()) {
        tolerate("missing", field, start, "missing");
      } else if (DIGITS.matchesAllOf(word)) {
        tolerate("missing", field, start, "a counter in place of a dash");
        index = start;
        spaceIsRead = true;
        return;
      } else if (CASTLING.matchesAllOf(word)) {
        tolerate("castling", field, start, "a castling field");
      } else {
        throw refusal("dash", field, start, "expected a dash");
      }
    }
  }

  private int counter(String field, int standard, int least) {
    skipSpace(field, 1);
    int start = index;
    String word = word();
    if (word.isEmpty()) {
      tolerate("missing", field, start, "missing", standard + " taken");
      return standard;
    }
    if (!DIGITS.matchesAllOf(word)) {
      throw refusal("counter", field, start, "expected a whole number");
    }
    String digits = CharMatcher.is('0').trimLeadingFrom(word);
    if (digits.length() < word.length() && word.length() > 1) {
      tolerate("leading-zero", field, start, "a leading zero");
    }
    if (digits.length() > 5) {
      throw refusal("counter-range", field, start, "greater than 99999");
    }
    int number = digits.isEmpty() ? 0 : Integer.parseInt(digits);
    if (number < least) {
      tolerate("counter-range", field, start, "less than " + least, least + " taken");
      return least;
    }
    return number;
  }

  /** Skips white space; anything but that many single spaces is not canonical. */
  private void skipSpace(String field, int spaces) {
    if (spaceIsRead) {
      spaceIsRead = false;
      return;
    }
    int start = index;
    while (index < text.length() && WHITE_SPACE.matches(text.charAt(index))) {
      index++;
    }
    int skipped = index - start;
    boolean canonical =
        skipped == spaces
            ? spaces == 0 || text.charAt(start) == ' '
            : skipped == 0 && index == text.length();
    if (!canonical) {
      tolerate("white-space", field, start, "not a single space between fields");
    }
  }

  private String word() {
    int start = index;
    while (index < text.length() && !WHITE_SPACE.matches(text.charAt(index))) {
      index++;
    }
    return text.substring(start, index);
  }

  /** The character there; a space beyond the end. */
  private char at(int i) {
    return i < text.length() ? text.charAt(i) : ' ';
  }

  private static boolean endsRank(char c) {
    return c == '/' || WHITE_SPACE.matches(c);
  }

  private static String shown(char c) {
    return c > ' ' && c < 127 ? String.valueOf(c) : String.format("U+%04X", (int) c);
  }

  private void tolerate(String code, String field, int at, String message) {
    if (!lenient) {
      throw refusal(code, field, at, message);
    }
    tolerated.add(problem(code, field, at, message));
  }

  /** The same where something has to be put in the place of what is wrong. */
  private void tolerate(String code, String field, int at, String message, String taken) {
    tolerate(code, field, at, lenient ? message + ", " + taken : message);
  }

  private NotationException refusal(String code, String field, int at, String message) {
    return new NotationException(problem(code, field, at, message));
  }

  private Problem problem(String code, String field, int start, String message) {
    int at = offset + start;
    return Problem.ofText(code, field, at, field + " at " + at + ": " + message);
  }
}

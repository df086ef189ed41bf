package io.github.xiangqirules.climbing;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the text of a set-up from left to right, strictly or leniently. */
final class SetupReader {
  private static final char END = '\0';
  private static final int MOST_DIGITS = 9;

  private final String text;
  private final boolean lenient;
  private final ImmutableList.Builder<Problem> tolerated = ImmutableList.builder();
  private String field = "placement";
  private int index;

  private SetupReader(String text, boolean lenient) {
    this.text = text;
    this.lenient = lenient;
  }

  static ClimbingSetup strict(String text) {
    return new SetupReader(text, false).read();
  }

  static LenientSetup<ClimbingSetup> lenient(String text) {
    SetupReader reader = new SetupReader(text, true);
    return new LenientSetup<>(reader.read(), reader.tolerated.build());
  }

  private ClimbingSetup read() {
    skipBlanks(0);
    List<ImmutableList<Optional<Piece>>> stacks = placement();
    nextField("side");
    Optional<Color> side = side();
    nextField("captured");
    List<Piece> captured = captured();
    nextField("quiet");
    int quietPlies = number();
    nextField("ply");
    int ply = number();
    skipBlanks(0);
    if (index < text.length()) {
      throw problem("too-long", "the text ends before this");
    }
    return ClimbingSetupValue.of(stacks, side, captured, quietPlies, ply);
  }

  private List<ImmutableList<Optional<Piece>>> placement() {
    List<ImmutableList<Optional<Piece>>> stacks = new ArrayList<>(ClimbingSetupValue.NO_STACKS);
    for (int rank = Square.WIDTH - 1; rank >= 0; rank--) {
      for (int file = 0; file < Square.WIDTH; file++) {
        stacks.set(Square.of(file, rank).ordinal(), stack());
        if (file < Square.WIDTH - 1) {
          expect(SetupText.FILE_END, "a rank has four squares with commas between");
        } else if (rank > 0) {
          expect(SetupText.RANK_END, "a board has four ranks with slashes between");
        }
      }
    }
    return stacks;
  }

  private ImmutableList<Optional<Piece>> stack() {
    List<Optional<Piece>> stack = new ArrayList<>();
    if (peek() == SetupText.NOTHING) {
      index++;
      return ImmutableList.of();
    }
    while (true) {
      Optional<Piece> piece = piece(peek());
      if (piece.isEmpty() && peek() != SetupText.FACE_DOWN) {
        break;
      }
      checkRoom(stack);
      stack.add(piece);
      index++;
    }
    if (stack.isEmpty()) {
      throw problem("square", "a square is - or has pieces, each ? or one of KABRNCPkabrncp");
    }
    return ImmutableList.copyOf(stack);
  }

  private Optional<Color> side() {
    Optional<Color> side =
        switch (peek()) {
          case SetupText.RED -> Optional.of(Color.RED);
          case SetupText.BLACK -> Optional.of(Color.BLACK);
          case SetupText.NOTHING -> Optional.empty();
          default -> throw problem("side", "the side to move is r, b or -");
        };
    index++;
    return side;
  }

  private List<Piece> captured() {
    List<Piece> captured = new ArrayList<>();
    if (peek() == SetupText.NOTHING) {
      index++;
      return captured;
    }
    boolean ordered = true;
    for (Optional<Piece> piece = piece(peek()); piece.isPresent(); piece = piece(peek())) {
      checkRoom(captured);
      if (ordered && !captured.isEmpty() && last(captured).compareTo(piece.get()) > 0) {
        ordered = false;
        tolerate("captured-order", index, "captured pieces come in the order KABRNCPkabrncp");
      }
      captured.add(piece.get());
      index++;
    }
    if (captured.isEmpty()) {
      throw problem("captured", "captured pieces are - or some of KABRNCPkabrncp");
    }
    return captured;
  }

  private static Piece last(List<Piece> pieces) {
    return pieces.get(pieces.size() - 1);
  }

  private int number() {
    int start = index;
    int number = 0;
    for (; peek() >= '0' && peek() <= '9'; index++) {
      if (number == 0 && index == start + 1) {
        tolerate("leading-zero", start, "a number has no zeros before it");
      }
      if (number > ClimbingSetupValue.LARGEST_COUNTER / 10) {
        throw problem("number", "a number has at most " + MOST_DIGITS + " digits");
      }
      number = 10 * number + peek() - '0';
    }
    if (index == start) {
      throw problem("number", field + " is a whole number from 0");
    }
    return number;
  }

  /** The piece of a letter; where it is lenient also E for an elephant and H for a horse. */
  private Optional<Piece> piece(char letter) {
    Optional<Piece> piece = Piece.ofLetter(letter);
    if (piece.isEmpty() && lenient) {
      piece =
          switch (letter) {
            case 'E' -> Optional.of(Piece.RED_ELEPHANT);
            case 'H' -> Optional.of(Piece.RED_HORSE);
            case 'e' -> Optional.of(Piece.BLACK_ELEPHANT);
            case 'h' -> Optional.of(Piece.BLACK_HORSE);
            default -> Optional.empty();
          };
      piece.ifPresent(known -> tolerate("letter", index, letter + " is written " + known.letter()));
    }
    return piece;
  }

  /** Goes over the blank before a field. */
  private void nextField(String next) {
    if (skipBlanks(1) == 0) {
      // Anything but a blank belongs to the field before; the end is where the next one is missing.
      field = index == text.length() ? next : field;
      throw index == text.length()
          ? problem("missing", "the text ends before " + next)
          : problem("unexpected", "no such character in " + field);
    }
    field = next;
  }

  /** Skips white space, of which so many chars are canonical, and returns how many there were. */
  private int skipBlanks(int canonical) {
    int start = index;
    if (!lenient) {
      if (canonical == 1 && peek() == ' ') {
        index++;
      }
      return index - start;
    }
    boolean other = false;
    while (index < text.length() && Character.isWhitespace(text.charAt(index))) {
      other |= text.charAt(index) != ' ';
      index++;
    }
    int count = index - start;
    if (count > canonical || (other && count > 0)) {
      tolerate("white-space", start, "fields are separated by single blanks");
    }
    return count;
  }

  private void expect(char expected, String message) {
    if (peek() != expected) {
      throw problem("placement", message);
    }
    index++;
  }

  private char peek() {
    return index < text.length() ? text.charAt(index) : END;
  }

  private void checkRoom(List<?> pieces) {
    if (pieces.size() == ClimbingSetupValue.MOST_PIECES) {
      throw problem("too-many-pieces", "more than " + pieces.size() + " pieces in a row");
    }
  }

  /** Notes what is not canonical, or refuses it. */
  private void tolerate(String code, int at, String message) {
    if (!lenient) {
      index = at;
      throw problem(code, message);
    }
    tolerated.add(Problem.ofText(code, field, at, message));
  }

  private NotationException problem(String code, String message) {
    return new NotationException(Problem.ofText(code, field, index, message));
  }
}

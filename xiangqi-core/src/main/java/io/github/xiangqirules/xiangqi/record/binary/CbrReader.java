package io.github.xiangqirules.xiangqi.record.binary;

import static java.nio.charset.StandardCharsets.UTF_16LE;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.board.Board;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.TreeBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Unreadable;
import java.util.Optional;

/** Reads the records of CCBridge, alone or in a library. */
public final class CbrReader {
  private final ByteReader file;
  private final Problems problems = new Problems();
  private final DraftBuilder draft = new DraftBuilder(problems);

  private CbrReader(ByteReader file) {
    this.file = file;
  }

  /**
   * Reads a file.
   *
   * @throws NotationException if it is none, is of a kind that is not known, or its header is cut
   */
  public static Draft read(byte[] bytes) {
    return of(new ByteReader(bytes)).read(true);
  }

  /** Reads a record of a library, which is as long as its place there and not as its moves. */
  static Draft readPadded(ByteReader file) {
    return of(file).read(false);
  }

  private static CbrReader of(ByteReader file) {
    if (!file.startsWith(CbrLayout.MAGIC)) {
      throw Unreadable.file("cbr", file.inFile(0), "it does not begin as such a record does");
    }
    if (file.length() > CbrLayout.KIND && file.u8At(CbrLayout.KIND) != CbrLayout.KNOWN_KIND) {
      // Kind 1 is older and codes moves in another way that is described nowhere; 3 is newer.
      throw Unreadable.file(
          "cbr",
          file.inFile(CbrLayout.KIND),
          "a record of kind " + file.u8At(CbrLayout.KIND) + ", of which only 2 can be read");
    }
    if (file.length() < CbrLayout.HEADER) {
      throw Unreadable.file("cbr", file.inFile(file.length()), "the header is cut");
    }
    return new CbrReader(file);
  }

  private Draft read(boolean endsWithItsMoves) {
    for (Field field : CbrLayout.TEXTS) {
      draft.header(field.name(), text(field));
    }
    draft.result(file.u8At(CbrLayout.RESULT));
    TreeBuilder tree = new TreeBuilder(setup(), true, problems);
    TreeStream.read(new CbrNodes(file.at(CbrLayout.HEADER), problems), tree);
    if (endsWithItsMoves) {
      file.tellSurplus("the moves", problems);
    }
    return draft.build(tree);
  }

  /** Up to the first unit that is zero; what is after it is whatever was in memory. */
  private String text(Field field) {
    int length = 0;
    while (length < field.size()
        && (file.u8At(field.offset() + length) | file.u8At(field.offset() + length + 1)) != 0) {
      length += 2;
    }
    return DecodedText.of(
        file.at(field.offset()), length, UTF_16LE, "header " + field.name(), problems);
  }

  private XiangqiSetup setup() {
    XiangqiSetup setup = XiangqiSetup.empty();
    for (int square = 0; square < Board.POINTS; square++) {
      int number = file.u8At(CbrLayout.BOARD + square);
      Optional<Piece> piece = piece(number);
      if (piece.isPresent()) {
        setup = setup.with(Point.values()[point(square)], piece.get());
      } else if (number != 0) {
        problems.atByte(
            "set-up",
            file.inFile(CbrLayout.BOARD + square),
            "no piece has the number " + number,
            "left free");
      }
    }
    return setup
        .withSideToMove(SideByte.read(file, CbrLayout.SIDE, 1, problems))
        .withMoveNumber(Math.max(file.at(CbrLayout.FIRST_MOVE).u16(), 1));
  }

  private static Optional<Piece> piece(int number) {
    int kind = (number & 0x0f) - 1;
    int color = number >> 4;
    if (kind < 0 || kind >= CbrLayout.PIECES.length() || color < 1 || color > 2) {
      return Optional.empty();
    }
    return Piece.ofLetter(CbrLayout.PIECES.charAt(kind))
        .map(piece -> Piece.of(color == 1 ? Color.RED : Color.BLACK, piece.kind()));
  }

  /** Squares are counted from black's back rank. */
  static int point(int square) {
    return square < Board.POINTS ? Grid.fromTop(square % 9, square / 9) : -1;
  }
}

package io.github.xiangqirules.xiangqi.record.binary;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_16LE;

import com.google.common.base.Ascii;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Losses;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Optional;

/** Writes a record of CCBridge. */
final class CbrWriter extends TreeFileWriter {
  private static final int PLAY_STATE_LENGTH = 4;

  private CbrWriter(GameRecord record, Losses losses) {
    super(record, UTF_16LE, losses);
  }

  static void write(GameRecord record, Losses losses, OutputStream out) throws IOException {
    new CbrWriter(record, losses).write(out);
  }

  @Override
  byte[] header() {
    byte[] header = new byte[CbrLayout.HEADER];
    byte[] magic = CbrLayout.MAGIC.getBytes(US_ASCII);
    System.arraycopy(magic, 0, header, 0, magic.length);
    header[CbrLayout.KIND] = CbrLayout.KNOWN_KIND;
    header[CbrLayout.GAME_KIND] = 1;
    header[CbrLayout.RESULT] = (byte) DraftBuilder.number(record.result());
    header[CbrLayout.SIDE] = (byte) (record.start().sideToMove() == Color.RED ? 1 : 2);
    firstMove(header, CbrLayout.FIRST_MOVE, record.start().moveNumber());
    Arrays.fill(header, CbrLayout.PLAY_STATE, CbrLayout.PLAY_STATE + PLAY_STATE_LENGTH, (byte) -1);
    record
        .start()
        .pieces()
        .forEach((point, piece) -> header[CbrLayout.BOARD + square(point)] = (byte) number(piece));
    Fields.write(
        record.headers(),
        CbrLayout.TEXTS,
        2,
        charset,
        losses,
        (field, bytes) -> System.arraycopy(bytes, 0, header, field.offset(), bytes.length));
    return header;
  }

  private static int square(Point point) {
    return 9 * Grid.row(point.ordinal()) + Grid.file(point.ordinal());
  }

  private static int number(Piece piece) {
    char letter = Ascii.toUpperCase(piece.letter());
    return (piece.color() == Color.RED ? 0x10 : 0x20) + CbrLayout.PIECES.indexOf(letter) + 1;
  }

  @Override
  void node(Optional<XiangqiMove> move, boolean hasNext, boolean hasSibling, String comment) {
    nodes
        .u8(
            (hasNext ? 0 : CbrLayout.LAST)
                | (hasSibling ? CbrLayout.SIBLING : 0)
                | (comment.isEmpty() ? 0 : CbrLayout.COMMENT))
        .u8(0)
        .u8(move.map(XiangqiMove::from).map(CbrWriter::square).orElse(0))
        .u8(move.map(XiangqiMove::to).map(CbrWriter::square).orElse(0));
    if (!comment.isEmpty()) {
      nodes.withLength(comment, charset);
    }
  }
}

package io.github.xiangqirules.xiangqi.record.binary;

import static java.nio.charset.StandardCharsets.US_ASCII;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.Header;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Losses;
import io.github.xiangqirules.xiangqi.record.tree.Men;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.util.Optional;

/** Writes XQF 1.0, which is not encrypted; texts are in the character set of mainland China. */
final class XqfWriter extends TreeFileWriter {
  private static final int NEXT = 0xf0;
  private static final int SIBLING = 0x0f;
  private static final int OFF_BOARD = 0xff;

  private XqfWriter(GameRecord record, Charset charset, Losses losses) {
    super(record, charset, losses);
  }

  static void write(GameRecord record, Charset charset, Losses losses, OutputStream out)
      throws IOException {
    new XqfWriter(record, charset, losses).write(out);
  }

  @Override
  byte[] header() {
    byte[] header = new byte[XqfLayout.HEADER];
    byte[] magic = XqfLayout.MAGIC.getBytes(US_ASCII);
    System.arraycopy(magic, 0, header, 0, magic.length);
    header[XqfLayout.VERSION] = XqfLayout.PLAIN;
    int[] points = Men.points(record.start());
    for (int i = 0; i < points.length; i++) {
      header[XqfLayout.MEN + i] = (byte) (points[i] < 0 ? OFF_BOARD : square(points[i]));
    }
    int number = record.start().moveNumber();
    firstMove(header, XqfLayout.FIRST_MOVE, number == 1 ? XqfLayout.FIRST_MOVE_UNTOLD : number);
    header[XqfLayout.SIDE] = (byte) side();
    header[XqfLayout.RESULT] = (byte) DraftBuilder.number(record.result());
    Fields.write(
        withoutStage(header),
        XqfLayout.TEXTS,
        1,
        charset,
        losses,
        (field, bytes) -> {
          header[field.offset()] = (byte) bytes.length;
          System.arraycopy(bytes, 0, header, field.offset() + 1, bytes.length);
        });
    return header;
  }

  /** The headers that are texts; the stage of the game is a number and set here. */
  private ImmutableList<Header> withoutStage(byte[] header) {
    ImmutableList.Builder<Header> texts = ImmutableList.builder();
    for (Header told : record.headers()) {
      int stage = XqfLayout.STAGES.indexOf(told.value()) + 1;
      if (Ascii.equalsIgnoreCase(told.name(), XqfLayout.STAGE_NAME)
          && stage > 0
          && header[XqfLayout.STAGE] == 0) {
        header[XqfLayout.STAGE] = (byte) stage;
      } else {
        texts.add(told);
      }
    }
    return texts.build();
  }

  private int side() {
    return record.start().sideToMove() == Color.RED ? 0 : 1;
  }

  private static int square(Point point) {
    return square(point.ordinal());
  }

  private static int square(int point) {
    return 10 * Grid.file(point) + Grid.rank(point);
  }

  @Override
  void node(Optional<XiangqiMove> move, boolean hasNext, boolean hasSibling, String comment) {
    int from = move.map(XiangqiMove::from).map(XqfWriter::square).orElse(0);
    int to = move.map(XiangqiMove::to).map(XqfWriter::square).orElse(side());
    nodes
        .u8(from + XqfLayout.FROM_OFFSET)
        .u8(to + XqfLayout.TO_OFFSET)
        .u8((hasNext ? NEXT : 0) | (hasSibling ? SIBLING : 0))
        .u8(move.isPresent() ? 0 : 0xff)
        .withLength(comment, charset);
  }
}

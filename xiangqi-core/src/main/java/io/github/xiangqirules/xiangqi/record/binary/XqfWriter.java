package io.github.xiangqirules.xiangqi.record.binary;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.MoveNode;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Losses;
import io.github.xiangqirules.xiangqi.record.tree.Men;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;

/** Writes XQF 1.0, which is not encrypted; texts are in the character set of mainland China. */
final class XqfWriter {
  private static final int NEXT = 0xf0;
  private static final int SIBLING = 0x0f;
  private static final int OFF_BOARD = 0xff;

  private final GameRecord record;
  private final Charset charset;
  private final Losses losses;
  private final ByteWriter nodes = new ByteWriter();

  private XqfWriter(GameRecord record, Charset charset, Losses losses) {
    this.record = record;
    this.charset = charset;
    this.losses = losses;
  }

  static void write(GameRecord record, Charset charset, Losses losses, OutputStream out)
      throws IOException {
    new XqfWriter(record, charset, losses).write(out);
  }

  private void write(OutputStream out) throws IOException {
    byte[] header = header();
    losses.counters(record.start());
    losses.annotations(record.root());
    TreeWriter.write(record.root(), this::node);
    out.write(header);
    nodes.writeTo(out);
  }

  private byte[] header() {
    byte[] header = new byte[XqfLayout.HEADER];
    byte[] magic = XqfLayout.MAGIC.getBytes(US_ASCII);
    System.arraycopy(magic, 0, header, 0, magic.length);
    header[XqfLayout.VERSION] = XqfLayout.PLAIN;
    int[] points = Men.points(record.start());
    for (int i = 0; i < points.length; i++) {
      header[XqfLayout.MEN + i] = (byte) (points[i] < 0 ? OFF_BOARD : square(points[i]));
    }
    header[XqfLayout.SIDE] = (byte) side();
    header[XqfLayout.RESULT] = (byte) DraftBuilder.number(record.result());
    Fields.write(
        record,
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

  private int side() {
    return record.start().sideToMove() == Color.RED ? 0 : 1;
  }

  private static int square(int point) {
    return 10 * Grid.file(point) + Grid.rank(point);
  }

  private void node(MoveNode node, boolean hasNext, boolean hasSibling) {
    int from = node.move().map(XiangqiMove::from).map(p -> square(p.ordinal())).orElse(0);
    int to = node.move().map(XiangqiMove::to).map(p -> square(p.ordinal())).orElse(side());
    String comment = losses.storable(node.comment(), charset, "comment of " + node);
    nodes
        .u8(from + XqfLayout.FROM_OFFSET)
        .u8(to + XqfLayout.TO_OFFSET)
        .u8((hasNext ? NEXT : 0) | (hasSibling ? SIBLING : 0))
        .u8(node.move().isPresent() ? 0 : 0xff)
        .withLength(comment.replace("\n", "\r\n"), charset);
  }
}

package io.github.xiangqirules.xiangqi.record.binary;

import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.MoveNode;
import io.github.xiangqirules.xiangqi.record.tree.Losses;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.util.Optional;

/** Writes a file that is a header and after it the nodes of a tree. */
abstract class TreeFileWriter {
  private static final int MOST_FIRST_MOVE = 0xffff;

  final GameRecord record;
  final Charset charset;
  final Losses losses;
  final ByteWriter nodes = new ByteWriter();

  TreeFileWriter(GameRecord record, Charset charset, Losses losses) {
    this.record = record;
    this.charset = charset;
    this.losses = losses;
  }

  /**
   * Puts the number of the first move into its two bytes; one for which they are too few is lost.
   */
  final void firstMove(byte[] header, int offset, int number) {
    int held = number <= MOST_FIRST_MOVE ? number : 1;
    losses.counters(record.start(), held == number);
    header[offset] = (byte) held;
    header[offset + 1] = (byte) (held >> 8);
  }

  final void write(OutputStream out) throws IOException {
    byte[] header = header();
    losses.annotations(record.root());
    TreeWriter.write(record.root(), this::node);
    out.write(header);
    nodes.writeTo(out);
  }

  private void node(MoveNode node, int ply, boolean hasNext, boolean hasSibling) {
    String comment = losses.comment(node, ply, charset);
    node(node.move(), hasNext, hasSibling, comment.replace("\n", "\r\n"));
  }

  abstract byte[] header();

  /** Adds a node; its move is empty for the start. */
  abstract void node(
      Optional<XiangqiMove> move, boolean hasNext, boolean hasSibling, String comment);
}

package io.github.xiangqirules.xiangqi.record.binary;

import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Grid;
import io.github.xiangqirules.xiangqi.record.tree.Men;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.TreeBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Unreadable;
import java.nio.charset.Charset;

/** Reads XQF files of all versions. */
public final class XqfReader {
  private final ByteReader file;
  private final Charset charset;
  private final XqfKeys keys;
  private final Problems problems = new Problems();
  private final DraftBuilder draft = new DraftBuilder(problems);

  private XqfReader(byte[] bytes, Charset charset) {
    this.file = new ByteReader(bytes);
    if (!file.startsWith(XqfLayout.MAGIC)) {
      throw Unreadable.file("xqf", 0, "it does not begin as such a file does");
    }
    if (file.length() < XqfLayout.HEADER) {
      throw Unreadable.file("xqf", file.length(), "the header is cut");
    }
    this.charset = charset;
    this.keys = XqfKeys.of(file);
  }

  /**
   * Reads a file.
   *
   * @throws NotationException if it is none or its header is cut
   */
  public static Draft read(byte[] bytes, Charset charset) {
    return new XqfReader(bytes, charset).read();
  }

  private Draft read() {
    checkKeys();
    for (Field field : XqfLayout.TEXTS) {
      draft.header(field.name(), text(field));
    }
    stage(file.u8At(XqfLayout.STAGE));
    draft.result(file.u8At(XqfLayout.RESULT));
    TreeBuilder tree = new TreeBuilder(setup(), true, problems);
    boolean plain = file.u8At(XqfLayout.VERSION) <= XqfLayout.PLAIN;
    ByteReader nodes = deciphered();
    TreeStream.read(new XqfNodes(nodes, keys, plain, charset, problems), tree);
    nodes.tellSurplus("the moves", problems);
    return draft.build(tree);
  }

  private void stage(int number) {
    if (number > XqfLayout.STAGES.size()) {
      problems.atByte("header", XqfLayout.STAGE, "no stage has the number " + number, "left out");
    } else if (number > 0) {
      draft.header(XqfLayout.STAGE_NAME, XqfLayout.STAGES.get(number - 1));
    }
  }

  private ByteReader deciphered() {
    byte[] bytes = new byte[file.length()];
    for (int i = XqfLayout.HEADER; i < bytes.length; i++) {
      bytes[i] = (byte) (file.u8At(i) - keys.stream().get(i % keys.stream().length()));
    }
    return new ByteReader(bytes).at(XqfLayout.HEADER);
  }

  private void checkKeys() {
    int sum = 0;
    for (int i = 0; i < 4; i++) {
      sum += file.u8At(XqfLayout.KEYS + i);
    }
    if ((sum & 0xff) != 0) {
      problems.atByte("checksum", XqfLayout.KEYS, "the sum of the keys is wrong", "read as it is");
    }
  }

  private String text(Field field) {
    int length = file.u8At(field.offset());
    if (length >= field.size()) {
      problems.add(
          "header",
          "header " + field.name(),
          length + " bytes long, with room for " + (field.size() - 1),
          "cut to the room there is");
      length = field.size() - 1;
    }
    return DecodedText.of(
        file.at(field.offset() + 1), length, charset, "header " + field.name(), problems);
  }

  private XiangqiSetup setup() {
    int[] points = new int[Men.COUNT];
    for (int i = 0; i < points.length; i++) {
      int square = file.u8At(XqfLayout.MEN + i) - keys.men() & 0xff;
      points[(keys.menMoved() + i) % points.length] = point(square);
    }
    return Men.setup(points, problems)
        .withSideToMove(SideByte.read(file, XqfLayout.SIDE, 0, problems))
        .withMoveNumber(Math.max(file.at(XqfLayout.FIRST_MOVE).u16(), 1));
  }

  /** A point is a number of two digits: the file, the rank. */
  static int point(int square) {
    return Grid.point(square / 10, square % 10);
  }
}

package io.github.xiangqirules.xiangqi.record.binary;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.hash.Hashing;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.xiangqi.record.tree.Draft;
import io.github.xiangqirules.xiangqi.record.tree.DraftBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Problems;
import io.github.xiangqirules.xiangqi.record.tree.StartText;
import io.github.xiangqirules.xiangqi.record.tree.TreeBuilder;
import io.github.xiangqirules.xiangqi.record.tree.Unreadable;

/** Reads XQR files: fields of a type, a length and a value, of which one is the tree of moves. */
public final class XqrReader {
  static final String MAGIC = "\0\2 \27";
  private static final int RESULT = 7;
  private static final int FEN = 8;
  private static final int MOVES = 9;
  private static final int SUM = 10;

  private final byte[] bytes;
  private final ByteReader file;
  private final Problems problems = new Problems();
  private final DraftBuilder draft = new DraftBuilder(problems);
  private StartText start = StartText.initial();

  private XqrReader(byte[] bytes) {
    this.bytes = bytes;
    this.file = new ByteReader(bytes);
  }

  /**
   * Reads a file.
   *
   * @throws NotationException if it is none
   */
  public static Draft read(byte[] bytes) {
    if (!new ByteReader(bytes).startsWith(MAGIC)) {
      throw Unreadable.file("xqr", 0, "it does not begin as such a file does");
    }
    return new XqrReader(bytes).read();
  }

  private Draft read() {
    file.skip(MAGIC.length());
    while (file.has(2)) {
      int type = file.u8();
      int length = file.u8();
      if (type == MOVES) {
        return moves();
      }
      if (!file.has(length)) {
        problems.atByte("cut", file.position(), "a field of " + length + " bytes", "left out");
        break;
      }
      field(type, length);
    }
    problems.atByte("cut", file.position(), "there are no moves", "read as a game without any");
    return draft.build(start.tree(problems));
  }

  private void field(int type, int length) {
    if (type == RESULT && length == 1) {
      draft.result(file.u8());
      return;
    }
    String text = DecodedText.of(file, length, UTF_8, "byte " + file.position(), problems);
    if (type == FEN) {
      start = StartText.of(text, problems);
    } else {
      draft.header(name(type), text);
    }
  }

  private static String name(int type) {
    return switch (type) {
      case 1 -> "Version";
      case 2 -> "Event";
      case 3 -> "Site";
      case 4 -> "Date";
      case 5 -> "Red";
      case 6 -> "Black";
      default -> "Field" + type;
    };
  }

  private Draft moves() {
    TreeBuilder tree = start.tree(problems);
    TreeStream.read(new XqrNodes(file, problems), tree);
    checkSum();
    return draft.build(tree);
  }

  private void checkSum() {
    int end = file.position();
    if (!file.has(6) || file.u8() != SUM) {
      problems.atByte("cut", end, "the sum over the file is missing", "read as it is");
      return;
    }
    file.skip(1);
    int told = (int) file.u32BigEndian();
    if (told != Hashing.crc32().hashBytes(bytes, 0, end).asInt()) {
      problems.atByte("checksum", end, "the sum over the file is wrong", "read as it is");
    }
    file.tellSurplus("the sum", problems);
  }
}

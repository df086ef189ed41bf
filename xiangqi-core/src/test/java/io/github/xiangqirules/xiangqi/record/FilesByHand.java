package io.github.xiangqirules.xiangqi.record;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.hash.Hashing;
import com.google.common.primitives.Ints;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;

/** Small files of the formats that the library only reads, put together byte by byte. */
final class FilesByHand {
  static final Charset GBK = Charset.forName("GBK");

  private static final String COPYRIGHT = "[(C) Copyright Mr. Dong Shiwei.]";

  private FilesByHand() {}

  /** A game of two moves with a comment, a variation and headers. */
  static GameRecord sample() {
    XiangqiMove cannon = XiangqiMove.parse("h2e2");
    return GameRecord.of(XiangqiSetup.initial())
        .withLine(List.of(cannon, XiangqiMove.parse("h9g7")))
        .withLine(List.of(cannon, XiangqiMove.parse("b9c7")))
        .withLine(List.of(XiangqiMove.parse("c3c4")))
        .withNode(List.of(cannon), node -> node.withComment("中炮"))
        .withNode(List.of(), node -> node.withComment("例局"))
        .withHeader("Title", "样本")
        .withResult(GameResult.RED_WINS);
  }

  static byte[] written(GameRecord game, RecordFormat format) {
    return written(game, WriteOptions.of(format));
  }

  static byte[] written(GameRecord game, WriteOptions options) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      Records.write(List.of(game), options, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /** An XQF file of the sample as a version from 11 on writes it. */
  static byte[] encryptedXqf(int version, int mask, int[] orBits, int keySum, int p, int f) {
    byte[] plain = written(sample(), RecordFormat.XQF);
    int t = -(keySum + p + f) & 0xff;
    int[] keys = {keySum, p, f, t};
    int men = (54 * p * p + 221) * p & 0xff;
    int from = (54 * f * f + 221) * men & 0xff;
    int to = (54 * t * t + 221) * from & 0xff;
    int length = (256 * keySum + p) % 32000 + 767;
    byte[] header = Arrays.copyOf(plain, 0x400);
    header[2] = (byte) version;
    header[3] = (byte) mask;
    for (int i = 0; i < 4; i++) {
      header[8 + i] = (byte) orBits[i];
      header[12 + i] = (byte) keys[i];
    }
    for (int i = 0; i < 32; i++) {
      int place = version >= 12 ? (men + 1 + i) % 32 : i;
      header[16 + i] = (byte) (plain[16 + place] + men);
    }
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    for (int i = 0x400; i < plain.length; ) {
      int size = (plain[i + 4] & 0xff) | (plain[i + 5] & 0xff) << 8;
      int flags = ((plain[i + 2] & 0xf0) != 0 ? 0x80 : 0) | ((plain[i + 2] & 0x0f) != 0 ? 0x40 : 0);
      stream.write(plain[i] + from);
      stream.write(plain[i + 1] + to);
      stream.write(flags | (size > 0 ? 0x20 : 0) | 0x13);
      stream.write(0x77);
      if (size > 0) {
        stream.writeBytes(Ints.toByteArray(Integer.reverseBytes(size + length)));
        stream.write(plain, i + 8, size);
      }
      i += 8 + size;
    }
    byte[] nodes = stream.toByteArray();
    for (int i = 0; i < nodes.length; i++) {
      int key = ((keys[i % 4] & mask) | orBits[i % 4]) & COPYRIGHT.charAt(i % 32);
      nodes[i] = (byte) (nodes[i] + key);
    }
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(header);
    file.writeBytes(nodes);
    return file.toByteArray();
  }

  /** A library of three records: a heading, the sample, and the sample once more, deleted. */
  static byte[] cbl() {
    byte[] heading =
        written(GameRecord.of(XiangqiSetup.empty()).withHeader("Title", "第一轮"), RecordFormat.CBR);
    byte[] game = written(sample(), RecordFormat.CBR);
    byte[][] records = {heading, game, game.clone()};
    int count = 128;
    int start = 66624 + 276 * count;
    byte[] file = new byte[start + 3 * 4096];
    put(file, 0, "CCBridgeLibrary".getBytes(UTF_8));
    file[60] = (byte) count;
    for (int i = 0; i < records.length; i++) {
      byte[] id = new byte[16];
      id[0] = (byte) (0xa0 + i);
      id[15] = 1;
      put(records[i], 20, id);
      put(file, start + i * 4096, records[i]);
      int entry = 66624 + 276 * i;
      file[entry] = (byte) (i == 2 ? 5 : 7);
      String guid = "{000000A" + i + "-0000-0000-0000-000000000001}";
      put(file, entry + 20, guid.getBytes(UTF_16LE));
    }
    return file;
  }

  private static void put(byte[] file, int offset, byte[] bytes) {
    System.arraycopy(bytes, 0, file, offset, bytes.length);
  }

  static byte[] cbf() {
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <ChineseChessRecord Version="1.0"><Head><Name>样本</Name><Red/><RecordResult>1</RecordResult>
        <FEN>rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1</FEN></Head>
        <MoveList><Move value="00-00"><![CDATA[例局]]></Move>
        <Move value="77-47"><![CDATA[中炮]]></Move><Move value="70-62" end="1"/></MoveList>
        </ChineseChessRecord>
        """
        .getBytes(UTF_8);
  }

  /** The moves h2e2 (with a comment, and c3c4 beside it) and h9g7. */
  static byte[] xqr() {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(new byte[] {0, 2, 0x20, 0x17, 1, 1, 0, 5, 2, 'A', 'B', 7, 1, 1, 9, 0});
    file.writeBytes(new byte[] {0, 0, 1, 0});
    byte[] comment = "中炮".getBytes(UTF_8);
    file.writeBytes(new byte[] {0x77, 0x74, 7, 0});
    file.writeBytes(Ints.toByteArray(comment.length));
    file.writeBytes(comment);
    file.writeBytes(new byte[] {0x07, 0x26, 0, 0});
    file.writeBytes(new byte[] {0x62, 0x52, 0, 0});
    int sum = Hashing.crc32().hashBytes(file.toByteArray()).asInt();
    file.writeBytes(new byte[] {10, 4});
    file.writeBytes(Ints.toByteArray(sum));
    return file.toByteArray();
  }

  static byte[] che(int type) {
    int b = type == 0 ? 1 : 0;
    return (type
            + " 2 0 1 0 "
            + (2 + b)
            + " "
            + (7 + b)
            + " "
            + (2 + b)
            + " "
            + (4 + b)
            + " 0 1 0 0 "
            + "1 0 "
            + (9 + b)
            + " "
            + (7 + b)
            + " "
            + (7 + b)
            + " "
            + (6 + b)
            + " 0 2 0 0")
        .getBytes(UTF_8);
  }

  /** The moves h2e2 and h9g7, on a board as one side or the other sees it. */
  static byte[] ccm(boolean turned) {
    int[][] moves = {{7, 4, 7, 7}, {7, 6, 0, 2}};
    byte[] file = new byte[14];
    for (int i = 0; i < 2; i++) {
      for (int k = 0; k < 4; k++) {
        int value = turned ? (k < 2 ? 8 : 9) - moves[i][k] : moves[i][k];
        file[7 * i + 3 + k] = (byte) value;
      }
    }
    return file;
  }

  static byte[] chn() {
    byte[] file = new byte[188 + 64];
    byte[][] moves = {{7, 7, 4, 7}, {7, 0, 6, 2}};
    for (int i = 0; i < 2; i++) {
      for (int k = 0; k < 4; k++) {
        file[188 + 32 * i + 4 + 2 * k] = moves[i][k];
      }
    }
    return file;
  }

  static byte[] mxq() {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    String[] strings = {
      "北京",
      "2009-12-19",
      "蒋川-胜-李雪松",
      "2500",
      "2400",
      "",
      "",
      "",
      "",
      "",
      "例局",
      "",
      "7C-4C",
      "7J-6H",
      "Ends",
    };
    for (String text : strings) {
      byte[] bytes = text.getBytes(GBK);
      file.write(bytes.length);
      file.writeBytes(bytes);
    }
    return file.toByteArray();
  }
}

package io.github.xiangqirules.xiangqi.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.NotationException;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Any bytes at all, given to every reader: they are read or refused with the documented exception,
 * what is kept is legal and no larger than the file, and can be written and read again. The seeds
 * are files that the library writes or that are put together by hand; inputs that once failed are
 * kept in the folders of this test's inputs.
 */
class RecordFuzzTest {
  private static final ImmutableList<WriteOptions> FORMS = forms();

  private static ImmutableList<WriteOptions> forms() {
    ImmutableList.Builder<WriteOptions> forms = ImmutableList.builder();
    for (RecordFormat format : RecordFormat.values()) {
      if (format.isWritten()) {
        forms.add(WriteOptions.of(format));
      }
    }
    for (Movetext movetext : Movetext.values()) {
      forms.add(WriteOptions.of(RecordFormat.PGN).withMovetext(movetext));
    }
    return forms.build();
  }

  static Stream<byte[]> pgnFiles() {
    return Stream.of(Movetext.values())
        .map(WriteOptions.of(RecordFormat.PGN)::withMovetext)
        .map(options -> FilesByHand.written(FilesByHand.sample(), options));
  }

  @MethodSource("pgnFiles")
  @FuzzTest
  void pgn(byte[] file) throws IOException {
    check(file, RecordFormat.PGN);
  }

  static Stream<byte[]> dhtmlxqFiles() {
    return written(RecordFormat.DHTMLXQ);
  }

  @MethodSource("dhtmlxqFiles")
  @FuzzTest
  void dhtmlxq(byte[] file) throws IOException {
    check(file, RecordFormat.DHTMLXQ);
  }

  static Stream<byte[]> xqfFiles() {
    return Stream.concat(
        written(RecordFormat.XQF),
        Stream.of(11, 12, 18)
            .map(v -> FilesByHand.encryptedXqf(v, 0xb7, new int[] {0x51, 12, 0xa3, 24}, 7, 8, 9)));
  }

  @MethodSource("xqfFiles")
  @FuzzTest
  void xqf(byte[] file) throws IOException {
    check(file, RecordFormat.XQF);
  }

  static Stream<byte[]> cbrFiles() {
    return written(RecordFormat.CBR);
  }

  @MethodSource("cbrFiles")
  @FuzzTest
  void cbr(byte[] file) throws IOException {
    check(file, RecordFormat.CBR);
  }

  static Stream<byte[]> cblFiles() {
    return Stream.of(FilesByHand.cbl());
  }

  @MethodSource("cblFiles")
  @FuzzTest
  void cbl(byte[] file) throws IOException {
    check(file, RecordFormat.CBL);
  }

  static Stream<byte[]> cbfFiles() {
    return Stream.of(FilesByHand.cbf());
  }

  @MethodSource("cbfFiles")
  @FuzzTest
  void cbf(byte[] file) throws IOException {
    check(file, RecordFormat.CBF);
  }

  static Stream<byte[]> wxfFiles() {
    return written(RecordFormat.WXF);
  }

  @MethodSource("wxfFiles")
  @FuzzTest
  void wxf(byte[] file) throws IOException {
    check(file, RecordFormat.WXF);
  }

  static Stream<byte[]> xqrFiles() {
    return Stream.of(FilesByHand.xqr());
  }

  @MethodSource("xqrFiles")
  @FuzzTest
  void xqr(byte[] file) throws IOException {
    check(file, RecordFormat.XQR);
  }

  static Stream<byte[]> cheFiles() {
    return Stream.of(FilesByHand.che(0), FilesByHand.che(1));
  }

  @MethodSource("cheFiles")
  @FuzzTest
  void che(byte[] file) throws IOException {
    check(file, RecordFormat.CHE);
  }

  static Stream<byte[]> ccmFiles() {
    return Stream.of(FilesByHand.ccm(false), FilesByHand.ccm(true));
  }

  @MethodSource("ccmFiles")
  @FuzzTest
  void ccm(byte[] file) throws IOException {
    check(file, RecordFormat.CCM);
  }

  static Stream<byte[]> chnFiles() {
    return Stream.of(FilesByHand.chn());
  }

  @MethodSource("chnFiles")
  @FuzzTest
  void chn(byte[] file) throws IOException {
    check(file, RecordFormat.CHN);
  }

  static Stream<byte[]> mxqFiles() {
    return Stream.of(FilesByHand.mxq());
  }

  @MethodSource("mxqFiles")
  @FuzzTest
  void mxq(byte[] file) throws IOException {
    check(file, RecordFormat.MXQ);
  }

  private static Stream<byte[]> written(RecordFormat format) {
    return Stream.of(FilesByHand.written(FilesByHand.sample(), format));
  }

  /** Reads a file as what it seems to be, and as the format even if it does not seem to be it. */
  private static void check(byte[] file, RecordFormat format) throws IOException {
    check(file, ReadOptions.standard());
    check(file, ReadOptions.standard().withFormat(format).withDeletedGames(true));
  }

  private static void check(byte[] file, ReadOptions options) throws IOException {
    RecordFile read;
    try {
      read = Records.read(file, options);
    } catch (NotationException e) {
      assertFalse(e.problems().isEmpty());
      return;
    }
    assertTrue(size(read) <= file.length, "more is kept than the file can hold");
    for (GameRecord game : read.games()) {
      assertEquals(game.root(), game.withRoot(game.root()).root());
      assertTrue(game.problems().size() <= 1001);
    }
    if (!read.games().isEmpty()) {
      // One form a file, so that a file takes no longer to check than to read; any may be it.
      int chosen = Math.floorMod(Arrays.hashCode(file), FORMS.size());
      RoundTrips.check(read.games().get(0), FORMS.get(chosen));
      if (read.format().isWritten()) {
        RoundTrips.check(read.games().get(0), WriteOptions.of(read.format()));
      }
    }
  }

  /** The nodes and the characters of all texts, none of which takes less than a byte. */
  private static long size(RecordFile read) {
    long size = 0;
    for (GameRecord game : read.games()) {
      for (Header header : game.headers()) {
        size += header.value().length();
      }
      Deque<MoveNode> open = new ArrayDeque<>(List.of(game.root()));
      while (!open.isEmpty()) {
        MoveNode node = open.pop();
        size += node.comment().length() + node.next().size();
        node.next().forEach(open::push);
      }
    }
    return size;
  }
}

package io.github.xiangqirules.architecture;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.climbing.record.ClimbingRecord;
import io.github.xiangqirules.xiangqi.PositionLine;
import io.github.xiangqirules.xiangqi.record.ReadOptions;
import io.github.xiangqirules.xiangqi.record.RecordFormat;
import io.github.xiangqirules.xiangqi.record.Records;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Twice as long a record takes about twice the memory to read, never four times; what reads with
 * the square of the length would show here, or never come to an end.
 */
class LargeRecordsTest {
  private static final int SIZE = 200_000;

  /** What is repeated after the beginning of a file of some format, or of none. */
  private static final ImmutableList<String> FILLINGS =
      ImmutableList.of(
          "\0", " ", "\u00ff", "[", "(", "{", "1. ", "<a>", "[DhtmlXQ_a]", "\u9a6c", "7747", "\n");

  private static final ImmutableList<String> BEGINNINGS =
      ImmutableList.of(
          "",
          "[Event \"x\"]\n1. h2e2 ",
          "[DhtmlXQ][DhtmlXQ_movelist]",
          "XQ\u0012",
          "<?xml version=\"1.0\"?><ChineseChessRecord>",
          "CCBridge Record\0");

  /** The beginning, then the filling again and again, made while it is read. */
  private static final class Endless extends InputStream {
    private final byte[] beginning;
    private final byte[] filling;
    private final long size;
    private long next;

    Endless(String beginning, String filling, long fillings) {
      this.beginning = beginning.getBytes(UTF_8);
      this.filling = filling.getBytes(UTF_8);
      this.size = this.beginning.length + fillings * this.filling.length;
    }

    @Override
    public int read() {
      if (next == size) {
        return -1;
      }
      long at = next++;
      return (at < beginning.length
              ? beginning[(int) at]
              : filling[(int) ((at - beginning.length) % filling.length)])
          & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
      int count = (int) Math.min(length, size - next);
      for (int i = 0; i < count; i++) {
        bytes[offset + i] = (byte) read();
      }
      return count == 0 && length > 0 ? -1 : count;
    }
  }

  private static void assertGrowsWithTheLength(String what, long half, long whole) {
    assertTrue(whole <= 3 * half + Allocation.SMALL, what + " took " + half + ", then " + whole);
  }

  @ParameterizedTest
  @EnumSource
  void filesOfEachFormatAreReadOrRefused(RecordFormat format) {
    for (String beginning : BEGINNINGS) {
      for (String filling : FILLINGS) {
        long half = Allocation.of(() -> readOrRefuse(format, beginning, filling, SIZE / 2));
        long whole = Allocation.of(() -> readOrRefuse(format, beginning, filling, SIZE));
        assertGrowsWithTheLength(format + ": " + beginning + filling, half, whole);
      }
    }
  }

  private static void readOrRefuse(
      RecordFormat format, String beginning, String filling, int size) {
    try (InputStream file = new Endless(beginning, filling, size / filling.length())) {
      Records.read(file, ReadOptions.standard().withFormat(format));
    } catch (NotationException e) {
      assertEquals(1, e.problems().size());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  @Tag("deep")
  void aHundredMegabytesOfGamesAreReadOneByOne() throws IOException {
    String game = "[Event \"x\"]\n[Result \"1-0\"]\n\n1. h2e2 h9g7 1-0\n\n";
    int games = 100_000_000 / game.length();
    AtomicLong plies = new AtomicLong();
    try (InputStream file = new Endless("", game, games)) {
      Records.readEach(
          file, ReadOptions.standard(), record -> plies.addAndGet(record.root().size()));
    }
    assertEquals(2L * games, plies.get());
  }

  @Test
  void longPositionLinesAreRead() {
    String round = " a0a1 a9a8 a1a0 a8a9";
    String start = "position startpos moves";
    String half = start + round.repeat(SIZE / 40);
    String whole = start + round.repeat(SIZE / 20);
    assertGrowsWithTheLength(
        "the line",
        Allocation.of(() -> assertEquals(SIZE / 10, PositionLine.parse(half).moves().size())),
        Allocation.of(() -> assertEquals(SIZE / 5, PositionLine.parse(whole).moves().size())));
  }

  @Test
  void longRecordsOfClimbingXiangqiAreRefused() {
    long half = Allocation.of(() -> refuseClimbing(SIZE / 2));
    long whole = Allocation.of(() -> refuseClimbing(SIZE));
    assertGrowsWithTheLength("the record", half, whole);
  }

  private static void refuseClimbing(int size) {
    for (String filling : new String[] {"[A \"b\"]\n", "[Rules \"climbing\"]\n", "1. b2=C ", "("}) {
      try {
        ClimbingRecord.parse("[Rules \"climbing\"]\n" + filling.repeat(size / filling.length()));
      } catch (NotationException e) {
        assertEquals(1, e.problems().size());
      }
    }
  }
}

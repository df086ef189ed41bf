package io.github.xiangqirules.xiangqi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.NotationException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** No file brings another exception than the documented one, or more work than its length is. */
class HostileFilesTest {
  private static final int PLIES = 200_000;
  private static final String[] ROUND = {"马八进七 {来}", "马２进３ {往}", "马七退八 {去}", "马３退２ {回}"};

  /** Whole files of every format, to be damaged. */
  private static final List<byte[]> SEEDS = seeds();

  private static List<byte[]> seeds() {
    GameRecord sample = FilesByHand.sample();
    return List.of(
        FilesByHand.written(sample, RecordFormat.PGN),
        FilesByHand.written(sample, RecordFormat.DHTMLXQ),
        FilesByHand.written(sample, RecordFormat.XQF),
        FilesByHand.written(sample, RecordFormat.CBR),
        FilesByHand.written(sample, RecordFormat.WXF),
        FilesByHand.encryptedXqf(18, 0xff, new int[] {1, 2, 3, 4}, 7, 8, 9),
        FilesByHand.cbl(),
        FilesByHand.cbf(),
        FilesByHand.xqr(),
        FilesByHand.che(1),
        FilesByHand.ccm(true),
        FilesByHand.chn(),
        FilesByHand.mxq());
  }

  @Provide
  Arbitrary<byte[]> damaged() {
    return Arbitraries.randomValue(random -> damaged(random, SEEDS.get(random.nextInt(13))));
  }

  private static byte[] damaged(Random random, byte[] seed) {
    byte[] file = seed.clone();
    // Most damage goes to the ends, where headers, lengths and moves are.
    for (int i = 1 + random.nextInt(12); i > 0; i--) {
      int span = random.nextBoolean() ? file.length : Math.min(file.length, 200);
      int at = random.nextInt(span);
      int index = random.nextBoolean() ? at : file.length - 1 - at;
      file[index] = (byte) (random.nextInt(3) == 0 ? 0xff : random.nextInt(256));
    }
    int length = random.nextInt(4) == 0 ? random.nextInt(file.length + 1) : file.length;
    return Arrays.copyOf(file, length);
  }

  @Property(tries = 1500)
  void aDamagedFileIsReadOrRefused(@ForAll("damaged") byte[] file) {
    readOrRefused(file, ReadOptions.standard());
  }

  @Property(tries = 300)
  void anyBytesAreReadOrRefusedByEveryReader(@ForAll byte[] file, @ForAll RecordFormat format) {
    readOrRefused(file, ReadOptions.standard().withFormat(format));
  }

  @Property(tries = 300)
  void aFileOfAnotherFormatIsReadOrRefused(
      @ForAll("damaged") byte[] file, @ForAll RecordFormat format) {
    readOrRefused(file, ReadOptions.standard().withFormat(format));
  }

  private static void readOrRefused(byte[] bytes, ReadOptions options) {
    try {
      RecordFile file = Records.read(bytes, options);
      for (GameRecord game : file.games()) {
        assertEquals(game.root(), game.withRoot(game.root()).root());
        assertTrue(game.problems().size() <= 1001);
      }
    } catch (NotationException e) {
      assertFalse(e.problems().isEmpty());
    }
  }

  @Test
  void deepNestingNeedsNoStack() {
    String text = "[Event \"x\"]\n1. h2e2 " + "(1. h2e2 ".repeat(50_000) + "*";
    GameRecord game = Records.read(text.getBytes(UTF_8)).games().get(0);
    assertEquals(50_001, game.root().size());
    String elements = "<ChineseChessRecord>" + "<a>".repeat(50_000);
    readOrRefused(elements.getBytes(UTF_8), ReadOptions.standard());
    String lines = "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]";
    StringBuilder chain = new StringBuilder(lines);
    for (int i = 1; i < 20_000; i++) {
      chain.append("[DhtmlXQ_move_").append(i - 1).append("_1_").append(i).append(']');
      chain.append("7747[/DhtmlXQ_m]");
    }
    assertEquals(
        20_000, Records.read(chain.toString().getBytes(UTF_8)).games().get(0).root().size());
  }

  /**
   * Known fault: a pattern that backtracked for ever over one long line. What grows with the square
   * takes four times as long for twice the length, every time; a busy machine does not.
   */
  @Test
  void aLineOfAnyLengthIsReadInLinearTime() {
    byte[] half = longLine(PLIES / 2);
    byte[] whole = longLine(PLIES);
    boolean linear = false;
    for (int i = 0; i < 12 && !linear; i++) {
      linear = time(whole, PLIES) <= 3 * time(half, PLIES / 2);
    }
    assertTrue(linear);
  }

  private static long time(byte[] file, int plies) {
    long start = System.nanoTime();
    assertEquals(plies, Records.read(file).games().get(0).root().size());
    return System.nanoTime() - start;
  }

  private static byte[] longLine(int plies) {
    StringBuilder text = new StringBuilder("[Result \"*\"]\n");
    for (int i = 0; i < plies; i++) {
      text.append(ROUND[i % ROUND.length]).append(' ');
    }
    return text.append('*').toString().getBytes(UTF_8);
  }
}

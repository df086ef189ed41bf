package io.github.xiangqirules.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What standard input may look like. */
final class InputTest {
  private static final String MARK = "\uFEFF";
  private static final String FEN = XiangqiPosition.initial().text();
  private static final int MEGABYTE = 1 << 20;

  static List<Arguments> calls() {
    return List.of(
        arguments("moves", FEN),
        arguments("perft --depth 1", FEN),
        arguments("validate", FEN),
        arguments("notate --to chinese", FEN + "\th2e2"),
        arguments("read", FEN + "\tC2.5"),
        arguments("adjudicate --rulebook wxf", "1\t" + FEN + "\th2e2"),
        arguments("uci", "isready"));
  }

  @ParameterizedTest
  @MethodSource("calls")
  void aMarkOfByteOrderIsNoPartOfTheFirstLine(String command, String line) {
    String[] call = command.split(" ", -1);
    Answer plain = Answer.to(line + "\n", call);
    assertEquals(new Answer(0, plain.out(), ""), plain);
    assertEquals(plain, Answer.to(MARK + line + "\n", call));
  }

  @Test
  void onlyOneMarkAndOnlyAtTheStartIsTaken() {
    assertEquals(1, Answer.to(MARK + MARK + FEN + "\n", "moves").status());
    Answer answer = Answer.to(FEN + "\n" + MARK + FEN + "\n", "moves");
    assertTrue(answer.err().startsWith("line 2: "), answer.err());
  }

  @Test
  void shortInputsAreReadToo() {
    assertEquals(new Answer(0, "", ""), Answer.to("", "moves"));
    assertEquals(new Answer(0, "", ""), Answer.to(MARK, "moves"));
    assertTrue(Answer.to("x", "moves").err().startsWith("line 1: "));
  }

  @Test
  void aLineThatIsFarTooLongIsRefusedAndTheNextOneIsDone() {
    InputStream input = new SequenceInputStream(megabytes(300), bytes("\n" + FEN + "\n"));
    assertEquals(
        new Answer(1, "ok\t" + FEN + "\n", "line 1: the line has more than 1000000 characters\n"),
        Answer.to(input, "validate"));
  }

  /** A line that is longer than what is in memory of it. */
  private static InputStream megabytes(int number) {
    byte[] megabyte = new byte[MEGABYTE];
    Arrays.fill(megabyte, (byte) 'x');
    return new SequenceInputStream(
        Collections.enumeration(
            IntStream.range(0, number).mapToObj(i -> new ByteArrayInputStream(megabyte)).toList()));
  }

  private static InputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(UTF_8));
  }
}

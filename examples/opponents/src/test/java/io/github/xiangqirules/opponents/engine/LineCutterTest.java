package io.github.xiangqirules.opponents.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LineCutterTest {
  private static final int LONGEST = 20;

  private static List<String> lines(String text) throws IOException {
    LineCutter cutter = new LineCutter(new ByteArrayInputStream(text.getBytes(UTF_8)), LONGEST);
    List<String> lines = new ArrayList<>();
    for (String line = cutter.next(); line != null; line = cutter.next()) {
      lines.add(line);
    }
    return lines;
  }

  @Test
  void linesEndWithEitherEnd() throws IOException {
    assertEquals(List.of("a", "b", "", "c"), lines("a\nb\r\n\nc"));
    assertEquals(List.of(), lines(""));
  }

  @Test
  void whatIsTooLongIsLeftOut() throws IOException {
    String longest = "x".repeat(LONGEST);
    assertEquals(List.of("a", longest, "b"), lines("a\n" + longest + "\nb"));
    assertEquals(List.of("a", "b"), lines("a\n" + longest + "y\nb\n" + longest + longest));
  }
}

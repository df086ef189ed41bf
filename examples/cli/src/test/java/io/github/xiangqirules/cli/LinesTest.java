package io.github.xiangqirules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.NotationException;
import java.io.BufferedReader;
import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

final class LinesTest {
  private static final String LONGEST = "x".repeat(Lines.LONGEST);

  private static List<String> lines(Reader reader) throws IOException {
    Lines lines = new Lines(reader);
    List<String> all = new ArrayList<>();
    while (lines.advance()) {
      all.add(lines.text());
    }
    return all;
  }

  @Property
  void linesAreThoseOfTheJdk(
      @ForAll @StringLength(max = 30) @CharRange(from = 'a', to = 'c') String letters,
      @ForAll @IntRange(min = 1, max = 5) int atOnce)
      throws IOException {
    String text = letters.replace('b', '\n').replace('c', '\r');
    assertEquals(
        new BufferedReader(new StringReader(text)).lines().toList(),
        lines(new Hesitant(new StringReader(text), atOnce)));
  }

  @Test
  void theLongestLineIsRead() throws IOException {
    assertEquals(List.of(LONGEST, "b"), lines(new StringReader(LONGEST + "\nb")));
  }

  @Test
  void aLongerLineIsRefusedAndTheNextOneRead() throws IOException {
    Lines lines = new Lines(new StringReader("a\n" + LONGEST + "xyz\nb"));
    assertTrue(lines.advance());
    assertEquals("a", lines.text());
    assertTrue(lines.advance());
    NotationException refused = assertThrows(NotationException.class, lines::text);
    assertEquals("too-long", refused.problems().get(0).code());
    assertTrue(lines.advance());
    assertEquals("b", lines.text());
  }

  /** Gives a few characters at a time, as a person does who types. */
  private static final class Hesitant extends FilterReader {
    private final int atOnce;

    Hesitant(Reader in, int atOnce) {
      super(in);
      this.atOnce = atOnce;
    }

    @Override
    public int read(char[] buffer, int from, int length) throws IOException {
      return super.read(buffer, from, Math.min(length, atOnce));
    }
  }
}

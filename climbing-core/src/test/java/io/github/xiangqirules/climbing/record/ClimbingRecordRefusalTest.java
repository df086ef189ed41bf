package io.github.xiangqirules.climbing.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts that are no record of a legal game. */
class ClimbingRecordRefusalTest {
  private static final String COMMITMENT =
      "d65479ff169153bc0aec63fd3f388ffa86a125a89d8fcdd762f4b9518e895edf";
  private static final String SECRET =
      "KAABBRRNNCCPPPPPkaabbrrnnccppppp 000102030405060708090a0b0c0d0e0f";
  private static final String GOOD =
      """
      [Rules "climbing"]
      [Commitment "%s"]
      [Secret "%s"]
      [Event "cup"]

      1. b2=P c3=r 2. b2-b3 c3-d3
      resigned FIRST
      SECOND wins
      """
          .formatted(COMMITMENT, SECRET);

  /**
   * What is replaced in the good text by what, \n for a line end; then code and field, and the
   * piece of the new text at which the problem is.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "[Rules \"climbing\"]\\n|''|header-missing|headers|\\n1.",
        "[Rules|[rules|header-missing|headers|\\n1.",
        "climbing|chess|variant|rules|chess",
        "climbing|climbing quiet=x|option-value|rules|quiet=x",
        "climbing|climbing x|option|rules|x\"",
        "[Event \"cup\"]|[Event cup]|header|headers|[Event",
        "[Event \"cup\"]|[Event \"cup]|header|headers|\\n\\n1",
        "[Event \"cup\"]|[Event \"cup\" ]|header|headers|\" ]",
        "[Event \"cup\"]|[Event \"c\\up\"]|header|headers|up\"",
        "[Event \"cup\"]|[1 \"cup\"]|header|headers|1 \"cup",
        "[Event \"cup\"]|[Event \"c\tp\"]|unprintable|headers|\tp",
        "[Event \"cup\"]|[Rules \"climbing\"]|header-twice|headers|[Rules \"climbing\"]\\n\\n",
        "[Event \"cup\"]|Event|header|headers|Event",
        "\\n\\n1.|\\n1.|header|headers|1. b2",
        "[Event \"cup\"]|[Start \"x\"]|square|placement|x\"]",
        "d65479|D65479|commitment|commitment|D65479",
        "d65479|d65478|dishonest-deal|secret|KAA",
        "KAA|AKA|dishonest-deal|secret|AKA",
        "1. b2=P|b2=P|move-number|moves|b2=P",
        "2. b2|3. b2|move-number|moves|3. b2",
        "c3=r 2.|c3=r|move-number|moves|b2-b3",
        " c3=r|  c3=r|square|move| c3=r",
        "c3=r|c3=z|piece|move|z 2.",
        "c3=r|b2-b3|illegal-move|moves|b2-b3 2.",
        "c3=r|c3?|illegal-move|moves|c3?",
        "c3-d3\\nresigned FIRST|c3-d3\\nagreed|result|result|SECOND",
        "resigned FIRST|resigned  FIRST|ending|ending|resigned",
        "resigned FIRST|claimed FIRST|illegal-ending|ending|claimed",
        "resigned FIRST\\n|''|result|result|SECOND",
        "SECOND wins|FIRST wins|result|result|FIRST wins",
        "SECOND wins|*|result|result|*",
        "SECOND wins\\n|''|result|result|''",
        "SECOND wins\\n|SECOND wins\\n\\nx|too-long|result|x",
        "c3-d3\\nresigned FIRST\\n|3.\\n|square|move|3.\\n",
        " 2. b2-b3 c3-d3\\n| 2.\\n|move-number|moves|resigned"
      })
  void unreadableTextIsOneProblemWithFieldAndIndex(
      String from, String to, String code, String field, String at) {
    String text = GOOD.replace(lines(from), lines(to));
    NotationException e =
        assertThrows(NotationException.class, () -> ClimbingRecord.parse(text), text);
    Problem problem = e.problems().get(0);
    assertEquals(code + "@" + field, problem.code() + "@" + problem.field(), text);
    int index = at.isEmpty() ? text.length() : text.lastIndexOf(lines(at));
    assertEquals(index, problem.index(), text);
  }

  private static String lines(String text) {
    return text.replace("\\n", "\n");
  }

  @Test
  void anIllegalMoveIsNamedWithItsPlyAndReason() {
    String text = GOOD.replace("c3-d3", "c3-a3");
    Problem problem =
        assertThrows(NotationException.class, () -> ClimbingRecord.parse(text)).problems().get(0);
    assertTrue(problem.message().startsWith("ply 4, c3-a3: "), problem.message());
    assertTrue(problem.message().length() > "ply 4, c3-a3: ".length());
  }

  @Test
  void aStartThatCannotBePlayedIsRefusedWithItsDefects() {
    String start = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- r - 0 0";
    assertThrows(
        InvalidPositionException.class,
        () -> ClimbingRecord.parse("[Rules \"climbing\"]\n[Start \"" + start + "\"]\n\n*\n"));
  }

  @Test
  void moreThanTheMostPliesAreRefused() {
    StringBuilder text = new StringBuilder("[Rules \"climbing\"]\n\n1. b2=P c3=r\n");
    for (int ply = 2; ply <= ClimbingRecord.MOST_PLIES; ply += 4) {
      text.append(ply / 2 + 1).append(". b2-b3 c3-d3 ");
      text.append(ply / 2 + 2).append(". b3-b2 d3-c3\n");
    }
    NotationException e =
        assertThrows(
            NotationException.class, () -> ClimbingRecord.parse(text.append("*\n").toString()));
    assertEquals("too-many-plies", e.problems().get(0).code());
  }
}

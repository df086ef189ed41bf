package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Strings;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text form of positions and moves. */
class TextTest {
  private static final String B = "-,-,-,-/-,-,-,-/-,-,-,-/";
  private static final String TEXT = B + "Kn,-,k,- r AABBRRNNCCPPPPPaabbrrnccppppp 3 70";
  private final ClimbingRules rules = ClimbingRules.standard();

  /** Unreadable texts with $ for the board but its last rank; then field and index. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "|placement|0",
        " |placement|0",
        "x|placement|0",
        "-,-,-,-/-,-,-,-/-,-,-,- r - 0 1|placement|23",
        "-,-,-/-,-,-,-|placement|5",
        "$K,-,-,-,- r - 0 1|placement|31",
        "$K,-,-,-/ r - 0 1|placement|31",
        "$K,,-,- r - 0 1|placement|26",
        "$K-,-,-,- r - 0 1|placement|25",
        "$-K,-,-,- r - 0 1|placement|25",
        "$E,-,-,- r - 0 1|placement|24",
        "$K,-,-,-|side|31",
        "$K,-,-,- |side|32",
        "$K,-,-,- w - 0 1|side|32",
        "$K,-,-,-  r - 0 1|side|32",
        "$K,-,-,- rb - 0 1|side|33",
        "$K,-,-,- r|captured|33",
        "$K,-,-,- r x 0 1|captured|34",
        "$K,-,-,- r AKk 0 1|captured|35",
        "$K,-,-,- r kK 0 1|captured|35",
        "$K,-,-,- r A- 0 1|captured|35",
        "$K,-,-,- r - x 1|quiet|36",
        "$K,-,-,- r - -1 1|quiet|36",
        "$K,-,-,- r - 00 1|quiet|36",
        "$K,-,-,- r - 1234567890 1|quiet|45",
        "$K,-,-,- r - 0|ply|37",
        "$K,-,-,- r - 0 |ply|38",
        "$K,-,-,- r - 0 +1|ply|38",
        "$K,-,-,- r - 0 1 |ply|39",
        "$K,-,-,- r - 0 1\u0660|ply|39"
      })
  void unreadableTextIsOneProblemWithFieldAndIndex(String text, String field, int index) {
    String whole = Strings.nullToEmpty(text).replace("$", B);
    NotationException e =
        assertThrows(NotationException.class, () -> rules.parseSetup(whole), whole);
    assertEquals(1, e.problems().size());
    assertEquals(field, e.problems().get(0).field(), whole);
    assertEquals(index, e.problems().get(0).index(), whole);
  }

  @Test
  void longTextIsRefusedInBoundedMemory() {
    String pieces = "?".repeat(1_000_000);
    assertThrows(NotationException.class, () -> rules.parseSetup(pieces));
    assertThrows(NotationException.class, () -> rules.parseSetupLeniently(pieces));
    String captured = B + "K,-,-,- r " + "p".repeat(1_000_000);
    assertThrows(NotationException.class, () -> rules.parseSetup(captured));
    for (int count = 99; count <= 100; count++) {
      String stack = B + "p".repeat(count) + ",-,-,- r - 0 1";
      String taken = B + "p,-,-,- r " + "p".repeat(count) + " 0 1";
      for (String text : List.of(stack, taken)) {
        if (count == 99) {
          assertEquals(text, rules.parseSetup(text).text());
        } else {
          assertThrows(NotationException.class, () -> rules.parseSetup(text));
        }
      }
    }
  }

  @Test
  void strictTextIsTheOneThatIsWritten() {
    assertEquals(TEXT, rules.parseSetup(TEXT).text());
    assertEquals(TEXT, rules.parsePosition(TEXT).toString());
    LenientSetup<ClimbingSetup> lenient = rules.parseSetupLeniently(TEXT);
    assertEquals(TEXT, lenient.setup().text());
    assertEquals(List.of(), lenient.tolerated());
  }

  @Test
  void lenientReadingToleratesLettersOrderBlanksAndZerosAndTellsEach() {
    String text = " " + B + "Kh,-,k,-\tr  PPPPPAAEEERRHNCCaabbrrnccppppp 03 70\n";
    LenientSetup<ClimbingSetup> lenient = rules.parseSetupLeniently(text);
    assertEquals(TEXT.replace("BB", "BBB").replace("3 70", "3 70"), lenient.setup().text());
    assertEquals(
        "white-space@placement:0 letter@placement:26 white-space@placement:33"
            + " white-space@side:35 captured-order@captured:42 letter@captured:44"
            + " letter@captured:45 letter@captured:46 letter@captured:49 leading-zero@quiet:68"
            + " white-space@ply:73",
        String.join(" ", lenient.tolerated().stream().map(TextTest::summary).toList()));
    assertThrows(NotationException.class, () -> rules.parseSetup(text));
  }

  private static String summary(Problem problem) {
    return problem.code() + "@" + problem.field() + ":" + problem.index();
  }

  @ParameterizedTest
  @CsvSource({"8,9,0,0", "8,8,0,1"})
  void textsThatDifferInACounterAloneAreDifferentPositions(
      int ply, int otherPly, int quiet, int otherQuiet) {
    String start = "?A,?A,?k,??/??,??,??,??/??,??,??,??/??,??,??,?? b - ";
    ClimbingPosition one = ClimbingPosition.parse(start + quiet + " " + ply);
    ClimbingPosition other = ClimbingPosition.parse(start + otherQuiet + " " + otherPly);
    assertNotEquals(one, other);
    assertNotEquals(one.text(), other.text());
    assertTrue(one.sameForRepetition(other));
    assertEquals(one.key(), other.key());
    assertEquals(ply == otherPly, one.toMove() == other.toMove());
  }

  @ParameterizedTest
  @CsvSource({
    "'',0",
    "b,1",
    "b2,2",
    "e2?,0",
    "b5?,1",
    "b2!,2",
    "B2?,0",
    "b2??,3",
    "b2=,3",
    "b2=X,3",
    "b2=CC,4",
    "b2-,3",
    "b2-b,4",
    "b2-b3x,5",
    "b2-b2,3",
    "b2xb2,3",
    "b2b3,2",
    "b2Xb3,2",
    "' b2?',0"
  })
  void aTextThatIsNoMoveIsRefusedWithItsIndex(String text, int index) {
    NotationException e = assertThrows(NotationException.class, () -> rules.parseMove(text), text);
    assertEquals("move", e.problems().get(0).field());
    assertEquals(index, e.problems().get(0).index());
  }

  @Test
  void aMoveToItsOwnSquareIsTheCallersMistake() {
    assertThrows(IllegalArgumentException.class, () -> ClimbingMove.step(Square.A1, Square.A1));
    assertThrows(IllegalArgumentException.class, () -> ClimbingMove.capture(Square.A1, Square.A1));
    assertThrows(IllegalArgumentException.class, () -> Square.of(4, 0));
    assertThrows(IllegalArgumentException.class, () -> Square.of(0, -1));
  }
}

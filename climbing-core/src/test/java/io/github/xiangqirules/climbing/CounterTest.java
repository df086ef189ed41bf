package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

/** The two counters, and where they stay. */
class CounterTest {
  @Test
  void aFlipAndACaptureSetTheQuietPliesToZeroAndAStepAddsOne() {
    ClimbingPosition position =
        Boards.of("-,-,-,-/-,-,-,-/-,-,-,?/R,-,p,-", "r")
            .toSetup()
            .withPly(80)
            .withQuietPlies(5)
            .position();
    assertEquals(6, Boards.play(position, "a1-b1").quietPlies());
    assertEquals(0, Boards.play(position, "d2=K").quietPlies());
    assertEquals(0, Boards.play(position, "a1-b1", "c1-c2", "b1-b2", "c2-c3").quietPlies() - 9);
    assertEquals(0, Boards.play(position, "a1-b1", "c1-d1", "b1-c1", "d2=K", "c1xd1").quietPlies());
    assertEquals(81, Boards.play(position, "d2=K").ply());
  }

  @Test
  void atItsLimitThePlyKeepsItsParityAndEveryTextIsReadAgain() {
    ClimbingPosition position =
        Boards.of("-,-,-,k/-,-,-,-/-,-,-,-/K,-,-,-", "r")
            .toSetup()
            .withPly(99_990)
            .withQuietPlies(99_920)
            .position();
    String[] round = {"a1-a2", "d4-d3", "a2-a1", "d3-d4"};
    int quiet = position.quietPlies();
    for (int i = 0; i < 40; i++) {
      ClimbingPosition next = Boards.play(position, round[i % 4]);
      assertNotEquals(position.toMove(), next.toMove());
      assertEquals(next, ClimbingPosition.parse(next.text()));
      quiet = Math.max(quiet, next.quietPlies());
      position = next;
    }
    assertEquals(99_998, position.ply());
    // 62 plies at least went into 2 face-up and 30 captured pieces.
    assertEquals(99_999 - 62, quiet);
  }

  @Test
  void faceDownPiecesTookNoPlies() {
    ClimbingPosition position =
        ClimbingPosition.parse("??,??,??,??/??,??,??,??/??,??,??,??/?k,??,??,?A r - 99997 99999");
    ClimbingPosition next = Boards.play(position, "d1-c1");
    assertEquals(99_996, next.quietPlies());
    assertEquals(99_998, next.ply());
    assertEquals(next, ClimbingPosition.parse(next.text()));
  }
}

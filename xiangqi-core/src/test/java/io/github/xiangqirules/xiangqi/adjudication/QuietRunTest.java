package io.github.xiangqirules.xiangqi.adjudication;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** How the plies since the last capture are counted. */
class QuietRunTest {
  @Test
  void tenChecksOfASideCount() {
    // Red checks with every ply, black answers: ten checks and their answers, then nothing more.
    assertEquals(20, new QuietRun(0, 0, alternating(20)).pliesWithFewChecks());
    assertEquals(20, new QuietRun(0, 0, alternating(22)).pliesWithFewChecks());
    assertEquals(20, new QuietRun(0, 0, alternating(60)).pliesWithFewChecks());
    assertEquals(50, new QuietRun(30, 0, alternating(60)).pliesWithFewChecks());
  }

  @Test
  void theTenAreEachSidesOwn() {
    assertEquals(20, new QuietRun(0, 0, allChecks(20)).pliesWithFewChecks());
    assertEquals(20, new QuietRun(0, 0, allChecks(40)).pliesWithFewChecks());
  }

  @Test
  void aQuietPlyThatAnswersNoCheckCountsAlways() {
    boolean[] checks = alternating(62);
    checks[60] = false;
    assertEquals(22, new QuietRun(0, 0, checks).pliesWithFewChecks());
  }

  @Test
  void theMovesBeforeTheGameAreSharedOutBackwards() {
    QuietRun run = new QuietRun(5, 0, new boolean[4]);
    assertEquals(4, run.moves(0));
    assertEquals(5, run.moves(1));
  }

  @Test
  void aClaimNeedsTheMovesOfBothSidesAndOneClaimantWithFewChecks() {
    QuietRun redChecks = new QuietRun(0, 0, alternating(120));
    assertTrue(MoveLimit.CLAIM.isReached(redChecks, 60));
    assertFalse(MoveLimit.CLAIM.isReached(new QuietRun(0, 0, alternating(119)), 60));
    assertFalse(MoveLimit.CLAIM.isReached(new QuietRun(0, 0, allChecks(120)), 60));
    assertFalse(MoveLimit.CLAIM.isReached(new QuietRun(0, 0, allChecks(240)), 60));
    assertTrue(MoveLimit.PLIES.isReached(new QuietRun(0, 0, allChecks(120)), 60));
    assertFalse(MoveLimit.FEW_CHECKS.isReached(redChecks, 60));
  }

  private static boolean[] alternating(int plies) {
    boolean[] checks = new boolean[plies];
    for (int i = 0; i < plies; i += 2) {
      checks[i] = true;
    }
    return checks;
  }

  private static boolean[] allChecks(int plies) {
    boolean[] checks = new boolean[plies];
    Arrays.fill(checks, true);
    return checks;
  }
}

package io.github.xiangqirules.climbing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Keys of positions: the same for ever, and different for different stacks or sides. */
class KeyTest {
  private static final long KEY_OF_START = 0xF2FA240C5A01967CL;
  private static final long KEY_AFTER_A_FLIP = 0x2A9EFC80489F7B65L;
  private static final long KEY_OF_A_STACK_OF_THREE = 0x1892825E1E238BB6L;

  @Test
  void keysNeverChange() {
    ClimbingPosition start = ClimbingRules.standard().initialPosition();
    assertEquals(KEY_OF_START, start.key());
    assertEquals(KEY_AFTER_A_FLIP, start.play(ClimbingMove.parse("b2=C")).key());
    assertEquals(
        KEY_OF_A_STACK_OF_THREE, Boards.of("-,-,-,-/-,-,-,-/-,?Kc,-,-/p,-,-,-", "b").key());
  }

  @Test
  void theSideToMoveIsPartOfTheKey() {
    ClimbingPosition red = Boards.of("-,-,-,k/-,-,-,-/-,-,-,-/K,-,-,-", "r");
    ClimbingPosition black = Boards.of("-,-,-,k/-,-,-,-/-,-,-,-/K,-,-,-", "b");
    assertNotEquals(red.key(), black.key());
    assertNotEquals(red, black);
  }

  @Test
  void positionsOfTheFilesHaveDifferentKeysAndHashes() {
    Map<Long, ClimbingPosition> byKey = new HashMap<>();
    Map<Integer, ClimbingPosition> byHash = new HashMap<>();
    List<String[]> rows = Boards.rows("legal.tsv").toList();
    for (String[] row : rows) {
      ClimbingPosition position = ClimbingPosition.parse(row[0]);
      ClimbingPosition other = byKey.put(position.key(), position);
      assertTrue(other == null || other.sameForRepetition(position), row[0]);
      byHash.put(position.hashCode(), position);
    }
    assertEquals(rows.size(), byHash.size(), 10, "hashes of 32 bits hardly ever agree");
  }
}

package io.github.xiangqirules.opponents.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
  @Property
  void anEntryComesBackAsItWentIn(
      @ForAll long key,
      @ForAll @IntRange(max = 8099) int move,
      @ForAll @IntRange(min = 1, max = 3) int bound,
      @ForAll @IntRange(max = 255) int depth,
      @ForAll @IntRange(min = -30_000, max = 30_000) int value,
      @ForAll @IntRange(min = -30_000, max = 30_000) int estimate) {
    TranspositionTable table = new TranspositionTable(1);
    table.store(key, move, bound, depth, value, estimate);
    long word = table.probe(key);
    assertEquals(move, TranspositionTable.move(word));
    assertEquals(bound, TranspositionTable.bound(word));
    assertEquals(depth, TranspositionTable.depth(word));
    assertEquals(value, TranspositionTable.value(word, 0));
    assertEquals(estimate, TranspositionTable.estimate(word));
  }

  @Property
  void aMateIsToldFromWhereOneStands(
      @ForAll @IntRange(max = 60) int ply, @ForAll @IntRange(max = 60) int other) {
    TranspositionTable table = new TranspositionTable(1);
    int mate = Values.MATE - ply - 3;
    table.store(1, 1, TranspositionTable.EXACT, 1, TranspositionTable.toTable(mate, ply), 0);
    assertEquals(Values.MATE - other - 3, TranspositionTable.value(table.probe(1), other));
    table.store(2, 1, TranspositionTable.EXACT, 1, TranspositionTable.toTable(-mate, ply), 0);
    assertEquals(other + 3 - Values.MATE, TranspositionTable.value(table.probe(2), other));
  }

  @Test
  void noPositionGetsTheEntryOfAnother() {
    TranspositionTable table = new TranspositionTable(1);
    Random random = new Random(1);
    Map<Long, Integer> stored = new HashMap<>();
    int hits = 0;
    for (int i = 0; i < 400_000; i++) {
      long key = random.nextLong();
      int value = random.nextInt(10_000);
      table.store(key, 1, TranspositionTable.EXACT, random.nextInt(20), value, 0);
      stored.put(key, value);
    }
    for (Map.Entry<Long, Integer> entry : stored.entrySet()) {
      long word = table.probe(entry.getKey());
      if (word != TranspositionTable.MISS) {
        hits++;
        assertEquals(entry.getValue(), TranspositionTable.value(word, 0));
      }
    }
    // A megabyte holds 65,536 entries; all of them are in use by now.
    assertEquals(65_536, hits, 700);
  }

  @Test
  void aMoveIsKeptWhenALaterResultHasNone() {
    TranspositionTable table = new TranspositionTable(1);
    table.store(5, 77, TranspositionTable.LOWER, 3, 10, 0);
    table.store(5, 0, TranspositionTable.UPPER, 4, 5, 0);
    assertEquals(77, TranspositionTable.move(table.probe(5)));
    assertEquals(4, TranspositionTable.depth(table.probe(5)));
  }

  @Test
  void clearedItKnowsNothing() {
    TranspositionTable table = new TranspositionTable(1);
    table.store(5, 77, TranspositionTable.LOWER, 3, 10, 0);
    table.clear();
    assertEquals(TranspositionTable.MISS, table.probe(5));
  }
}

package io.github.xiangqirules.xiangqi.record;

import java.io.IOException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What is written is read back. */
class RoundTripTest {
  @Property(tries = 300)
  @Domain(GameRecords.class)
  void everyWriterKeepsRandomTrees(@ForAll GameRecord record) throws IOException {
    RoundTrips.check(record);
  }
}

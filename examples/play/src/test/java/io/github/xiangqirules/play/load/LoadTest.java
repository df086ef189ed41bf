package io.github.xiangqirules.play.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A few quick games at once; how fast the server is, {@link LoadRun} measures. */
class LoadTest {
  @Test
  void noMoveIsLostOrComesInAnotherOrder(@TempDir Path folder) throws Exception {
    LoadRun.Result result = new LoadRun().run(folder, 20, 2, 20);
    assertEquals(List.of(), result.troubles());
    assertTrue(result.nanos().length() > 100, () -> result.nanos().length() + " moves");
  }
}

package io.github.xiangqirules.archive.generate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.RecordFile;
import io.github.xiangqirules.xiangqi.record.RecordFormat;
import io.github.xiangqirules.xiangqi.record.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveWriterTest {
  @TempDir private Path folder;

  private List<Path> write(String name, long seed) throws IOException {
    Path root = folder.resolve(name);
    new ArchiveWriter(root, seed).write(40, written -> {});
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  @Test
  void gamesAreWrittenInFourFormatsAndReadBack() throws IOException {
    Map<RecordFormat, Integer> games = new EnumMap<>(RecordFormat.class);
    for (Path file : write("records", 1)) {
      RecordFile read = Records.read(Files.readAllBytes(file));
      games.merge(read.format(), read.games().size(), Integer::sum);
      for (GameRecord game : read.games()) {
        assertEquals(List.of(), game.problems());
        assertTrue(game.mainLine().size() >= 2, file::toString);
      }
    }
    assertEquals(
        Map.of(
            RecordFormat.PGN,
            10,
            RecordFormat.DHTMLXQ,
            10,
            RecordFormat.XQF,
            10,
            RecordFormat.CBR,
            10),
        games);
  }

  @Test
  void seedGivesTheSameFiles() throws IOException {
    List<Path> one = write("one", 1);
    List<Path> again = write("again", 1);
    List<Path> other = write("other", 2);
    assertEquals(one.size(), again.size());
    for (int i = 0; i < one.size(); i++) {
      assertArrayEquals(Files.readAllBytes(one.get(i)), Files.readAllBytes(again.get(i)));
    }
    assertTrue(Files.mismatch(one.get(0), other.get(0)) >= 0);
  }
}

package io.github.xiangqirules.play.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The server knows rules, positions and moves, and no variant; only game files have classes of
 * their own.
 */
class GenericTest {
  private static final Path SOURCES = Path.of("src/main/java/io/github/xiangqirules/play");
  private static final Pattern VARIANT =
      Pattern.compile("io\\.github\\.xiangqirules\\.(xiangqi|climbing)\\b");

  @Test
  void theServerHasNoLineAboutAVariant() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      List<Path> specific =
          files
              .filter(Files::isRegularFile)
              .filter(file -> !file.startsWith(SOURCES.resolve("records")))
              .filter(file -> VARIANT.matcher(read(file)).find())
              .toList();
      assertEquals(List.of(), specific);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, UTF_8);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}

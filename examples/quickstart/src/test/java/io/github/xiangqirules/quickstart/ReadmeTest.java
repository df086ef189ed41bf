package io.github.xiangqirules.quickstart;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every piece of Java in the README stands, line by line, in a source that is compiled and run by
 * the build, so that it cannot go stale.
 */
class ReadmeTest {
  private static final Path ROOT = Path.of("..", "..");
  private static final List<Path> SOURCES =
      List.of(
          Path.of("src/test/java/io/github/xiangqirules/quickstart/ReadmeXiangqiTest.java"),
          Path.of("src/test/java/io/github/xiangqirules/quickstart/ReadmeHostTest.java"),
          ROOT.resolve(
              "examples/opponents/src/test/java/io/github/xiangqirules/opponents/ReadmeOpponentsTest.java"),
          ROOT.resolve("api/testkit/src/it/plain/src/test/java/example/ContractTest.java"));

  @TestFactory
  Stream<DynamicTest> everySnippetIsCompiledAndRun() throws IOException {
    String sources = SOURCES.stream().map(ReadmeTest::text).collect(Collectors.joining("\n---\n"));
    List<String> snippets = snippets(Files.readAllLines(ROOT.resolve("README.md")));
    assertTrue(snippets.size() >= 10, () -> snippets.size() + " snippets in the README");
    return snippets.stream()
        .map(
            snippet ->
                DynamicTest.dynamicTest(
                    snippet.lines().findFirst().orElseThrow(),
                    () -> assertTrue(sources.contains(snippet), () -> "nowhere run:\n" + snippet)));
  }

  private static List<String> snippets(List<String> readme) {
    List<String> snippets = new ArrayList<>();
    List<String> snippet = null;
    for (String line : readme) {
      if (snippet == null) {
        snippet = line.equals("```java") ? new ArrayList<>() : null;
      } else if (line.equals("```")) {
        snippets.add(stripped(snippet.stream()));
        snippet = null;
      } else {
        snippet.add(line);
      }
    }
    return snippets;
  }

  private static String text(Path source) {
    try {
      return stripped(Files.readAllLines(source).stream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Without indentation and blank lines, which differ between a page and a class. */
  private static String stripped(Stream<String> lines) {
    return lines
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .collect(Collectors.joining("\n"));
  }
}

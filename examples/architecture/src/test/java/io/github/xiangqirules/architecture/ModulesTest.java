package io.github.xiangqirules.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No module is left out of these tests. */
class ModulesTest {
  private static final String OWN = "examples/architecture";
  private static final Path EXAMPLES = Modules.folder("examples");

  @Test
  void everyExampleIsLookedAt() throws IOException {
    try (Stream<Path> folders = Files.list(EXAMPLES)) {
      ImmutableList<String> examples =
          folders
              .filter(folder -> Files.exists(folder.resolve("pom.xml")))
              .map(folder -> "examples/" + folder.getFileName())
              .filter(name -> !name.equals(OWN))
              .sorted()
              .collect(ImmutableList.toImmutableList());
      assertEquals(examples, Modules.EXAMPLES);
    }
  }

  /** Maven keeps the order of the list among modules that do not need each other. */
  @Test
  void allExamplesAreBuiltBefore() throws IOException {
    String pom = Files.readString(EXAMPLES.resolve("pom.xml"));
    String all = pom.substring(pom.indexOf("<id>all-examples</id>"));
    ImmutableList<String> order =
        Pattern.compile("<module>(\\w+)</module>")
            .matcher(all.substring(0, all.indexOf("</profile>")))
            .results()
            .map(module -> "examples/" + module.group(1))
            .collect(ImmutableList.toImmutableList());
    // The quickstart is in every profile, before these.
    ImmutableList<String> expected =
        Stream.concat(Modules.EXAMPLES.stream(), Stream.of(OWN))
            .filter(name -> !name.equals("examples/quickstart"))
            .collect(ImmutableList.toImmutableList());
    assertEquals(expected, order);
  }
}

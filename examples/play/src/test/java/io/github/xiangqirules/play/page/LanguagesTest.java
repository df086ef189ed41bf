package io.github.xiangqirules.play.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.xiangqirules.api.Conduct;
import io.github.xiangqirules.api.PlyClass;
import io.github.xiangqirules.play.computer.Computers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every word of the page is there in every language. */
class LanguagesTest {
  private static final Path WEB = Path.of("src/main/resources/web");
  private static final Pattern WORD = Pattern.compile("(?:'([\\w.-]+)'|\\b(\\w+)): '([^']*)'");
  private static final Pattern VALUE = Pattern.compile("\\{\\w+}");
  private static final Pattern USE = Pattern.compile("\\bt\\('([\\w.-]+)'");

  private static Map<String, String> words(String language) throws IOException {
    Map<String, String> words = new TreeMap<>();
    Matcher word = WORD.matcher(Files.readString(WEB.resolve("lang/" + language + ".js"), UTF_8));
    while (word.find()) {
      String key = word.group(1) == null ? word.group(2) : word.group(1);
      String twice = words.put(key, word.group(3));
      assertEquals(null, twice, () -> key + " is there twice");
    }
    return words;
  }

  private static Set<String> matches(Pattern pattern, String text, int group) {
    Set<String> found = new TreeSet<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(group));
    }
    return found;
  }

  @ParameterizedTest
  @ValueSource(strings = {"pl", "tr", "zh-Hans", "zh-Hant"})
  void everyLanguageHasTheSameWordsAndValues(String language) throws IOException {
    Map<String, String> english = words("en");
    Map<String, String> other = words(language);
    assertEquals(english.keySet(), other.keySet());
    for (String key : english.keySet()) {
      assertEquals(
          matches(VALUE, english.get(key), 0), matches(VALUE, other.get(key), 0), () -> key);
      assertTrue(!other.get(key).isBlank(), () -> key);
    }
  }

  @Test
  void everyWordThatThePageUsesIsThere() throws IOException {
    Set<String> known = words("en").keySet();
    Set<String> used = new TreeSet<>();
    try (Stream<Path> files = Files.walk(WEB.resolve("js"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        used.addAll(matches(USE, Files.readString(file, UTF_8), 1));
      }
    }
    assertTrue(used.size() > 100);
    used.removeAll(known);
    assertEquals(Set.of(), used);
  }

  @Test
  void everyValueOfARulingHasAWord() throws IOException {
    Set<String> known = words("en").keySet();
    for (Conduct conduct : Conduct.values()) {
      assertTrue(known.contains("conduct." + conduct), conduct::name);
    }
    for (PlyClass.Kind kind : PlyClass.Kind.values()) {
      assertTrue(known.contains("ply." + kind), kind::name);
    }
    for (String level : Computers.levels()) {
      assertTrue(known.contains("level." + level), level);
    }
    List<String> endings =
        List.of(
            "won.CHECKMATE",
            "won.STALEMATE",
            "won.REPETITION",
            "won.PERPETUAL_CHECK",
            "won.PERPETUAL_CHASE",
            "won.PERPETUAL_THREAT",
            "won.RESIGNATION",
            "won.TIME",
            "drawn.REPETITION",
            "drawn.MOVE_LIMIT",
            "drawn.MATERIAL",
            "drawn.AGREEMENT");
    for (String ending : endings) {
      assertTrue(known.contains("reason." + ending), ending);
    }
  }

  @Test
  void noFileOfThePageIsLong() throws IOException {
    try (Stream<Path> files = Files.walk(WEB)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        int lines = Files.readAllLines(file, UTF_8).size();
        assertTrue(lines < 300, () -> file + " has " + lines + " lines");
      }
    }
  }
}

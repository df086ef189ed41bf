package io.github.xiangqirules.archive.job;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.hash.Hashing;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What tables hold, wherever it comes from and in whatever order: games by id, the positions of
 * each game as the sum of their digests, openings by key and move, problems.
 */
record Content(
    Map<String, String> games,
    Map<String, Long> positions,
    Map<String, String> openings,
    Multiset<String> problems) {
  static Content empty() {
    return new Content(new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), HashMultiset.create());
  }

  /** A row as text. */
  static String text(@Nullable Object... values) {
    return Arrays.stream(values).map(String::valueOf).collect(Collectors.joining("|"));
  }

  /** A number for a row. Every single difference in a row changes it, almost surely. */
  static long digest(@Nullable Object... values) {
    return Hashing.farmHashFingerprint64().hashString(text(values), UTF_8).asLong();
  }
}

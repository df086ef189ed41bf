package io.github.xiangqirules.opponents.engine;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import io.github.xiangqirules.api.MoveReader;
import io.github.xiangqirules.opponents.Progress;
import io.github.xiangqirules.opponents.Score;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the lines in which a UCI engine tells how far it is. */
final class UciInfo {
  private UciInfo() {}

  /** The progress; empty for a line that tells of something else, or of a second best line. */
  static Optional<Progress<XiangqiMove>> read(
      List<String> words,
      XiangqiPosition position,
      MoveReader<XiangqiPosition, XiangqiMove> notation) {
    int pv = words.indexOf("pv");
    Score score = score(words);
    if (pv < 0 || score == null || number(words, "multipv", 1) != 1) {
      return Optional.empty();
    }
    ImmutableList<XiangqiMove> line =
        MoveTexts.line(notation, position, words.subList(pv + 1, words.size()));
    return Optional.of(
        new Progress<>(
            (int) number(words, "depth", 0),
            score,
            line,
            number(words, "nodes", 0),
            Duration.ofMillis(number(words, "time", 0))));
  }

  private static @Nullable Score score(List<String> words) {
    if (words.contains("cp")) {
      return new Score.Points((int) number(words, "cp", 0));
    }
    return words.contains("mate") ? new Score.Forced((int) number(words, "mate", 0)) : null;
  }

  /** The number after a word; a standard one where there is none that makes sense. */
  private static long number(List<String> words, String key, long standard) {
    int index = words.indexOf(key);
    if (index < 0 || index + 1 >= words.size()) {
      return standard;
    }
    Long number = Longs.tryParse(words.get(index + 1));
    return number == null || Math.abs(number) > Integer.MAX_VALUE * 1_000L ? standard : number;
  }
}

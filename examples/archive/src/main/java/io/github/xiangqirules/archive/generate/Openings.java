package io.github.xiangqirules.archive.generate;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;

/** Openings as they are played, the frequent ones more often. */
final class Openings {
  private static final Splitter BLANKS = Splitter.on(' ').omitEmptyStrings();

  private record Line(int weight, ImmutableList<XiangqiMove> moves) {}

  private final ImmutableList<Line> lines;
  private final int total;

  private Openings(ImmutableList<Line> lines) {
    this.lines = lines;
    this.total = lines.stream().mapToInt(Line::weight).sum();
  }

  /** The openings of the resource: in each line how often, then the moves. */
  static Openings load() {
    URL found = Objects.requireNonNull(Openings.class.getResource("openings.txt"), "openings");
    ImmutableList.Builder<Line> lines = ImmutableList.builder();
    try {
      for (String text : Resources.readLines(found, UTF_8)) {
        List<String> words = BLANKS.splitToList(text);
        ImmutableList.Builder<XiangqiMove> moves = ImmutableList.builder();
        words.subList(1, words.size()).forEach(move -> moves.add(XiangqiMove.parse(move)));
        lines.add(new Line(Integer.parseInt(words.get(0)), moves.build()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Openings(lines.build());
  }

  /** The first moves of a game: a line, or some of it. */
  List<XiangqiMove> choose(RandomGenerator random) {
    int left = random.nextInt(total);
    int i = 0;
    while (left >= lines.get(i).weight) {
      left -= lines.get(i).weight;
      i++;
    }
    List<XiangqiMove> moves = lines.get(i).moves;
    return moves.subList(0, random.nextInt(moves.size() / 2, moves.size() + 1));
  }
}

package io.github.xiangqirules.archive.job;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Perft;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.api.Variants;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;

/**
 * Counts lines of play of any variant on a cluster: what can follow the first plies is counted by
 * tasks that get the positions as text.
 *
 * @param rules the text of the rules
 * @param position the text of the position; empty for the initial one
 * @param depth the plies of a line, from 1
 * @param split so many plies are played before the work is shared; less where lines are short
 */
public record PerftJob(String rules, String position, int depth, int split) {
  /** Checks the numbers. */
  public PerftJob {
    checkArgument(depth >= 1, "depth %s is not positive", depth);
    checkArgument(split >= 1, "split after %s plies", split);
  }

  private record Prefix(int first, String position) implements Serializable {}

  private record Count(String rules, int depth) implements Function<Prefix, Long> {
    @Override
    public Long call(Prefix prefix) {
      return count(Variants.rules(rules), prefix.position);
    }

    private <P extends Position<P, M>, M extends Move> long count(Rules<P, M> of, String text) {
      return Perft.count(of.parsePosition(text), depth);
    }
  }

  /**
   * The count for each result of the first ply, in their order.
   *
   * @throws RulesException if there are no such rules or no such position
   */
  public ImmutableList<MoveCount> run(JavaSparkContext spark) {
    List<String> moves = new ArrayList<>();
    List<Prefix> prefixes = new ArrayList<>();
    int plies = Math.min(split, depth);
    prefixes(Variants.rules(rules), plies, moves, prefixes);
    long[] counts = new long[moves.size()];
    if (!prefixes.isEmpty()) {
      int tasks = Math.min(prefixes.size(), 16 * spark.defaultParallelism());
      List<Long> found =
          spark.parallelize(prefixes, tasks).map(new Count(rules, depth - plies)).collect();
      for (int i = 0; i < found.size(); i++) {
        counts[prefixes.get(i).first] += found.get(i);
      }
    }
    ImmutableList.Builder<MoveCount> divided = ImmutableList.builder();
    for (int i = 0; i < counts.length; i++) {
      divided.add(new MoveCount(moves.get(i), counts[i]));
    }
    return divided.build();
  }

  private <P extends Position<P, M>, M extends Move> void prefixes(
      Rules<P, M> of, int plies, List<String> moves, List<Prefix> prefixes) {
    P start = position.isEmpty() ? of.initialPosition() : of.parsePosition(position);
    start.forEachResult(
        (move, next, ways) -> {
          int first = moves.size();
          moves.add(move.text());
          walk(next, plies - 1, text -> prefixes.add(new Prefix(first, text)));
        });
  }

  private static <P extends Position<P, M>, M extends Move> void walk(
      P position, int plies, Consumer<String> to) {
    if (plies == 0) {
      to.accept(position.text());
    } else {
      position.forEachResult((move, next, ways) -> walk(next, plies - 1, to));
    }
  }
}

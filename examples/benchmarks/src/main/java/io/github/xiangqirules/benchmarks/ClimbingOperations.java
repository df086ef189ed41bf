package io.github.xiangqirules.benchmarks;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Deal;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.Perft;
import io.github.xiangqirules.climbing.ClimbingMove;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Counting, single operations over the positions of a game, and games to their end. */
@State(Scope.Benchmark)
@Fork(1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ClimbingOperations {
  private static final int PLIES = 200;

  private static final ClimbingRules RULES = ClimbingRules.standard();

  private final Random random = new Random(11);
  private final Deal<ClimbingPosition, ClimbingMove> deal =
      RULES.deal(RULES.initialPosition(), random);
  private final List<ClimbingPosition> positions = positions();
  private final List<ClimbingMove> flips =
      positions.stream().map(position -> position.legalMoves().get(0)).toList();
  private final List<ClimbingMove> results = results();

  private long seed;

  private List<ClimbingPosition> positions() {
    ImmutableList.Builder<ClimbingPosition> played = ImmutableList.builder();
    Game<ClimbingPosition, ClimbingMove> game = Game.start(RULES);
    for (int ply = 0; ply < PLIES; ply++) {
      if (game.outcome().isOver()) {
        game = Game.start(RULES);
      }
      played.add(game.position());
      List<ClimbingMove> choices = game.legalMoves();
      game = game.play(choices.get(random.nextInt(choices.size())), deal);
    }
    return played.build();
  }

  private List<ClimbingMove> results() {
    ImmutableList.Builder<ClimbingMove> resolved = ImmutableList.builder();
    for (int i = 0; i < PLIES; i++) {
      resolved.add(deal.resolve(positions.get(i), flips.get(i)));
    }
    return resolved.build();
  }

  /** Perft to depth 3 from the start: 9,129,184 lines. */
  @Benchmark
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  public long perft3() {
    return Perft.count(RULES.initialPosition(), 3);
  }

  /** The list of choices. */
  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void legalMoves(Blackhole hole) {
    for (ClimbingPosition position : positions) {
      hole.consume(position.legalMoves());
    }
  }

  /** A checked result, a flip where there is one. */
  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void play(Blackhole hole) {
    for (int i = 0; i < PLIES; i++) {
      hole.consume(positions.get(i).play(results.get(i)));
    }
  }

  /** What a deal makes of a choice. */
  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void resolve(Blackhole hole) {
    for (int i = 0; i < PLIES; i++) {
      hole.consume(deal.resolve(positions.get(i), flips.get(i)));
    }
  }

  /** A random game to its end, 389 plies on average: list, pick, resolve by the odds, play. */
  @Benchmark
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public int randomGame() {
    SplittableRandom chance = new SplittableRandom(seed++);
    ClimbingPosition position = RULES.initialPosition();
    while (true) {
      List<ClimbingMove> choices = position.legalMoves();
      if (choices.isEmpty()) {
        return position.ply();
      }
      ClimbingMove choice = choices.get(chance.nextInt(choices.size()));
      if (!choice.isResult()) {
        ImmutableList<ClimbingMove> odds = position.results(choice).asList();
        choice = odds.get(chance.nextInt(odds.size()));
      }
      position = position.play(choice);
    }
  }
}

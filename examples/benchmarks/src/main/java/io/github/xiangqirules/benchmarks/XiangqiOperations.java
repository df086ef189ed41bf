package io.github.xiangqirules.benchmarks;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.util.List;
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

/** Single operations, each over the 120 positions of a random game and told for one of them. */
@State(Scope.Benchmark)
@Fork(1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class XiangqiOperations {
  private static final int PLIES = 120;

  private final List<XiangqiPosition> positions = game(7);
  private final List<String> fens = positions.stream().map(XiangqiPosition::text).toList();
  private final List<XiangqiMove> moves = positions.stream().map(XiangqiOperations::last).toList();

  private long seed;

  private static XiangqiMove last(XiangqiPosition position) {
    ImmutableList<XiangqiMove> moves = position.legalMoves();
    return moves.get(moves.size() - 1);
  }

  private static List<XiangqiPosition> game(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    ImmutableList.Builder<XiangqiPosition> positions = ImmutableList.builder();
    XiangqiPosition position = XiangqiPosition.initial();
    for (int ply = 0; ply < PLIES; ply++) {
      positions.add(position);
      List<XiangqiMove> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return positions.build();
  }

  /** The list of legal moves. */
  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void legalMoves(Blackhole hole) {
    for (XiangqiPosition position : positions) {
      hole.consume(position.legalMoves());
    }
  }

  /** Their number. */
  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void legalMoveCount(Blackhole hole) {
    for (XiangqiPosition position : positions) {
      hole.consume(position.legalMoveCount());
    }
  }

  /** A checked move. */
  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void play(Blackhole hole) {
    for (int i = 0; i < PLIES; i++) {
      hole.consume(positions.get(i).play(moves.get(i)));
    }
  }

  /** Whether a move is legal. */
  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void isLegal(Blackhole hole) {
    for (int i = 0; i < PLIES; i++) {
      hole.consume(positions.get(i).isLegal(moves.get(i)));
    }
  }

  /** A FEN read and checked. */
  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void parse(Blackhole hole) {
    for (String fen : fens) {
      hole.consume(XiangqiPosition.parse(fen));
    }
  }

  /** A FEN written. */
  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void text(Blackhole hole) {
    for (XiangqiPosition position : positions) {
      hole.consume(position.text());
    }
  }

  /** The key. */
  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void key(Blackhole hole) {
    for (XiangqiPosition position : positions) {
      hole.consume(position.key());
    }
  }

  /** The outcome by the position alone. */
  @Benchmark
  @OperationsPerInvocation(PLIES)
  public void outcome(Blackhole hole) {
    for (XiangqiPosition position : positions) {
      hole.consume(position.outcome());
    }
  }

  /** One ply of random games of up to 120 plies: list, pick, play. */
  @Benchmark
  @OperationsPerInvocation(PLIES)
  public Outcome randomGame() {
    SplittableRandom random = new SplittableRandom(seed++);
    XiangqiPosition position = XiangqiPosition.initial();
    for (int ply = 0; ply < PLIES; ply++) {
      List<XiangqiMove> moves = position.legalMoves();
      if (moves.isEmpty()) {
        // So short a game is one in thousands; a new one fills its plies.
        position = XiangqiPosition.initial();
        moves = position.legalMoves();
      }
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return position.outcome();
  }
}

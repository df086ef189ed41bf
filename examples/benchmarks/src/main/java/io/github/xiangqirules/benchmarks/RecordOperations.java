package io.github.xiangqirules.benchmarks;

import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.GameRecord;
import io.github.xiangqirules.xiangqi.record.MoveNode;
import io.github.xiangqirules.xiangqi.record.Movetext;
import io.github.xiangqirules.xiangqi.record.ReadOptions;
import io.github.xiangqirules.xiangqi.record.RecordFile;
import io.github.xiangqirules.xiangqi.record.RecordFormat;
import io.github.xiangqirules.xiangqi.record.Records;
import io.github.xiangqirules.xiangqi.record.WriteOptions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Reading files of random games. A file of several thousand games is read warm and told in bytes a
 * second, one with some 200,000 moves in variations cold, by a JVM that has little memory.
 */
public class RecordOperations {
  private static final int GAMES = 4_000;
  private static final int PLIES = 100;
  private static final int VARIATIONS = 20;

  /** What was read. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Read {
    /** Its length. */
    public long bytes;
  }

  /** 4,000 games of 100 plies in PGN, Chinese movetext in UTF-8. */
  @State(Scope.Benchmark)
  public static class ManyGames {
    private byte[] file = {};

    /** Writes the file. */
    @Setup
    public void write() throws IOException {
      Random random = new Random(1);
      List<GameRecord> games = new ArrayList<>();
      for (int i = 0; i < GAMES; i++) {
        games.add(record(line(XiangqiPosition.initial(), PLIES, random, 0)));
      }
      file = bytes(games, WriteOptions.of(RecordFormat.PGN).withMovetext(Movetext.CHINESE));
    }
  }

  /** One game of 100 plies in XQF, at each of them up to 20 variations of as many. */
  @State(Scope.Benchmark)
  public static class ManyVariations {
    private byte[] file = {};

    /** Writes the file. */
    @Setup
    public void write() throws IOException {
      Random random = new Random(1);
      GameRecord game = record(line(XiangqiPosition.initial(), PLIES, random, VARIATIONS));
      file = bytes(List.of(game), WriteOptions.of(RecordFormat.XQF));
    }
  }

  /** Random moves from a position, in reverse the nodes of a line and its variations. */
  private static List<MoveNode> line(
      XiangqiPosition start, int plies, Random random, int variations) {
    List<List<MoveNode>> others = new ArrayList<>();
    List<XiangqiMove> moves = new ArrayList<>();
    XiangqiPosition position = start;
    for (int ply = 0; ply < plies && !position.legalMoves().isEmpty(); ply++) {
      List<XiangqiMove> choices = new ArrayList<>(position.legalMoves());
      Collections.shuffle(choices, random);
      moves.add(choices.get(0));
      List<MoveNode> siblings = new ArrayList<>();
      for (int i = 1; i < choices.size() && i <= variations; i++) {
        XiangqiMove other = choices.get(i);
        siblings.add(MoveNode.of(other).withNext(line(position.play(other), plies, random, 0)));
      }
      others.add(siblings);
      position = position.play(choices.get(0));
    }
    List<MoveNode> next = List.of();
    for (int i = moves.size() - 1; i >= 0; i--) {
      List<MoveNode> nodes = new ArrayList<>(List.of(MoveNode.of(moves.get(i)).withNext(next)));
      nodes.addAll(others.get(i));
      next = nodes;
    }
    return next;
  }

  private static GameRecord record(List<MoveNode> first) {
    return GameRecord.of(XiangqiSetup.initial()).withRoot(MoveNode.root("", first));
  }

  private static byte[] bytes(List<GameRecord> games, WriteOptions options) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Records.write(games, options, out);
    return out.toByteArray();
  }

  /** A PGN file of many games, game by game. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  @Fork(1)
  @Warmup(iterations = 3, time = 2)
  @Measurement(iterations = 5, time = 2)
  public RecordFile manyGames(ManyGames games, Read read, Blackhole hole) throws IOException {
    read.bytes += games.file.length;
    ByteArrayInputStream in = new ByteArrayInputStream(games.file);
    return Records.readEach(in, ReadOptions.standard(), hole::consume);
  }

  /** An XQF file of many variations, once in a fresh JVM with 200 MB. */
  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  @Fork(value = 5, jvmArgsAppend = "-Xmx200m")
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  public RecordFile manyVariations(ManyVariations game) {
    return Records.read(game.file);
  }
}

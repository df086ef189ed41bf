package io.github.xiangqirules.benchmarks;

import io.github.xiangqirules.api.Perft;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Counts the start and five middle games to depth 5. */
@State(Scope.Benchmark)
@Fork(1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class XiangqiPerft {
  /** The position. */
  @Param({
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "1R1ak1bnC/4a4/b3r4/4C1p2/8p/p5B2/6P1P/2p1K1N1R/N5c2/2BA5 b - - 0 1",
    "1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w - - 0 1",
    "3a1a3/5k3/3C5/4n4/2p6/2P6/P5P1R/6N2/4K3R/2B2AB2 w - - 0 1",
    "C1bnk1b2/4a4/3a5/2p1Cr3/1r4p1p/P1P1P1P1P/1p4p2/8B/4Ac3/1R1AKRBN1 b - - 0 1",
    "4ka3/CR2r4/3a2n2/P1p1cc3/2b3P1p/2B5P/2P6/2N1pA1rN/4K4/5A2R w - - 0 1"
  })
  public String fen = "";

  private XiangqiPosition position = XiangqiPosition.initial();

  /** Reads the position. */
  @Setup
  public void read() {
    position = XiangqiPosition.parse(fen);
  }

  /** Perft to depth 5. */
  @Benchmark
  public long perft5() {
    return Perft.count(position, 5);
  }
}

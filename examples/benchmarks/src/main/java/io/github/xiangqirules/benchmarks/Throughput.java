package io.github.xiangqirules.benchmarks;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.Perft;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Rules;
import io.github.xiangqirules.api.Variants;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Prints figures of a whole process, a line for each repetition, for comparing programs run in
 * turn: {@code perft RULES DEPTH TIMES [POSITION]} prints nodes per second, {@code play RULES GAMES
 * TIMES MAX_PLIES} plies per second of random play by list, pick, and play.
 */
public final class Throughput {
  private Throughput() {}

  /** Runs one of the two. */
  public static void main(String[] args) {
    Rules<?, ?> rules = Variants.rules(args[1]);
    int size = Integer.parseInt(args[2]);
    int times = Integer.parseInt(args[3]);
    for (int i = 0; i < times; i++) {
      long start = System.nanoTime();
      long units =
          args[0].equals("perft")
              ? perft(rules, args.length > 4 ? args[4] : "", size)
              : play(rules, size, Integer.parseInt(args[4]));
      double seconds = (System.nanoTime() - start) / 1e9;
      System.out.printf(Locale.ROOT, "%.0f%n", units / seconds);
    }
  }

  private static <P extends Position<P, M>, M extends Move> long perft(
      Rules<P, M> rules, String position, int depth) {
    P start = position.isEmpty() ? rules.initialPosition() : rules.parsePosition(position);
    return Perft.count(start, depth);
  }

  private static <P extends Position<P, M>, M extends Move> long play(
      Rules<P, M> rules, int games, int maxPlies) {
    SplittableRandom random = new SplittableRandom(1);
    P start = rules.initialPosition();
    long plies = 0;
    for (int i = 0; i < games; i++) {
      P position = start;
      for (int ply = 0; ply < maxPlies; ply++) {
        List<M> choices = position.legalMoves();
        if (choices.isEmpty()) {
          break;
        }
        M choice = choices.get(random.nextInt(choices.size()));
        if (!choice.isResult()) {
          List<M> odds = position.results(choice).asList();
          choice = odds.get(random.nextInt(odds.size()));
        }
        position = position.play(choice);
        plies++;
      }
    }
    return plies;
  }
}

package io.github.xiangqirules.cli.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What the results of a match say, for opponent a. The two games of an opening count as one sample,
 * since an opening that favours one side favours each opponent once.
 */
final class Tally {
  /** Standard deviations on either side that hold 95 % of a normal distribution. */
  private static final double DEVIATIONS = 1.96;

  private static final double ELO = 400;

  private final List<Integer> halves = new ArrayList<>();

  /** Adds the next game in half points of a; a pair is a game with an even index and the next. */
  void add(int halfPoints) {
    halves.add(halfPoints);
  }

  int games() {
    return halves.size();
  }

  private int count(int halfPoints) {
    return (int) halves.stream().filter(half -> half == halfPoints).count();
  }

  /** The share of the points, 0 to 1. */
  double share() {
    return halves.stream().mapToInt(Integer::intValue).sum() / (2.0 * games());
  }

  /**
   * Half the width of the interval that holds the true share with 95 %. Where all samples are alike
   * they have no spread, and a win and a loss more are assumed.
   */
  double error() {
    List<Double> samples = samples();
    double mean = samples.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    double squares = samples.stream().mapToDouble(s -> (s - mean) * (s - mean)).sum();
    int n = samples.size();
    if (squares == 0 || n < 2) {
      double smoothed = (share() * games() + 1) / (games() + 2);
      return DEVIATIONS * Math.sqrt(smoothed * (1 - smoothed) / games());
    }
    return DEVIATIONS * Math.sqrt(squares / (n - 1) / n);
  }

  private List<Double> samples() {
    List<Double> samples = new ArrayList<>();
    for (int i = 0; i + 1 < games(); i += 2) {
      samples.add((halves.get(i) + halves.get(i + 1)) / 4.0);
    }
    if (games() % 2 == 1) {
      samples.clear();
      halves.forEach(half -> samples.add(half / 2.0));
    }
    return samples;
  }

  /** The difference in rating that lets one expect a share; infinite for 0 and 1. */
  static double elo(double share) {
    double bounded = Math.min(1, Math.max(0, share));
    return ELO * Math.log10(bounded / (1 - bounded));
  }

  String counts() {
    return String.format(
        Locale.ROOT, "%d games, %d won, %d drawn, %d lost", games(), count(2), count(1), count(0));
  }

  String estimate() {
    return String.format(
        Locale.ROOT,
        "%.1f %% +- %.1f (95 %%), Elo %+.0f (%+.0f to %+.0f)",
        100 * share(),
        100 * error(),
        elo(share()),
        elo(share() - error()),
        elo(share() + error()));
  }
}

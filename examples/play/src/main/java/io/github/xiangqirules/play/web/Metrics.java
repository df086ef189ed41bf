package io.github.xiangqirules.play.web;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;

/**
 * What the server did, in numbers. No label comes from a client or a game, so that nothing of them
 * can be read here.
 */
public final class Metrics {
  /** Upper bounds of the histogram, in seconds. */
  private static final double[] BOUNDS = {0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1};

  private final Map<String, LongAdder> counters = new ConcurrentSkipListMap<>();
  private final Map<String, LongSupplier> gauges = new ConcurrentSkipListMap<>();
  private final LongAdder[] buckets = new LongAdder[BOUNDS.length];
  private final LongAdder commands = new LongAdder();
  private final LongAdder nanos = new LongAdder();

  /** All zero. */
  public Metrics() {
    for (int i = 0; i < buckets.length; i++) {
      buckets[i] = new LongAdder();
    }
  }

  /** Counts one of a kind. */
  void count(String name) {
    counters.computeIfAbsent(name, fresh -> new LongAdder()).increment();
  }

  /** Shows a number that is asked for when it is wanted. */
  void gauge(String name, LongSupplier value) {
    gauges.put(name, value);
  }

  /** Notes how long a command took until everybody was told. */
  void command(long took) {
    commands.increment();
    nanos.add(took);
    double seconds = took / 1e9;
    for (int i = 0; i < BOUNDS.length; i++) {
      if (seconds <= BOUNDS[i]) {
        buckets[i].increment();
      }
    }
  }

  /** All in the text format of Prometheus. */
  String text() {
    StringBuilder text = new StringBuilder();
    counters.forEach((name, value) -> line(text, name, "counter", value.sum()));
    gauges.forEach((name, value) -> line(text, name, "gauge", value.getAsLong()));
    String name = "play_command_seconds";
    text.append("# TYPE ").append(name).append(" histogram\n");
    for (int i = 0; i < BOUNDS.length; i++) {
      text.append(
          String.format(
              Locale.ROOT, "%s_bucket{le=\"%s\"} %d%n", name, BOUNDS[i], buckets[i].sum()));
    }
    long count = commands.sum();
    text.append(String.format(Locale.ROOT, "%s_bucket{le=\"+Inf\"} %d%n", name, count));
    text.append(String.format(Locale.ROOT, "%s_sum %.6f%n", name, nanos.sum() / 1e9));
    text.append(String.format(Locale.ROOT, "%s_count %d%n", name, count));
    return text.toString();
  }

  private static void line(StringBuilder text, String name, String type, long value) {
    text.append("# TYPE play_").append(name).append(' ').append(type).append('\n');
    text.append("play_").append(name).append(' ').append(value).append('\n');
  }
}

package io.github.xiangqirules.opponents.engine;

import com.google.common.base.Splitter;
import io.github.xiangqirules.opponents.OpponentException;
import io.github.xiangqirules.opponents.OpponentException.Kind;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * What an engine of the xboard protocol says it can do: the words after {@code feature}, each
 * {@code name=value} with a number or a text in double quotes. Engines of the first version say
 * nothing.
 */
final class CecpFeatures {
  private static final int MOST = 1_000;

  /** How long an engine may take to say its first feature; those of version 1 never do. */
  private static final Duration FIRST = Duration.ofSeconds(2);

  private final EngineProcess process;
  private final Map<String, String> features = new HashMap<>();

  private CecpFeatures(EngineProcess process, String program) {
    this.process = process;
    features.put("myname", program);
  }

  static CecpFeatures ask(EngineProcess process, EngineCommand command, Duration patience) {
    CecpFeatures features = new CecpFeatures(process, command.program());
    process.send("xboard");
    process.send("protover 2");
    features.read(patience);
    String variants = features.features.get("variants");
    if (variants != null
        && !Splitter.on(',').trimResults().splitToList(variants).contains("xiangqi")) {
      throw new OpponentException(Kind.UNUSABLE, features.name() + " does not play xiangqi");
    }
    command.options().forEach((name, value) -> process.send("option " + name + "=" + value));
    return features;
  }

  private void read(Duration patience) {
    long begin = System.nanoTime();
    while (!has("done")) {
      // An engine that says done=0 asks for more time than one that has said nothing yet.
      Duration most = features.containsKey("done") ? patience : min(FIRST, patience);
      if (System.nanoTime() - begin > most.toNanos()) {
        return;
      }
      String line = process.poll(1);
      if (line != null && line.startsWith("feature ")) {
        readLine(line.substring("feature ".length()));
      }
    }
  }

  private static Duration min(Duration a, Duration b) {
    return a.compareTo(b) < 0 ? a : b;
  }

  private void readLine(String text) {
    int index = 0;
    while (index < text.length()) {
      int equals = text.indexOf('=', index);
      if (equals < 0) {
        return;
      }
      String key = text.substring(index, equals).trim();
      boolean quoted = equals + 1 < text.length() && text.charAt(equals + 1) == '"';
      int from = quoted ? equals + 2 : equals + 1;
      int end = text.indexOf(quoted ? '"' : ' ', from);
      int to = end < 0 ? text.length() : end;
      add(key, text.substring(from, to));
      index = to + 1;
    }
  }

  private void add(String key, String value) {
    if (features.size() < MOST) {
      features.put(key, value);
      if (!key.equals("option") && !key.equals("done")) {
        process.send("accepted " + key);
      }
    }
  }

  String name() {
    return features.getOrDefault("myname", "");
  }

  /** Whether a feature is on. */
  boolean has(String feature) {
    return "1".equals(features.get(feature));
  }
}

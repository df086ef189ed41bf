package io.github.xiangqirules.opponents.engine;

import io.github.xiangqirules.opponents.OpponentException;
import io.github.xiangqirules.opponents.OpponentException.Kind;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;

/** The first lines that are exchanged with a UCI engine: who it is and what options it has. */
final class UciHandshake {
  private static final String VARIANT = "UCI_Variant";
  private static final int MOST_OPTIONS = 1_000;

  private final Set<String> options = new HashSet<>();
  private String name;
  private boolean manyVariants;
  private boolean xiangqi = true;

  UciHandshake(EngineProcess process, EngineCommand command, Duration patience) {
    name = command.program();
    process.send("uci");
    EngineClient.readUntil(process, this::readId, patience, name + " does not speak UCI");
    if (!xiangqi) {
      throw new OpponentException(Kind.UNUSABLE, name + " does not play xiangqi");
    }
    if (manyVariants) {
      process.send("setoption name " + VARIANT + " value xiangqi");
    }
    command
        .options()
        .forEach(
            (option, value) -> {
              if (!options.contains(option)) {
                throw new OpponentException(Kind.UNUSABLE, name + " has no option " + option);
              }
              process.send("setoption name " + option + " value " + value);
            });
    process.send("isready");
    EngineClient.readUntil(process, "readyok"::equals, patience, name + " does not get ready");
  }

  private boolean readId(String line) {
    if (line.startsWith("id name ")) {
      name = line.substring("id name ".length()).trim();
    } else if (line.startsWith("option name ") && options.size() < MOST_OPTIONS) {
      int type = line.indexOf(" type ");
      String option = line.substring("option name ".length(), Math.max(type, 12));
      options.add(option);
      if (option.equals(VARIANT)) {
        manyVariants = true;
        xiangqi = (line + " ").contains(" var xiangqi ");
      }
    }
    return line.equals("uciok");
  }

  String name() {
    return name;
  }

  /** Engines of many variants count ranks from 1, since not all boards have ten or fewer. */
  boolean ranksFromOne() {
    return manyVariants;
  }
}

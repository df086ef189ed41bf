package io.github.xiangqirules.xiangqi;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Another program that knows xiangqi, run as a process of its own and asked over UCI. */
final class FairyStockfish implements Closeable {
  private static final String CHECKERS = "Checkers:";

  private final Process process;
  private final BufferedWriter in;
  private final BufferedReader out;

  FairyStockfish(String command) throws IOException {
    process = new ProcessBuilder(command).redirectErrorStream(true).start();
    in = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), UTF_8));
    out = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
    send("setoption name UCI_Variant value xiangqi");
    send("isready");
    while (!line().equals("readyok")) {
      // what it says of itself
    }
  }

  /**
   * What it says of a position.
   *
   * @param moves the legal moves, with ranks from 1 to 10
   * @param checkers where check comes from, with ranks from 1 to 10
   */
  record Answer(SortedSet<String> moves, SortedSet<String> checkers) {}

  Answer ask(String fen) throws IOException {
    // The count runs in a thread of its own and is waited for, so that answers come in order.
    send("position fen " + fen + "\nd\ngo perft 1");
    SortedSet<String> checkers = new TreeSet<>();
    SortedSet<String> moves = new TreeSet<>();
    boolean counting = false;
    for (String line = line(); !line.startsWith("Nodes searched"); line = line()) {
      if (line.startsWith(CHECKERS)) {
        counting = true;
        checkers.addAll(Arrays.asList(line.substring(CHECKERS.length()).trim().split(" ", -1)));
        checkers.remove("");
      } else if (counting && line.endsWith(": 1")) {
        moves.add(line.substring(0, line.length() - 3));
      }
    }
    return new Answer(moves, checkers);
  }

  private void send(String commands) throws IOException {
    in.write(commands + "\n");
    in.flush();
  }

  private String line() throws IOException {
    @Nullable String line = out.readLine();
    if (line == null) {
      throw new IOException("the engine is gone");
    }
    return line;
  }

  @Override
  public void close() throws IOException {
    send("quit");
    in.close();
    process.destroy();
  }
}

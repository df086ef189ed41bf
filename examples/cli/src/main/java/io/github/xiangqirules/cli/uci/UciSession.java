package io.github.xiangqirules.cli.uci;

import com.google.common.base.Splitter;
import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.opponents.engine.LineCutter;
import io.github.xiangqirules.opponents.xiangqi.XiangqiOpponent;
import io.github.xiangqirules.xiangqi.PositionLine;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A conversation in UCI. Commands are read on the thread that calls {@link #run}, so they are heard
 * while another thread thinks. What cannot be understood is told in an {@code info string} and
 * changes nothing, but for a position: a move for the one before it could be played in a game where
 * it is another move, so none is told until there is a position again.
 */
public final class UciSession {
  private static final int LONGEST_LINE = 1 << 20;
  private static final int LONGEST_ECHO = 60;
  private static final Splitter WORDS = Splitter.onPattern("[ \t]+").omitEmptyStrings();

  private final PrintStream out;
  private final UciOptions options = new UciOptions();

  /** Where the next search starts; none after a position that was refused. */
  private @Nullable Game<XiangqiPosition, XiangqiMove> game = Game.start(XiangqiRules.standard());

  private @Nullable XiangqiOpponent opponent;
  private @Nullable Thinking thinking;

  /** A conversation that answers to a stream, which is flushed after every line. */
  public UciSession(PrintStream out) {
    this.out = out;
  }

  /**
   * Listens until {@code quit} or the end of the input. At the end a search with limits is still
   * finished.
   *
   * @throws IOException if the input cannot be read
   */
  public void run(InputStream in) throws IOException {
    LineCutter lines = new LineCutter(in, LONGEST_LINE);
    for (String line = lines.next(); line != null; line = lines.next()) {
      List<String> words = WORDS.splitToList(line);
      if (words.isEmpty()) {
        continue;
      }
      if (words.get(0).equals("quit")) {
        stopThinking();
        return;
      }
      hear(words.get(0), words.subList(1, words.size()), line);
    }
    if (thinking != null) {
      thinking.endOfInput();
    }
  }

  private void hear(String command, List<String> words, String line) {
    switch (command) {
      case "uci" -> {
        say("id name xiangqi-rules");
        say("id author the xiangqi-rules project");
        options.lines().forEach(this::say);
        say("uciok");
      }
      case "isready" -> say("readyok");
      case "ucinewgame" -> {
        stopThinking();
        opponent = null;
      }
      case "setoption" -> setOption(words);
      case "position" -> position(words);
      case "go" -> go(words);
      case "stop" -> stopThinking();
      case "ponderhit" -> {
        if (thinking != null) {
          thinking.ponderHit();
        }
      }
      case "debug", "register" -> {}
      default -> complain("no such command", line);
    }
  }

  private void setOption(List<String> words) {
    stopThinking();
    try {
      options.set(words);
      opponent = null;
      if (game != null) {
        game = Games.continued(options.rules(), game);
      }
    } catch (IllegalArgumentException e) {
      complain(String.valueOf(e.getMessage()), String.join(" ", words));
    }
  }

  private void position(List<String> words) {
    stopThinking();
    String text = String.join(" ", words);
    try {
      PositionLine line = PositionLine.parseLeniently(text, options.notation());
      game = Games.of(options.rules(), line);
    } catch (RulesException e) {
      game = null;
      complain(String.valueOf(e.getMessage()), text);
    }
  }

  private void go(List<String> words) {
    stopThinking();
    Game<XiangqiPosition, XiangqiMove> from = game;
    XiangqiPosition position = from == null ? XiangqiPosition.initial() : from.position();
    GoCommand go = GoCommand.parse(words, position, options.notation());
    XiangqiOpponent player = opponent;
    if (player == null) {
      player = options.opponent();
      opponent = player;
    }
    thinking = new Thinking(player, from, go, new InfoLines(options.notation(), this::say));
    thinking.start();
  }

  private void stopThinking() {
    if (thinking != null) {
      thinking.stop();
      thinking = null;
    }
  }

  private void complain(String what, String text) {
    String shown = text.substring(0, Math.min(text.length(), LONGEST_ECHO));
    say("info string " + what + ": " + shown.replaceAll("[^ -~]", "?"));
  }

  private void say(String line) {
    synchronized (out) {
      out.println(line);
      out.flush();
    }
  }
}

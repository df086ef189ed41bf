package io.github.xiangqirules.opponents.engine;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.Opponent;
import io.github.xiangqirules.opponents.OpponentException;
import io.github.xiangqirules.opponents.OpponentException.Kind;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the clients of both protocols share: starting the program, waiting for its answers, and
 * ending it when anything goes wrong.
 */
abstract class EngineClient implements Opponent<XiangqiPosition, XiangqiMove> {
  /** How long beyond what it was given a program may take. */
  static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final long POLL_MILLIS = 1;

  private final EngineCommand command;
  private final Duration toStart;
  private final Duration toAnswer;
  private @Nullable EngineProcess process;
  private @Nullable Dialogue dialogue;
  private @Nullable Game<XiangqiPosition, XiangqiMove> known;

  /** How long the program may take to start, and beyond its budget to answer. */
  EngineClient(EngineCommand command, Duration toStart, Duration toAnswer) {
    this.command = command;
    this.toStart = toStart;
    this.toAnswer = toAnswer;
  }

  /** Begins to talk with a program that has just been started, up to where it can play. */
  abstract Dialogue begin(EngineProcess process);

  /** How one protocol says what all protocols say. */
  interface Dialogue {
    /** The name by which the program calls itself. */
    String name();

    /**
     * Tells the program the game and asks it for a move.
     *
     * @param news the moves since the last call; null if the game does not go on from there
     */
    void ask(
        Game<XiangqiPosition, XiangqiMove> game, @Nullable List<XiangqiMove> news, Budget budget);

    /** Takes a line of the answer: the move, or null when it is not there yet. */
    @Nullable XiangqiMove hear(String line, Listener<XiangqiMove> listener);

    /** Asks the program to play what it has. */
    void stop();

    /** Asks for a sign of life; false if the protocol knows none. */
    boolean knock();
  }

  /** The name by which the program calls itself once it runs; before, that of its file. */
  @Override
  public String name() {
    return dialogue == null ? command.program() : dialogue.name();
  }

  EngineCommand command() {
    return command;
  }

  @Override
  public XiangqiMove choose(
      Game<XiangqiPosition, XiangqiMove> game, Budget budget, Listener<XiangqiMove> listener) {
    if (game.outcome().isOver()) {
      throw new IllegalArgumentException("the game is over");
    }
    try {
      Dialogue talk = dialogue();
      talk.ask(game, news(game), budget);
      known = null;
      XiangqiMove move = await(talk, budget, listener);
      if (!game.position().isLegal(move)) {
        throw new OpponentException(Kind.ILLEGAL_MOVE, name() + " plays " + move.text());
      }
      known = game.play(move);
      return move;
    } catch (OpponentException e) {
      kill();
      throw e;
    }
  }

  @Override
  public void prepare() {
    try {
      dialogue();
    } catch (OpponentException e) {
      kill();
      throw e;
    }
  }

  private Dialogue dialogue() {
    if (dialogue == null) {
      process = EngineProcess.start(command);
      dialogue = begin(process);
    }
    return dialogue;
  }

  /** The moves that a game has more than the one that the program knows; null for another game. */
  private @Nullable List<XiangqiMove> news(Game<XiangqiPosition, XiangqiMove> game) {
    if (known == null || game.plies() < known.plies()) {
      return null;
    }
    Game<XiangqiPosition, XiangqiMove> then = game.takeBack(game.plies() - known.plies());
    return then.moves().equals(known.moves()) && then.start().equals(known.start())
        ? game.moves().subList(known.plies(), game.plies())
        : null;
  }

  private XiangqiMove await(Dialogue talk, Budget budget, Listener<XiangqiMove> listener) {
    Waiting waiting = new Waiting(budget.limitsTime() ? budget.time() : null, toAnswer);
    boolean stopped = false;
    while (true) {
      String line = running().poll(POLL_MILLIS);
      if (line != null) {
        waiting.heard();
        XiangqiMove move = talk.hear(line, listener);
        if (move != null) {
          return move;
        }
      }
      if (!stopped && listener.cancelled()) {
        stopped = true;
        talk.stop();
        waiting.hurry();
      }
      if (waiting.isQuiet() && talk.knock()) {
        waiting.knocked();
      }
      if (waiting.isOver()) {
        throw new OpponentException(Kind.SILENT, name() + " does not answer");
      }
    }
  }

  private EngineProcess running() {
    if (process == null) {
      throw new OpponentException(Kind.DIED, command.program() + " does not run");
    }
    return process;
  }

  /** Reads lines until one that ends a handshake. */
  static void readUntil(EngineProcess process, LineTest last, Duration patience, String what) {
    long begin = System.nanoTime();
    while (System.nanoTime() - begin < patience.toNanos()) {
      String line = process.poll(POLL_MILLIS);
      if (line != null && last.test(line)) {
        return;
      }
    }
    throw new OpponentException(Kind.SILENT, what);
  }

  /** Looks at a line. */
  @FunctionalInterface
  interface LineTest {
    /** Whether it is the last. */
    boolean test(String line);
  }

  Duration toStart() {
    return toStart;
  }

  private void kill() {
    if (process != null) {
      process.kill();
    }
    forget();
  }

  @Override
  public void close() {
    if (process != null) {
      process.close();
    }
    forget();
  }

  private void forget() {
    process = null;
    dialogue = null;
    known = null;
  }
}

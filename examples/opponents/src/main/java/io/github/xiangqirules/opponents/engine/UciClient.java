package io.github.xiangqirules.opponents.engine;

import java.time.Duration;

/**
 * An engine that speaks UCI, such as Fairy-Stockfish or Pikafish.
 *
 * <pre>{@code
 * try (UciClient engine = new UciClient(EngineCommand.parse("/usr/games/fairy-stockfish"))) {
 *   XiangqiMove move = engine.choose(game, Budget.ofTime(Duration.ofSeconds(1)), Listener.none());
 * }
 * }</pre>
 *
 * <p>An engine of many variants has the option {@code UCI_Variant}; it is set to {@code xiangqi},
 * and moves are written with ranks 1 to 10, as these engines do. With any other engine ranks are 0
 * to 9. It is told the start of the game and all moves, so it knows what was repeated.
 *
 * <p>An engine that plays without a limit of time is asked for a sign of life when it has printed
 * nothing for long.
 */
public final class UciClient extends EngineClient {
  /** An engine that is started for the first move, or by {@link #prepare}. */
  public UciClient(EngineCommand command) {
    this(command, PATIENCE);
  }

  /**
   * The same with another patience.
   *
   * @param patience how long the engine may take to start, and beyond its budget to answer
   */
  public UciClient(EngineCommand command, Duration patience) {
    this(command, patience, patience);
  }

  UciClient(EngineCommand command, Duration toStart, Duration toAnswer) {
    super(command, toStart, toAnswer);
  }

  @Override
  Dialogue begin(EngineProcess process) {
    UciHandshake handshake = new UciHandshake(process, command(), toStart());
    return new UciDialogue(process, handshake.name(), handshake.ranksFromOne());
  }
}

package io.github.xiangqirules.opponents.engine;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.opponents.Budget;
import io.github.xiangqirules.opponents.Listener;
import io.github.xiangqirules.opponents.OpponentException;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import java.time.Duration;

/**
 * An engine that speaks the protocol of xboard and WinBoard, such as HoiXiangqi or MaxQi. Its moves
 * are coordinates with ranks 0 to 9.
 *
 * <p>The protocol counts the time of a move in whole seconds and knows no nodes. The time is
 * rounded up to seconds, and told in hundredths as what is left on the clock; some engines heed
 * that, others take their second. An engine that cannot be given a position plays from the start
 * only, and whoever asks it for more gets an {@link OpponentException}.
 */
public final class CecpClient extends EngineClient {
  /** An engine that is started for the first move, or by {@link #prepare}. */
  public CecpClient(EngineCommand command) {
    this(command, PATIENCE);
  }

  /**
   * The same with another patience.
   *
   * @param patience how long the engine may take to start, and beyond its budget to answer
   */
  public CecpClient(EngineCommand command, Duration patience) {
    this(command, patience, patience);
  }

  CecpClient(EngineCommand command, Duration toStart, Duration toAnswer) {
    super(command, toStart, toAnswer);
  }

  @Override
  Dialogue begin(EngineProcess process) {
    return new CecpDialogue(process, CecpFeatures.ask(process, command(), toStart()));
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException also if the budget limits neither time nor depth
   */
  @Override
  public XiangqiMove choose(
      Game<XiangqiPosition, XiangqiMove> game, Budget budget, Listener<XiangqiMove> listener) {
    if (budget.limitsNodes() && !budget.limitsTime() && !budget.limitsDepth()) {
      throw new IllegalArgumentException("such a program knows no nodes: limit its time or depth");
    }
    return super.choose(game, budget, listener);
  }
}

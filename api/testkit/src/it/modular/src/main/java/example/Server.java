package example;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;

/** What a module of its own is there for. */
public final class Server {
  private Server() {}

  /** A new table. */
  public static Game<XiangqiPosition, XiangqiMove> open() {
    return Game.start(XiangqiRules.standard());
  }
}

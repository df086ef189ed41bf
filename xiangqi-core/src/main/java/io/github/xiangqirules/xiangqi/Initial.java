package io.github.xiangqirules.xiangqi;

/**
 * Where games start. A class of its own, since what it holds needs the classes of set-ups and
 * positions to be complete.
 */
final class Initial {
  static final XiangqiSetup SETUP = XiangqiSetup.parse(Fen.INITIAL);
  static final XiangqiPosition POSITION = SETUP.position();

  private Initial() {}
}

package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;

/** The game is over, so nothing can be played in it. */
public final class GameOverException extends RulesException {
  private static final long serialVersionUID = 1;

  /** With the reason. */
  public GameOverException(Problem problem) {
    super(ImmutableList.of(problem));
  }
}

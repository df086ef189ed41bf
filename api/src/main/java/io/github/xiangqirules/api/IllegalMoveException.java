package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;

/** A move cannot be made in a position; the problem says why. */
public final class IllegalMoveException extends RulesException {
  private static final long serialVersionUID = 1;

  /** With the reason. */
  public IllegalMoveException(Problem problem) {
    super(ImmutableList.of(problem));
  }
}

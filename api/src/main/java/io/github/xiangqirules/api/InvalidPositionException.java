package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;

/** A set-up could be read and cannot be played. All its defects are listed. */
public final class InvalidPositionException extends RulesException {
  private static final long serialVersionUID = 1;

  /** With all defects. */
  public InvalidPositionException(ImmutableList<Problem> problems) {
    super(problems);
  }
}

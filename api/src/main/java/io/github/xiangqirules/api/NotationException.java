package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;

/** A text could not be read. There is one problem, with field and index. */
public final class NotationException extends RulesException {
  private static final long serialVersionUID = 1;

  /** With the problem. */
  public NotationException(Problem problem) {
    super(ImmutableList.of(problem));
  }
}

package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The only exceptions on foreign input: a text that cannot be read, a set-up that cannot be played,
 * a move that cannot be made. Each says what is wrong by its {@link #problems}.
 */
public abstract sealed class RulesException extends RuntimeException
    permits NotationException, InvalidPositionException, IllegalMoveException, GameOverException {
  private static final long serialVersionUID = 1;

  private final transient @Nullable ImmutableList<Problem> problems;

  RulesException(ImmutableList<Problem> problems) {
    super(problems.stream().map(Problem::message).collect(Collectors.joining("; ")));
    this.problems = problems;
  }

  /**
   * What is wrong, at least one problem. A copy that travelled by Java serialization has kept the
   * message only, and its list is empty.
   */
  public ImmutableList<Problem> problems() {
    return problems == null ? ImmutableList.of() : problems;
  }
}

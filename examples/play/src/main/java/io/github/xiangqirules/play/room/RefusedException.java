package io.github.xiangqirules.play.room;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.RulesException;

/** What a person wants is not possible; nothing has changed. */
public final class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String code;
  private final transient ImmutableList<Problem> problems;

  /** A refusal with a code for programs and a message for people. */
  public RefusedException(String code, String message) {
    super(message);
    this.code = code;
    this.problems = ImmutableList.of();
  }

  /** The rules refuse. */
  public RefusedException(RulesException rules) {
    super(String.valueOf(rules.getMessage()));
    this.code = rules.problems().get(0).code();
    this.problems = rules.problems();
  }

  /** Why, for programs. */
  public String code() {
    return code;
  }

  /** What the rules say; empty where it was not they who refused. */
  public ImmutableList<Problem> problems() {
    return problems;
  }
}

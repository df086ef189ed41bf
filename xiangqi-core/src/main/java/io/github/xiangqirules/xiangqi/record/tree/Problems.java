package io.github.xiangqirules.xiangqi.record.tree;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import io.github.xiangqirules.xiangqi.record.RecordProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects the problems of one game; after {@link #MOST} it only says that there were more. */
public final class Problems {
  static final int MOST = 1000;

  /** How much of a damaged text is shown. */
  private static final int SHOWN = 80;

  private final List<RecordProblem> problems = new ArrayList<>();

  /** Adds a problem. */
  public void add(String code, String place, String text, String done) {
    add(code, place, text, done, Optional.empty());
  }

  /** Adds a problem at a place in bytes. */
  public void atByte(String code, long offset, String text, String done) {
    add(code, "byte " + offset, text, done);
  }

  void add(String code, String place, String text, String done, Optional<XiangqiSetup> position) {
    if (problems.size() < MOST) {
      problems.add(new RecordProblem(code, place, shortened(text), done, position));
    } else if (problems.size() == MOST) {
      problems.add(
          RecordProblem.of(
              "too-many", place, "more than " + MOST + " problems", "the others are not listed"));
    }
  }

  /** Whether there is room for more. */
  boolean isOpen() {
    return problems.size() < MOST;
  }

  private static String shortened(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
  }

  /** The problems so far. */
  public ImmutableList<RecordProblem> list() {
    return ImmutableList.copyOf(problems);
  }
}

package io.github.xiangqirules.archive.row;

import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.record.RecordProblem;

/**
 * Something that is not as it should be in a file or in one game of it.
 *
 * @param code what kind of problem: a code of {@link RecordProblem}, or of this job
 * @param place where
 * @param text what stands there
 * @param done what was done about it
 */
public record ProblemRow(String code, String place, String text, String done) {
  /** A file, or a part of one, of which nothing was read. */
  public static ProblemRow unread(String code, String place, String text) {
    return new ProblemRow(code, place, text, "not read");
  }

  /** A file that the library refused as a whole. */
  public static ProblemRow unread(Problem problem) {
    return unread(problem.code(), "file", problem.message());
  }

  /** What the library noted while it read on. */
  public static ProblemRow of(RecordProblem problem) {
    return new ProblemRow(problem.code(), problem.place(), problem.text(), problem.done());
  }
}

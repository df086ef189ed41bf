package io.github.xiangqirules.xiangqi.adjudication;

import com.google.errorprone.annotations.Immutable;

/** What a book makes of a position that came again. */
@Immutable
@FunctionalInterface
interface CycleRule {
  Finding judge(Window window, ChaseOptions options);
}

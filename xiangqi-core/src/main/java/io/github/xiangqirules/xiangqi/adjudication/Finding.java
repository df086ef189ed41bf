package io.github.xiangqirules.xiangqi.adjudication;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Conduct;

/**
 * What a book says about a window.
 *
 * @param verdict who loses, if anybody
 * @param conduct what red did, then what black did; empty where the book does not ask
 * @param plies what each ply was; empty where the book does not ask
 */
public record Finding(Verdict verdict, ImmutableList<Conduct> conduct, ImmutableList<Ply> plies) {
  static Finding of(Verdict verdict) {
    return new Finding(verdict, ImmutableList.of(), ImmutableList.of());
  }
}

package io.github.xiangqirules.xiangqi.adjudication;

import io.github.xiangqirules.api.PlyClass;

/**
 * What one ply of a window was.
 *
 * @param kind its class
 * @param pairs the attacks that it made and that count as chases
 */
public record Ply(PlyClass.Kind kind, Pairs pairs) {
  static Ply of(PlyClass.Kind kind) {
    return new Ply(kind, new Pairs());
  }
}

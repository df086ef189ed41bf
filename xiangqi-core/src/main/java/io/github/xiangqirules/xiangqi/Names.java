package io.github.xiangqirules.xiangqi;

import com.google.common.base.Ascii;
import io.github.xiangqirules.api.Piece;

/** What things are called in messages. */
final class Names {
  private Names() {}

  /** Such as "the red general". */
  static String of(Piece piece) {
    return "the " + Ascii.toLowerCase(piece.name()).replace('_', ' ');
  }
}

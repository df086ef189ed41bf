package io.github.xiangqirules.xiangqi.notation;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.notation.file.FileMove;
import io.github.xiangqirules.xiangqi.notation.file.Script;
import io.github.xiangqirules.xiangqi.notation.file.Selector;
import io.github.xiangqirules.xiangqi.notation.file.Step;

/**
 * Puts the parts of a move in file notation into characters; {@link FileMove#parse} is the way
 * back.
 */
interface Spelling {
  /** The script that it writes. */
  Script script();

  String write(Color mover, PieceKind kind, Selector selector, Step step);
}

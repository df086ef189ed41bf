package io.github.xiangqirules.xiangqi.record.tree;

import com.google.common.base.CharMatcher;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.XiangqiSetup;

/**
 * A set-up from the text that a file has for it, in any form that other programs write.
 *
 * @param setup the set-up
 * @param sideIsTold whether the text told the side to move
 */
public record StartText(XiangqiSetup setup, boolean sideIsTold) {
  private static final StartText INITIAL = new StartText(XiangqiSetup.initial(), false);

  /** The start of a game, where a file tells nothing else. */
  public static StartText initial() {
    return INITIAL;
  }

  /** Reads a text; one that cannot be read is told, and the start of a game taken. */
  public static StartText of(String fen, Problems problems) {
    String trimmed = CharMatcher.whitespace().trimFrom(fen);
    if (trimmed.isEmpty()) {
      return INITIAL;
    }
    try {
      LenientSetup<XiangqiSetup> read = XiangqiSetup.parseLeniently(trimmed);
      boolean sideIsTold = true;
      for (Problem tolerated : read.tolerated()) {
        sideIsTold &= !(tolerated.field().equals("side") && tolerated.code().equals("missing"));
      }
      return new StartText(read.setup(), sideIsTold);
    } catch (NotationException e) {
      problems.add("set-up", "header FEN", fen, "the start of a game was taken");
      return INITIAL;
    }
  }

  /** A tree on the set-up. */
  public TreeBuilder tree(Problems problems) {
    return new TreeBuilder(setup, sideIsTold, problems);
  }
}

package io.github.xiangqirules.climbing;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Notation;

/** Moves as {@link ClimbingMove#text} has them. */
final class CoordinateNotation implements Notation<ClimbingPosition, ClimbingMove> {
  @Override
  public String id() {
    return "coordinates";
  }

  @Override
  public String write(ClimbingPosition before, ClimbingMove move) {
    if (!before.isLegal(move) && !before.isPossible(move)) {
      throw Refusal.ofResult(before, move);
    }
    return move.text();
  }

  /** At most one: the choice, or the result of a flip where such a piece is still face-down. */
  @Override
  public ImmutableList<ClimbingMove> read(ClimbingPosition before, String text) {
    ClimbingMove move = ClimbingMove.parse(text);
    return before.isLegal(move) || before.isPossible(move)
        ? ImmutableList.of(move)
        : ImmutableList.of();
  }

  @Override
  public String toString() {
    return id();
  }
}

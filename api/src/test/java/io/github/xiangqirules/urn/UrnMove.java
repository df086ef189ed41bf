package io.github.xiangqirules.urn;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import org.jspecify.annotations.Nullable;

/** All moves of the game. */
public enum UrnMove implements Move {
  TAKE("take", null),
  TURN("turn", null),
  DRAW("draw?", null),
  DRAW_RED("draw=P", Piece.RED_SOLDIER),
  DRAW_BLACK("draw=p", Piece.BLACK_SOLDIER);

  private final String text;
  private final @Nullable Piece revealed;

  UrnMove(String text, @Nullable Piece revealed) {
    this.text = text;
    this.revealed = revealed;
  }

  static UrnMove parse(String text) {
    for (UrnMove move : values()) {
      if (text.equals(move.text)) {
        return move;
      }
    }
    throw new NotationException(Problem.ofText("move", "move", 0, "no such move"));
  }

  @Override
  public UrnPlace from() {
    return this == TAKE || this == TURN ? UrnPlace.HEAP : UrnPlace.URN;
  }

  @Override
  public UrnPlace to() {
    return from();
  }

  @Override
  public boolean isResult() {
    return this != DRAW;
  }

  @Override
  public @Nullable Piece revealed() {
    return revealed;
  }

  @Override
  public String text() {
    return text;
  }
}

package io.github.xiangqirules.climbing;

import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.climbing.ClimbingMove.Flip;
import io.github.xiangqirules.climbing.ClimbingMove.Step;
import io.github.xiangqirules.climbing.board.Board;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says why a move cannot be made. Asked only once that is known. */
final class Refusal {
  private final ClimbingPosition position;
  private final ClimbingMove move;
  private final Square from;
  private final Square to;
  private final @Nullable Piece mover;
  private final @Nullable Piece target;

  private Refusal(ClimbingPosition position, ClimbingMove move) {
    this.position = position;
    this.move = move;
    this.from = move.from();
    this.to = move.to();
    this.mover = top(position, from);
    this.target = top(position, to);
  }

  static IllegalMoveException ofChoice(ClimbingPosition position, ClimbingMove choice) {
    Refusal refusal = new Refusal(position, choice);
    if (choice.isResult() && choice instanceof Flip) {
      return refusal.at(
          choice.from(), "revealed-choice", "a player cannot choose what a flip reveals");
    }
    return refusal.reason();
  }

  static IllegalMoveException ofResult(ClimbingPosition position, ClimbingMove result) {
    return new Refusal(position, result).reason();
  }

  private IllegalMoveException reason() {
    if (move instanceof Flip flip) {
      return ofFlip(flip.revealed());
    }
    if (position.side() == null) {
      return at(from, "flip-first", "before the first flip there is nothing but flips");
    }
    if (position.height(from) == 0) {
      return at(from, "no-piece", "there is no piece on " + from.text());
    }
    if (mover == null) {
      return at(from, "face-down", "the piece on " + from.text() + " is face-down");
    }
    if (mover.color() != position.side()) {
      return at(from, "not-your-turn", "the piece on " + from.text() + " is the opponent's");
    }
    return move instanceof Step ? ofStep() : ofCapture(mover);
  }

  private IllegalMoveException ofFlip(@Nullable Piece revealed) {
    if (position.height(from) == 0) {
      return at(from, "empty-square", "there is nothing to flip on " + from.text());
    }
    if (mover != null) {
      return at(from, "face-up", "the top piece on " + from.text() + " is face-up already");
    }
    if (revealed == null) {
      return at(
          from, "unresolved-flip", "what the flip reveals has to be decided before it is played");
    }
    return problem(
        "not-unseen", revealed, from, "no " + revealed.letter() + " is face-down any more");
  }

  private IllegalMoveException ofStep() {
    if (distance() != 1) {
      return at(to, "not-adjacent", to.text() + " is not beside " + from.text());
    }
    if (position.height(to) == Board.MAX_HEIGHT) {
      return at(to, "too-high", to.text() + " has three pieces already");
    }
    return at(to, "level-change", "the step would change the level by more than one");
  }

  private IllegalMoveException ofCapture(Piece taker) {
    if (position.height(to) == 0) {
      return at(to, "nothing-to-take", "there is no piece on " + to.text());
    }
    if (target == null) {
      return at(to, "target-face-down", "the piece on " + to.text() + " is face-down");
    }
    if (target.color() == taker.color()) {
      return at(to, "own-piece", "the piece on " + to.text() + " is the player's own");
    }
    if (position.height(from) != position.height(to)) {
      return at(to, "other-level", "the piece on " + to.text() + " is on another level");
    }
    ClimbingCaptureTable table = ClimbingCaptureTable.INSTANCE;
    if (table.byJumping(taker.kind())) {
      return ofJump();
    }
    if (distance() != 1) {
      return at(to, "not-adjacent", to.text() + " is not beside " + from.text());
    }
    return problem(
        "capture-table", target, to, taker.letter() + " does not take " + target.letter());
  }

  private IllegalMoveException ofJump() {
    if (from.file() != to.file() && from.rank() != to.rank()) {
      return at(to, "not-in-line", to.text() + " is not in line with " + from.text());
    }
    return screens() == 0
        ? at(to, "no-screen", "there is no screen between " + from.text() + " and " + to.text())
        : at(
            to,
            "two-screens",
            "there are two screens between " + from.text() + " and " + to.text());
  }

  private int screens() {
    int distance = distance();
    int screens = 0;
    for (int i = 1; i < distance; i++) {
      int file = from.file() + (to.file() - from.file()) / distance * i;
      int rank = from.rank() + (to.rank() - from.rank()) / distance * i;
      if (position.height(Square.of(file, rank)) >= position.height(from)) {
        screens++;
      }
    }
    return screens;
  }

  /** Squares to go along files and ranks. */
  private int distance() {
    return Math.abs(from.file() - to.file()) + Math.abs(from.rank() - to.rank());
  }

  private static @Nullable Piece top(ClimbingPosition position, Square square) {
    int height = position.height(square);
    return height == 0 ? null : position.piece(square, height);
  }

  /** A problem with the piece that is to be seen on a square, if one is. */
  private IllegalMoveException at(Square square, String code, String message) {
    return problem(code, square == from ? mover : target, square, message);
  }

  private static IllegalMoveException problem(
      String code, @Nullable Piece piece, Square square, String message) {
    return new IllegalMoveException(
        Problem.ofMove(code, Optional.ofNullable(piece), Optional.of(square), message));
  }
}

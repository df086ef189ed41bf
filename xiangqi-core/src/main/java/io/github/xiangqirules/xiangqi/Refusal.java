package io.github.xiangqirules.xiangqi;

import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.board.Board;
import java.util.Optional;

/**
 * Says why a move cannot be made. Only asked when it is known that it cannot. The codes are
 * no-piece, not-your-turn, own-piece, leg, eye, screen, blocked, movement, in-check,
 * exposes-general and generals-facing.
 */
final class Refusal {
  private final XiangqiPosition position;
  private final Board board;
  private final XiangqiMove move;
  private final int from;
  private final int to;

  private Refusal(XiangqiPosition position, XiangqiMove move) {
    this.position = position;
    this.board = position.board();
    this.move = move;
    this.from = move.from().ordinal();
    this.to = move.to().ordinal();
  }

  static Problem of(XiangqiPosition position, XiangqiMove move) {
    return new Refusal(position, move).reason();
  }

  private Problem reason() {
    Optional<Piece> moving = position.at(move.from());
    if (moving.isEmpty()) {
      return problem("no-piece", moving, move.from(), "there is no piece on " + move.from().text());
    }
    if (moving.get().color() != position.sideToMove()) {
      return problem(
          "not-your-turn",
          moving,
          move.from(),
          "not your turn: "
              + Names.of(moving.get())
              + " on "
              + move.from().text()
              + " cannot move now");
    }
    Optional<Piece> target = position.at(move.to());
    if (target.isPresent() && !board.isTaken(to)) {
      return problem(
          "own-piece",
          target,
          move.to(),
          Names.of(target.get()) + " of the same side is on " + move.to().text());
    }
    return board.isMovement(from, to) ? danger(moving) : obstacle(moving.get());
  }

  /** The piece does not go there by its own movement. */
  private Problem obstacle(Piece piece) {
    Optional<Piece> moving = Optional.of(piece);
    int leg = piece.kind() == PieceKind.HORSE ? Board.leg(from, to) : -1;
    if (leg >= 0) {
      return problem(
          "leg",
          moving,
          Point.at(leg),
          "the leg of the horse is blocked on " + Point.at(leg).text());
    }
    int eye = piece.kind() == PieceKind.ELEPHANT ? Board.eye(board.side(), from, to) : -1;
    if (eye >= 0) {
      return problem(
          "eye",
          moving,
          Point.at(eye),
          "the eye of the elephant is blocked on " + Point.at(eye).text());
    }
    int screens = board.screens(from, to);
    if (piece.kind() == PieceKind.CANNON && screens >= 0 && board.isTaken(to)) {
      return problem(
          "screen",
          moving,
          move.to(),
          "the cannon takes over exactly one screen, and here are " + screens);
    }
    if ((piece.kind() == PieceKind.CHARIOT || piece.kind() == PieceKind.CANNON) && screens > 0) {
      return problem(
          "blocked", moving, move.to(), "a piece stands in the way to " + move.to().text());
    }
    return problem("movement", moving, move.from(), Names.of(piece) + " does not move like that");
  }

  /** The movement is right, but the own general could be taken after it. */
  private Problem danger(Optional<Piece> moving) {
    Board after = board.play(from, to);
    int general = after.general(board.side());
    if (after.attacks(after.general(after.side()), general)) {
      return problem("generals-facing", moving, move.from(), "the generals would face each other");
    }
    return position.inCheck()
        ? problem("in-check", moving, move.from(), "the general would still be in check")
        : problem("exposes-general", moving, move.from(), "the general would be in check");
  }

  private Problem problem(String code, Optional<Piece> piece, Point point, String reason) {
    return Problem.ofMove(code, piece, Optional.of(point), move.text() + ": " + reason);
  }
}

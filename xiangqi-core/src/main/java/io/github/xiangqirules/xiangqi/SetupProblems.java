package io.github.xiangqirules.xiangqi;

import com.google.common.collect.ImmutableList;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds everything that keeps a set-up from being played. */
final class SetupProblems {
  /** The first rank of the soldiers, and the rank before the river, counted from the own side. */
  private static final int FIRST_RANK = 3;

  private static final int LAST_HOME_RANK = 4;

  private static final Point[] POINTS = Point.values();
  private static final Piece[] PIECES = Piece.values();

  private final Placement placement;
  private final Color toMove;
  private final ImmutableList.Builder<Problem> problems = ImmutableList.builder();

  private SetupProblems(Placement placement, Color toMove) {
    this.placement = placement;
    this.toMove = toMove;
  }

  static ImmutableList<Problem> of(Placement placement, Color toMove) {
    SetupProblems found = new SetupProblems(placement, toMove);
    int[] numbers = new int[PIECES.length];
    for (Point point : POINTS) {
      Piece piece = placement.at(point.ordinal());
      if (piece != null) {
        numbers[piece.ordinal()]++;
        found.point(point, piece);
      }
    }
    for (Piece piece : PIECES) {
      found.count(piece, numbers[piece.ordinal()]);
    }
    if (numbers[Piece.RED_GENERAL.ordinal()] == 1 && numbers[Piece.BLACK_GENERAL.ordinal()] == 1) {
      found.generals(placement.toBoard(toMove.opponent()));
    }
    return found.problems.build();
  }

  private void count(Piece piece, int number) {
    int most = piece.kind().inSet();
    if (piece.kind() == PieceKind.GENERAL && number == 0) {
      add("general-missing", piece, Optional.empty(), "is missing");
    }
    if (number > most) {
      add(
          "too-many",
          piece,
          Optional.empty(),
          "is on the board " + number + " times, " + most + " at most");
    }
  }

  private void point(Point point, Piece piece) {
    switch (piece.kind()) {
      case GENERAL -> home(point, piece, "palace", "is outside its palace");
      case ADVISOR -> home(point, piece, "advisor-point", "cannot stand there");
      case ELEPHANT -> home(point, piece, "elephant-point", "cannot stand there");
      case SOLDIER -> soldier(point, piece);
      default -> {}
    }
  }

  private void home(Point point, Piece piece, String code, String message) {
    require(Board.mayStand(piece.ordinal(), point.ordinal()), code, piece, point, message);
  }

  private void soldier(Point point, Piece piece) {
    // Both sides are looked at as red sees its own.
    int rank = piece.color() == Color.RED ? point.rank() : 9 - point.rank();
    boolean home = rank <= LAST_HOME_RANK;
    require(
        rank >= FIRST_RANK && (!home || point.file() % 2 == 0),
        "soldier-point",
        piece,
        point,
        "cannot stand there");
    if (rank == LAST_HOME_RANK) {
      Point behind =
          Point.of(point.file(), piece.color() == Color.RED ? FIRST_RANK : 9 - FIRST_RANK);
      require(
          placement.at(behind.ordinal()) != piece,
          "soldier-file",
          piece,
          point,
          "is the second on its file before the river");
    }
  }

  /** Looks at a board on which the side is to move that is not to move in the set-up. */
  private void generals(Board board) {
    if (!board.inCheck()) {
      return;
    }
    Piece general = Piece.of(toMove.opponent(), PieceKind.GENERAL);
    Point attacked = Point.at(board.general(toMove.opponent().ordinal()));
    List<String> checkers = new ArrayList<>();
    for (Point from : POINTS) {
      Piece piece = placement.at(from.ordinal());
      if (piece == null
          || piece.color() != toMove
          || !board.attacks(from.ordinal(), attacked.ordinal())) {
        continue;
      }
      if (piece.kind() == PieceKind.GENERAL) {
        add("generals-facing", general, Optional.of(attacked), "faces the other on " + from.text());
      } else {
        checkers.add(from.text());
      }
    }
    if (!checkers.isEmpty()) {
      add(
          "in-check",
          general,
          Optional.of(attacked),
          "is in check by " + String.join(" and ", checkers) + " though the other side is to move");
    }
  }

  private void require(boolean holds, String code, Piece piece, Point point, String what) {
    if (!holds) {
      add(code, piece, Optional.of(point), what);
    }
  }

  private void add(String code, Piece piece, Optional<Point> point, String what) {
    String where = point.map(p -> " on " + p.text()).orElse("");
    problems.add(
        Problem.ofSetup(code, Optional.of(piece), point, Names.of(piece) + where + " " + what));
  }
}

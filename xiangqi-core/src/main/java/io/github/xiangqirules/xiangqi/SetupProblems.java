package io.github.xiangqirules.xiangqi;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.xiangqi.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds everything that keeps a set-up from being played. */
final class SetupProblems {
  /** The first rank of the soldiers, and the rank before the river, counted from the own side. */
  private static final int FIRST_RANK = 3;

  private static final int LAST_HOME_RANK = 4;

  private final XiangqiSetup setup;
  private final ImmutableList.Builder<Problem> problems = ImmutableList.builder();

  private SetupProblems(XiangqiSetup setup) {
    this.setup = setup;
  }

  static ImmutableList<Problem> of(XiangqiSetup setup) {
    SetupProblems found = new SetupProblems(setup);
    for (Piece piece : Piece.values()) {
      found.count(piece);
    }
    setup.pieces().forEach(found::point);
    found.generals();
    return found.problems.build();
  }

  /** The placement as a board; meant for one that has a general a side. */
  static Board board(XiangqiSetup setup) {
    return board(setup, setup.sideToMove());
  }

  private static Board board(XiangqiSetup setup, Color toMove) {
    List<@Nullable Piece> pieces = new ArrayList<>(Point.values().length);
    for (Point point : Point.values()) {
      pieces.add(setup.pieces().get(point));
    }
    return new Board(pieces, toMove);
  }

  private long number(Piece piece) {
    return setup.pieces().values().stream().filter(other -> other == piece).count();
  }

  private void count(Piece piece) {
    long most =
        switch (piece.kind()) {
          case GENERAL -> 1;
          case SOLDIER -> 5;
          default -> 2;
        };
    long number = number(piece);
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
    // Both sides are looked at as red sees its own.
    int rank = piece.color() == Color.RED ? point.rank() : 9 - point.rank();
    int file = point.file();
    boolean palace = file >= 3 && file <= 5 && rank <= 2;
    switch (piece.kind()) {
      case GENERAL -> require(palace, "palace", piece, point, "is outside its palace");
      case ADVISOR ->
          require(
              palace && (file + rank) % 2 == 1,
              "advisor-point",
              piece,
              point,
              "cannot stand there");
      case ELEPHANT ->
          require(
              rank <= 4 && rank % 2 == 0 && file % 4 == (rank == 2 ? 0 : 2),
              "elephant-point",
              piece,
              point,
              "cannot stand there");
      case SOLDIER -> soldier(point, piece, rank);
      default -> {}
    }
  }

  private void soldier(Point point, Piece piece, int rank) {
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
          setup.pieces().get(behind) != piece,
          "soldier-file",
          piece,
          point,
          "is the second on its file before the river");
    }
  }

  private void generals() {
    if (number(Piece.RED_GENERAL) != 1 || number(Piece.BLACK_GENERAL) != 1) {
      return;
    }
    Color mover = setup.sideToMove();
    Board board = board(setup, mover.opponent());
    int attacked = board.general(mover.opponent().ordinal());
    int other = board.general(mover.ordinal());
    if (board.screens(attacked, other) == 0 && attacked % 9 == other % 9) {
      add(
          "generals-facing",
          Piece.of(mover.opponent(), PieceKind.GENERAL),
          Optional.of(Point.at(attacked)),
          "faces the other on " + Point.at(other).text());
    }
    ImmutableSet<Point> checkers =
        setup.pieces().entrySet().stream()
            .filter(e -> e.getValue().color() == mover)
            .map(e -> e.getKey())
            .filter(from -> from.ordinal() != other)
            .filter(from -> board.attacks(from.ordinal(), attacked))
            .collect(ImmutableSet.toImmutableSet());
    if (!checkers.isEmpty()) {
      add(
          "in-check",
          Piece.of(mover.opponent(), PieceKind.GENERAL),
          Optional.of(Point.at(attacked)),
          "is in check by "
              + checkers.stream().map(Point::text).collect(Collectors.joining(" and "))
              + " though the other side is to move");
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

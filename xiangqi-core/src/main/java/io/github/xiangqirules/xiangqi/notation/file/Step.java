package io.github.xiangqirules.xiangqi.notation.file;

import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.PieceKind;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiMove;
import java.util.Optional;

/**
 * The second half of a move in file notation: where the piece goes.
 *
 * @param direction as the mover sees it
 * @param argument how many points along the file, or the file where the move ends: always so for a
 *     traverse, and for the kinds that never stay on their file
 */
public record Step(Direction direction, int argument) {
  /** The step of a move. */
  public static Step of(PieceKind kind, Color mover, XiangqiMove move) {
    int rows = View.row(mover, move.to()) - View.row(mover, move.from());
    if (rows == 0) {
      return new Step(Direction.TRAVERSE, View.file(mover, move.to()));
    }
    return new Step(
        rows > 0 ? Direction.ADVANCE : Direction.RETREAT,
        slant(kind) > 0 ? View.file(mover, move.to()) : Math.abs(rows));
  }

  /**
   * Where the step leads from a point; empty if the kind has no such step or it leaves the board.
   */
  public Optional<Point> target(PieceKind kind, Color mover, Point from) {
    int startFile = View.file(mover, from);
    int slant = slant(kind);
    boolean byFile = slant > 0 || direction == Direction.TRAVERSE;
    int file = byFile ? argument : startFile;
    int rows = byFile ? 0 : argument;
    if (slant > 0) {
      rows = slant - Math.abs(file - startFile);
      if (direction == Direction.TRAVERSE || rows <= 0 || rows == slant) {
        return Optional.empty();
      }
    }
    int row = View.row(mover, from) + (direction == Direction.RETREAT ? -rows : rows);
    return View.onBoard(file, row) && (file != startFile || rows != 0)
        ? Optional.of(View.point(mover, file, row))
        : Optional.empty();
  }

  /** The files and rows that a step of this kind covers together; 0 if it goes along a line. */
  private static int slant(PieceKind kind) {
    return switch (kind) {
      case ADVISOR -> 2;
      case HORSE -> 3;
      case ELEPHANT -> 4;
      default -> 0;
    };
  }
}

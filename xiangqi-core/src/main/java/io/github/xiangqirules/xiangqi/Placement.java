package io.github.xiangqirules.xiangqi;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.xiangqi.board.Board;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What stands on each of the 90 points: the ordinal of a piece, or -1 for a free point. */
final class Placement {
  private static final byte FREE = -1;
  private static final Piece[] PIECES = Piece.values();

  private final byte[] pieces;

  private Placement(byte[] pieces) {
    this.pieces = pieces;
  }

  /** Collects pieces; a later one takes the place of an earlier one. */
  static final class Builder {
    private final byte[] pieces = new byte[Point.values().length];

    Builder() {
      Arrays.fill(pieces, FREE);
    }

    Builder put(int point, Piece piece) {
      pieces[point] = (byte) piece.ordinal();
      return this;
    }

    Placement build() {
      return new Placement(pieces.clone());
    }
  }

  static Placement of(Map<Point, Piece> pieces) {
    Builder builder = new Builder();
    pieces.forEach((point, piece) -> builder.put(point.ordinal(), piece));
    return builder.build();
  }

  Placement with(Point point, @Nullable Piece piece) {
    byte[] changed = pieces.clone();
    changed[point.ordinal()] = piece == null ? FREE : (byte) piece.ordinal();
    return new Placement(changed);
  }

  /** The piece on a point; null when it is free. */
  @Nullable Piece at(int point) {
    return pieces[point] == FREE ? null : PIECES[pieces[point]];
  }

  /** The ordinal of the piece on a point; -1 when it is free. */
  int ordinalAt(int point) {
    return pieces[point];
  }

  ImmutableMap<Point, Piece> toMap() {
    Map<Point, Piece> map = Maps.newEnumMap(Point.class);
    for (Point point : Point.values()) {
      Piece piece = at(point.ordinal());
      if (piece != null) {
        map.put(point, piece);
      }
    }
    return Maps.immutableEnumMap(map);
  }

  /** The placement as a board; meant for one that has a general a side. */
  Board toBoard(Color toMove) {
    return new Board(this::ordinalAt, toMove);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Placement that && Arrays.equals(pieces, that.pieces);
  }

  @Override
  public String toString() {
    return toMap().toString();
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(pieces);
  }
}

package io.github.xiangqirules.xiangqi.diagram;

import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.xiangqi.Point;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiSetup;
import java.util.Optional;

/**
 * What is drawn of a position, or of a set-up that need not be one.
 *
 * @param pieces the pieces by point
 * @param sideToMove the side to move
 * @param checked the general in check; empty if none is, and in a set-up that cannot be played
 * @param text the FEN
 */
record Scene(
    ImmutableMap<Point, Piece> pieces, Color sideToMove, Optional<Point> checked, String text) {
  static Scene of(XiangqiPosition position) {
    Color side = position.sideToMove();
    return new Scene(
        position.pieces(),
        side,
        position.inCheck() ? Optional.of(position.general(side)) : Optional.empty(),
        position.text());
  }

  static Scene of(XiangqiSetup setup) {
    return setup.problems().isEmpty()
        ? of(setup.position())
        : new Scene(setup.pieces(), setup.sideToMove(), Optional.empty(), setup.text());
  }

  Optional<Piece> at(Point point) {
    return Optional.ofNullable(pieces.get(point));
  }
}

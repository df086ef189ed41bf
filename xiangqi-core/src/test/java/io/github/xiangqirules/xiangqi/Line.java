package io.github.xiangqirules.xiangqi;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;

/** A line of moves that can be mirrored and lengthened. */
record Line(XiangqiSetup start, ImmutableList<XiangqiMove> moves) {
  static Line of(AdjudicatedLine line) {
    return new Line(
        XiangqiSetup.parse(line.fen()),
        Splitter.on(' ')
            .splitToStream(line.moves())
            .map(XiangqiMove::parse)
            .collect(ImmutableList.toImmutableList()));
  }

  Verdicts.Verdict under(RuleBook book) {
    return Verdicts.of(book, start.text(), String.join(" ", texts()));
  }

  private List<String> texts() {
    return moves.stream().map(XiangqiMove::text).toList();
  }

  /** Files a to i become i to a. */
  Line leftRight() {
    return map(point -> Point.of(8 - point.file(), point.rank()), UnaryOperator.identity());
  }

  /** Red becomes black, and its side of the board the other one. */
  Line otherColor() {
    return map(point -> Point.of(point.file(), 9 - point.rank()), Color::opponent);
  }

  private Line map(UnaryOperator<Point> points, UnaryOperator<Color> colors) {
    Map<Point, Piece> pieces = Maps.newEnumMap(Point.class);
    start
        .pieces()
        .forEach(
            (point, piece) ->
                pieces.put(
                    points.apply(point), Piece.of(colors.apply(piece.color()), piece.kind())));
    return new Line(
        XiangqiSetup.of(
            pieces, colors.apply(start.sideToMove()), start.quietPlies(), start.moveNumber()),
        moves.stream()
            .map(move -> XiangqiMove.of(points.apply(move.from()), points.apply(move.to())))
            .collect(ImmutableList.toImmutableList()));
  }

  /**
   * This line after one more move: some piece of the side that is not to move is put back to where
   * it may have come from. Empty if none may, or if the line comes through that position.
   */
  Optional<Line> withMoveBefore(Random random) {
    Color mover = start.sideToMove().opponent();
    List<Point> own =
        new ArrayList<>(
            Maps.filterValues(start.pieces(), piece -> piece.color() == mover).keySet());
    for (int attempt = 0; attempt < 50; attempt++) {
      Point to = own.get(random.nextInt(own.size()));
      Point from = Point.values()[random.nextInt(Point.values().length)];
      if (start.at(from).isEmpty()) {
        XiangqiSetup before =
            start
                .with(from, start.at(to).orElseThrow())
                .without(to)
                .withSideToMove(mover)
                .withQuietPlies(0);
        XiangqiMove move = XiangqiMove.of(from, to);
        if (before.problems().isEmpty()
            && before.position().isLegal(move)
            && !comesThrough(before.position())) {
          return Optional.of(
              new Line(
                  before, ImmutableList.<XiangqiMove>builder().add(move).addAll(moves).build()));
        }
      }
    }
    return Optional.empty();
  }

  private boolean comesThrough(XiangqiPosition position) {
    XiangqiPosition at = start.position();
    for (XiangqiMove move : moves) {
      if (at.sameForRepetition(position)) {
        return true;
      }
      at = at.play(move);
    }
    return at.sameForRepetition(position);
  }
}

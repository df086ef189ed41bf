package io.github.xiangqirules.xiangqi;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import java.util.Optional;
import org.immutables.value.Value;

/** The value behind {@link XiangqiSetup}. */
@Value.Immutable(builder = false)
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true)
non-sealed interface XiangqiSetupValue extends XiangqiSetup {
  @Value.Parameter
  Placement placement();

  @Override
  @Value.Parameter
  Color sideToMove();

  @Override
  @Value.Parameter
  int quietPlies();

  @Override
  @Value.Parameter
  int moveNumber();

  static XiangqiSetupValue of(
      Placement placement, Color sideToMove, int quietPlies, int moveNumber) {
    return ImmutableXiangqiSetupValue.of(placement, sideToMove, quietPlies, moveNumber);
  }

  /** Keeps the counters in the range that a FEN has. */
  @Value.Check
  default void check() {
    checkArgument(
        quietPlies() >= 0 && quietPlies() <= XiangqiPosition.MAX_COUNTER,
        "%s plies without a capture",
        quietPlies());
    checkArgument(
        moveNumber() >= 1 && moveNumber() <= XiangqiPosition.MAX_COUNTER,
        "move number %s",
        moveNumber());
  }

  XiangqiSetupValue withPlacement(Placement placement);

  @Override
  XiangqiSetupValue withSideToMove(Color color);

  @Override
  XiangqiSetupValue withQuietPlies(int plies);

  @Override
  XiangqiSetupValue withMoveNumber(int number);

  @Override
  default ImmutableMap<Point, Piece> pieces() {
    return placement().toMap();
  }

  @Override
  default Optional<Piece> at(Point point) {
    return Optional.ofNullable(placement().at(point.ordinal()));
  }

  @Override
  default XiangqiSetup with(Point point, Piece piece) {
    return withPlacement(placement().with(point, requireNonNull(piece)));
  }

  @Override
  default XiangqiSetup without(Point point) {
    return withPlacement(placement().with(point, null));
  }

  @Override
  default ImmutableList<Problem> problems() {
    return SetupProblems.of(placement(), sideToMove());
  }

  @Override
  default XiangqiPosition position() {
    ImmutableList<Problem> problems = problems();
    if (!problems.isEmpty()) {
      throw new InvalidPositionException(problems);
    }
    return new XiangqiPosition(placement().toBoard(sideToMove()), quietPlies(), moveNumber());
  }

  @Override
  default String text() {
    return Fen.write(placement()::ordinalAt, sideToMove(), quietPlies(), moveNumber());
  }
}

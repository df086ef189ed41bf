package io.github.xiangqirules.climbing;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSortedMultiset;
import com.google.common.collect.Iterables;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.climbing.board.Board;
import io.github.xiangqirules.climbing.board.Codes;
import io.github.xiangqirules.climbing.board.PieceCounts;
import io.github.xiangqirules.climbing.board.Squares;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** The value behind {@link ClimbingSetup}. */
@Value.Immutable(builder = false, copy = false)
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true)
non-sealed interface ClimbingSetupValue extends ClimbingSetup {
  /** The most pieces in a stack or among the captured ones of a set-up, so that it stays small. */
  int MOST_PIECES = 99;

  /** The largest counter of a set-up: what nine digits can write. */
  int LARGEST_COUNTER = 999_999_999;

  /** Sixteen empty squares. */
  ImmutableList<ImmutableList<Optional<Piece>>> NO_STACKS =
      ImmutableList.copyOf(Collections.nCopies(Squares.COUNT, ImmutableList.<Optional<Piece>>of()));

  /** A set-up; captured pieces are sorted, so that equal set-ups list them alike. */
  static ClimbingSetup of(
      List<ImmutableList<Optional<Piece>>> stacks,
      Optional<Color> side,
      Iterable<Piece> captured,
      int quietPlies,
      int ply) {
    return ImmutableClimbingSetupValue.of(
        stacks,
        side,
        ImmutableMultiset.copyOf(
            ImmutableSortedMultiset.copyOf(Iterables.limit(captured, MOST_PIECES + 1))),
        quietPlies,
        ply);
  }

  static ClimbingSetup of(ClimbingPosition position) {
    List<ImmutableList<Optional<Piece>>> stacks = new ArrayList<>(Squares.COUNT);
    for (Square square : Square.values()) {
      stacks.add(position.stack(square));
    }
    return ImmutableClimbingSetupValue.of(
        stacks,
        Optional.ofNullable(position.side()),
        position.capturedPieces(),
        position.quietPlies(),
        position.ply());
  }

  /** The stacks of all squares in their order. */
  ImmutableList<ImmutableList<Optional<Piece>>> stacks();

  @Override
  Optional<Color> sideToMove();

  @Override
  ImmutableMultiset<Piece> capturedPieces();

  @Override
  int quietPlies();

  @Override
  int ply();

  @Value.Check
  default void check() {
    for (ImmutableList<Optional<Piece>> stack : stacks()) {
      checkArgument(stack.size() <= MOST_PIECES, "a stack of %s pieces", stack.size());
    }
    checkArgument(
        capturedPieces().size() <= MOST_PIECES, "%s captured pieces", capturedPieces().size());
    checkCounter(quietPlies());
    checkCounter(ply());
  }

  private static void checkCounter(int counter) {
    checkArgument(counter >= 0 && counter <= LARGEST_COUNTER, "no such counter: %s", counter);
  }

  @Override
  default ImmutableList<Optional<Piece>> stack(Square square) {
    return stacks().get(square.ordinal());
  }

  @Override
  default ClimbingSetup withStack(Square square, Iterable<Optional<Piece>> stack) {
    List<ImmutableList<Optional<Piece>>> stacks = new ArrayList<>(stacks());
    stacks.set(square.ordinal(), ImmutableList.copyOf(Iterables.limit(stack, MOST_PIECES + 1)));
    return ImmutableClimbingSetupValue.of(
        stacks, sideToMove(), capturedPieces(), quietPlies(), ply());
  }

  @Override
  default ClimbingSetup withSideToMove(Optional<Color> side) {
    return ImmutableClimbingSetupValue.of(stacks(), side, capturedPieces(), quietPlies(), ply());
  }

  @Override
  default ClimbingSetup withCapturedPieces(Iterable<Piece> captured) {
    return of(stacks(), sideToMove(), captured, quietPlies(), ply());
  }

  @Override
  default ClimbingSetup withQuietPlies(int quietPlies) {
    return ImmutableClimbingSetupValue.of(
        stacks(), sideToMove(), capturedPieces(), quietPlies, ply());
  }

  @Override
  default ClimbingSetup withPly(int ply) {
    return ImmutableClimbingSetupValue.of(
        stacks(), sideToMove(), capturedPieces(), quietPlies(), ply);
  }

  @Override
  default ImmutableList<Problem> problems() {
    return new SetupProblems(this).all();
  }

  @Override
  default ClimbingPosition position() {
    ImmutableList<Problem> problems = problems();
    if (!problems.isEmpty()) {
      throw new InvalidPositionException(problems);
    }
    long[] levels = new long[Board.MAX_HEIGHT];
    for (Square square : Square.values()) {
      ImmutableList<Optional<Piece>> stack = stack(square);
      for (int i = 0; i < stack.size(); i++) {
        levels[i] |= (long) Codes.of(stack.get(i)) << Squares.shift(square.ordinal());
      }
    }
    long captured = 0;
    for (Piece piece : capturedPieces()) {
      captured += PieceCounts.one(Codes.of(piece));
    }
    return new ClimbingPosition(
        Board.of(levels), sideToMove().orElse(null), captured, quietPlies(), ply());
  }

  @Override
  default String text() {
    return SetupText.write(this);
  }
}

package io.github.xiangqirules.climbing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Setup;
import java.util.Optional;

/**
 * Any placement of stacks, such as an editor holds, possible in a game or not. Immutable; each
 * {@code with} method gives a changed copy.
 *
 * <pre>{@code
 * ClimbingSetup setup =
 *     ClimbingSetup.of(position).withStack(Square.A1, List.of(Optional.of(Piece.RED_CANNON)));
 * setup.problems().forEach(problem -> show(problem.place(), problem.message()));
 * }</pre>
 *
 * <table>
 * <caption>Codes of its {@link #problems}</caption>
 * <tr><th>code</th><th>what is wrong</th></tr>
 * <tr><td>{@code stack-height}</td><td>more than three pieces on a square</td></tr>
 * <tr><td>{@code face-down-height}</td><td>more than two face-down pieces on a square</td></tr>
 * <tr><td>{@code face-down-on-face-up}</td><td>a face-down piece above a face-up one</td></tr>
 * <tr><td>{@code too-many}</td><td>more of a piece, face-up and captured together, than a
 * xiangqi set has</td></tr>
 * <tr><td>{@code face-down-count}</td><td>face-down, face-up and captured pieces are not
 * 32</td></tr>
 * <tr><td>{@code side-missing}</td><td>no side to move though pieces are face-up or
 * captured</td></tr>
 * <tr><td>{@code side-at-start}</td><td>a side to move though nothing is face-up or
 * captured</td></tr>
 * <tr><td>{@code counter-at-start}</td><td>a counter that is not 0 though nothing is face-up or
 * captured; field {@code quiet} or {@code ply}</td></tr>
 * <tr><td>{@code counter-too-large}</td><td>a counter above 99,999; field {@code quiet} or {@code
 * ply}</td></tr>
 * <tr><td>{@code ply-too-small}</td><td>fewer plies than were needed for the flips (one for each
 * piece that is face-up or captured), the captures and the quiet plies</td></tr>
 * </table>
 */
public sealed interface ClimbingSetup extends Setup<ClimbingPosition> permits ClimbingSetupValue {
  /** Nothing on the board, nothing captured, no side to move, counters 0. */
  static ClimbingSetup empty() {
    return ClimbingSetupValue.of(
        ClimbingSetupValue.NO_STACKS, Optional.empty(), ImmutableMultiset.of(), 0, 0);
  }

  /** The set-up of a position. */
  static ClimbingSetup of(ClimbingPosition position) {
    return ClimbingSetupValue.of(position);
  }

  /**
   * Reads a set-up in its canonical form, whether it can be played or not.
   *
   * @throws NotationException naming field ({@code placement}, {@code side}, {@code captured},
   *     {@code quiet}, {@code ply}), index and problem, if the text is none
   */
  static ClimbingSetup parse(String text) {
    return SetupReader.strict(text);
  }

  /**
   * Reads a set-up and tolerates additional white space ({@code white-space}), E and H for elephant
   * and horse ({@code letter}), captured pieces in any order ({@code captured-order}), and zeros
   * before a number ({@code leading-zero}); each with that code in the answer.
   *
   * @throws NotationException naming field, index and problem, if the text is none even so
   */
  static LenientSetup<ClimbingSetup> parseLeniently(String text) {
    return SetupReader.lenient(text);
  }

  /** The pieces on a square from bottom to top; an empty Optional is a face-down piece. */
  ImmutableList<Optional<Piece>> stack(Square square);

  /** The colour to move; empty before the first flip. */
  Optional<Color> sideToMove();

  /** The captured pieces. */
  ImmutableMultiset<Piece> capturedPieces();

  /** Plies since the last flip or capture. */
  int quietPlies();

  /** Plies played. At an even number the player who moved first is to move. */
  int ply();

  /**
   * With another stack on a square.
   *
   * @param stack from bottom to top; an empty Optional is a face-down piece
   * @throws IllegalArgumentException if it has more than 99 pieces
   */
  ClimbingSetup withStack(Square square, Iterable<Optional<Piece>> stack);

  /** With another colour to move; empty for the start. */
  ClimbingSetup withSideToMove(Optional<Color> side);

  /**
   * With other captured pieces, in any order.
   *
   * @throws IllegalArgumentException if they are more than 99
   */
  ClimbingSetup withCapturedPieces(Iterable<Piece> captured);

  /**
   * With another number of quiet plies.
   *
   * @throws IllegalArgumentException unless it has one to nine digits
   */
  ClimbingSetup withQuietPlies(int quietPlies);

  /**
   * With another number of plies played.
   *
   * @throws IllegalArgumentException unless it has one to nine digits
   */
  ClimbingSetup withPly(int ply);

  /** All defects, those of squares first, in the order of the squares. */
  @Override
  ImmutableList<Problem> problems();

  /**
   * The position.
   *
   * @throws InvalidPositionException with all {@link #problems} if there are any
   */
  @Override
  ClimbingPosition position();
}

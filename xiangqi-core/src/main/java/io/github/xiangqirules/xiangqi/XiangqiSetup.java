package io.github.xiangqirules.xiangqi;

import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.LenientSetup;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Setup;
import java.util.Map;
import java.util.Optional;

/**
 * Any placement of pieces on the board with a side to move and counters, as an editor holds it.
 * Immutable: every change gives a new set-up.
 *
 * <pre>{@code
 * XiangqiSetup setup = XiangqiSetup.initial().without(Point.B0).withSideToMove(Color.BLACK);
 * setup.problems(); // nothing is wrong with that one
 * XiangqiPosition position = setup.position();
 * }</pre>
 *
 * <p>The defects that keep a placement from being played have these codes:
 *
 * <table>
 * <caption>Codes of problems</caption>
 * <tr><td>general-missing</td><td>a side has no general</td></tr>
 * <tr><td>too-many</td><td>more pieces of a kind and colour than the set holds: one general, five
 *     soldiers, two of all others</td></tr>
 * <tr><td>palace</td><td>a general outside its palace</td></tr>
 * <tr><td>advisor-point, elephant-point</td><td>not on one of its five or seven points</td></tr>
 * <tr><td>soldier-point</td><td>behind the soldiers' first rank, or before the river beside files a c
 *     e g i</td></tr>
 * <tr><td>soldier-file</td><td>a second soldier before the river on one file</td></tr>
 * <tr><td>generals-facing</td><td>the generals stand on one file with nothing between</td></tr>
 * <tr><td>in-check</td><td>the side that is not to move is in check otherwise</td></tr>
 * </table>
 *
 * <p>The last two are looked at only when there is one general a side.
 */
public sealed interface XiangqiSetup extends Setup<XiangqiPosition> permits XiangqiSetupValue {
  /** An empty board, red to move. */
  static XiangqiSetup empty() {
    return of(ImmutableMap.of(), Color.RED, 0, 1);
  }

  /** The placement from which a game starts. */
  static XiangqiSetup initial() {
    return Initial.SETUP;
  }

  /**
   * A placement with all it has.
   *
   * @throws IllegalArgumentException if a counter is out of range
   */
  static XiangqiSetup of(
      Map<Point, Piece> pieces, Color sideToMove, int quietPlies, int moveNumber) {
    return XiangqiSetupValue.of(Placement.of(pieces), sideToMove, quietPlies, moveNumber);
  }

  /**
   * Reads a FEN in its canonical form: board, side {@code w} or {@code b}, two dashes, plies since
   * the last capture and move number, separated by single spaces.
   *
   * <p>What is wrong has the index of its first character in the text and one of these codes:
   *
   * <table>
   * <caption>Fields and codes</caption>
   * <tr><td>board</td><td>empty, letter, digit-zero, digits (two side by side), rank-width,
   *     ranks (their number), no-space (the side is glued to it)</td></tr>
   * <tr><td>side</td><td>side</td></tr>
   * <tr><td>field 3, field 4</td><td>dash, castling (letters of chess)</td></tr>
   * <tr><td>halfmove, fullmove</td><td>counter, counter-range (0 to 99,999, or 1 to 99,999),
   *     leading-zero</td></tr>
   * <tr><td>any</td><td>missing, white-space, too-long</td></tr>
   * </table>
   *
   * @throws NotationException if it cannot be read, with field, index and problem
   */
  static XiangqiSetup parse(String fen) {
    return FenReader.strict(fen);
  }

  /**
   * Reads a FEN as other programs write it and tells what was not canonical: side r, W, R or B,
   * also glued to the board; letters H and E; missing fields and counters without dashes; a
   * castling field; digits side by side; leading zeros; a move number of 0; any white space.
   *
   * @throws NotationException if it cannot be read all the same, or has no single meaning
   */
  static LenientSetup<XiangqiSetup> parseLeniently(String fen) {
    return FenReader.lenient(fen);
  }

  /** The pieces by their points, in the order of the points. */
  ImmutableMap<Point, Piece> pieces();

  /** The colour to move. */
  Color sideToMove();

  /** Plies since the last capture, 0 to 99,999. */
  int quietPlies();

  /** The number of the move, 1 to 99,999; one more after each move of black. */
  int moveNumber();

  /** The piece on a point. */
  Optional<Piece> at(Point point);

  /** This set-up with a piece on a point, in place of what stood there. */
  XiangqiSetup with(Point point, Piece piece);

  /** This set-up with a point free. */
  XiangqiSetup without(Point point);

  /** This set-up with that colour to move. */
  XiangqiSetup withSideToMove(Color color);

  /**
   * This set-up with so many plies since the last capture.
   *
   * @throws IllegalArgumentException if that is not from 0 to 99,999
   */
  XiangqiSetup withQuietPlies(int plies);

  /**
   * This set-up with that number of the move.
   *
   * @throws IllegalArgumentException if that is not from 1 to 99,999
   */
  XiangqiSetup withMoveNumber(int number);
}

package io.github.xiangqirules.xiangqi;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import io.github.xiangqirules.api.Color;
import io.github.xiangqirules.api.IllegalMoveException;
import io.github.xiangqirules.api.InvalidPositionException;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Outcome;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.api.Place;
import io.github.xiangqirules.api.Player;
import io.github.xiangqirules.api.Position;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.ResultVisitor;
import io.github.xiangqirules.xiangqi.board.Board;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of xiangqi that can be played: every piece on a point that it can reach, one general a
 * side, the side that is not to move not in check. {@link XiangqiSetup} holds any other placement.
 *
 * <p>Red is {@link Player#FIRST}. The text is the FEN of the position, such as {@code
 * rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1}.
 *
 * <p>A position takes 184 bytes. Moves, counts and checks are found anew at each call, in well
 * under a microsecond.
 *
 * <p>An {@link IllegalMoveException} has one of these codes, the piece that it is about and its
 * point:
 *
 * <table>
 * <caption>Codes of problems</caption>
 * <tr><td>no-piece</td><td>there is nothing on the starting point</td></tr>
 * <tr><td>not-your-turn</td><td>the piece is the opponent's</td></tr>
 * <tr><td>own-piece</td><td>a piece of the same side is on the target</td></tr>
 * <tr><td>leg, eye</td><td>the leg of the horse, the eye of the elephant is blocked</td></tr>
 * <tr><td>screen</td><td>a cannon takes over none or more than one screen</td></tr>
 * <tr><td>blocked</td><td>a piece stands in the way of a chariot or cannon</td></tr>
 * <tr><td>movement</td><td>the piece does not go that way</td></tr>
 * <tr><td>in-check</td><td>the own general would still be in check</td></tr>
 * <tr><td>exposes-general</td><td>the own general would be in check</td></tr>
 * <tr><td>generals-facing</td><td>the generals would face each other</td></tr>
 * </table>
 */
public final class XiangqiPosition implements Position<XiangqiPosition, XiangqiMove> {
  /** No position has more legal moves than this. */
  public static final int MAX_MOVES = Board.MAX_MOVES;

  /** The most that a counter shows; it stays there. */
  static final int MAX_COUNTER = 99_999;

  private static final Player[] SEATS = Player.values();
  private static final Color[] COLORS = Color.values();
  private static final Piece[] PIECES = Piece.values();
  private static final Point[] POINTS = Point.values();
  private static final Outcome ONGOING = new Outcome.Ongoing();

  private final Board board;
  private final int quietPlies;
  private final int moveNumber;

  XiangqiPosition(Board board, int quietPlies, int moveNumber) {
    this.board = board;
    this.quietPlies = quietPlies;
    this.moveNumber = moveNumber;
  }

  /** The position from which a game starts. */
  public static XiangqiPosition initial() {
    return Initial.POSITION;
  }

  /**
   * Reads a FEN in its canonical form.
   *
   * @throws NotationException if it cannot be read, with field, index and problem
   * @throws InvalidPositionException if it can but the position cannot be played, with all defects
   */
  public static XiangqiPosition parse(String fen) {
    return XiangqiSetup.parse(fen).position();
  }

  @Override
  public Player toMove() {
    return SEATS[board.side()];
  }

  /** The colour to move. */
  public Color sideToMove() {
    return COLORS[board.side()];
  }

  /** Red for the first player, black for the second. */
  @Override
  public Color color(Player seat) {
    return COLORS[seat.ordinal()];
  }

  /** The piece on a point. */
  public Optional<Piece> at(Point point) {
    int piece = board.pieceAt(point.ordinal());
    return piece < 0 ? Optional.empty() : Optional.of(PIECES[piece]);
  }

  /** All pieces by their points, in the order of the points. */
  public ImmutableMap<Point, Piece> pieces() {
    ImmutableMap.Builder<Point, Piece> pieces = ImmutableMap.builderWithExpectedSize(32);
    for (Point point : POINTS) {
      at(point).ifPresent(piece -> pieces.put(point, piece));
    }
    return pieces.buildOrThrow();
  }

  @Override
  public ImmutableList<Optional<Piece>> stack(Place place) {
    return at(point(place))
        .map(piece -> ImmutableList.of(Optional.of(piece)))
        .orElse(ImmutableList.of());
  }

  private static Point point(Place place) {
    if (place instanceof Point point) {
      return point;
    }
    throw new IllegalArgumentException(place.text() + " is not a point of a xiangqi board");
  }

  /**
   * {@inheritDoc}
   *
   * <p>They are in the order of the kinds of the moving pieces, the general first and the soldiers
   * last, then of the points where they start, then of the points where they end.
   */
  @Override
  public ImmutableList<XiangqiMove> legalMoves() {
    int[] moves = new int[Board.MAX_MOVES];
    int count = board.moves(moves);
    Arrays.sort(moves, 0, count);
    ImmutableList.Builder<XiangqiMove> list = ImmutableList.builderWithExpectedSize(count);
    for (int i = 0; i < count; i++) {
      list.add(move(moves[i]));
    }
    return list.build();
  }

  /**
   * Writes the legal moves to an array, which costs a search less than a sorted list. They are in
   * an order that is the same each time and says nothing about them.
   *
   * @param into at least {@link #MAX_MOVES} long
   * @return how many there are
   * @throws IllegalArgumentException if it is shorter
   */
  public int legalMoves(XiangqiMove[] into) {
    int[] moves = new int[Board.MAX_MOVES];
    return write(moves, board.moves(moves), into);
  }

  /**
   * Writes the legal moves that take a piece, as {@link #legalMoves(XiangqiMove[])} writes all,
   * without a look at the others.
   *
   * @param into at least {@link #MAX_MOVES} long
   * @return how many there are
   * @throws IllegalArgumentException if it is shorter
   */
  public int captures(XiangqiMove[] into) {
    int[] moves = new int[Board.MAX_MOVES];
    return write(moves, board.takes(moves), into);
  }

  private static int write(int[] moves, int count, XiangqiMove[] into) {
    checkArgument(into.length >= MAX_MOVES, "room for %s moves", into.length);
    for (int i = 0; i < count; i++) {
      into[i] = move(moves[i]);
    }
    return count;
  }

  private static XiangqiMove move(int move) {
    return XiangqiMove.at(Board.from(move), Board.to(move));
  }

  @Override
  public int legalMoveCount() {
    return board.count();
  }

  @Override
  public boolean isLegal(XiangqiMove choice) {
    return board.isLegal(choice.from().ordinal(), choice.to().ordinal());
  }

  @Override
  public ImmutableMultiset<XiangqiMove> results(XiangqiMove choice) {
    return ImmutableMultiset.of(move(legal(choice)));
  }

  /** The board's form of a legal move. */
  private int legal(XiangqiMove move) {
    int legal = board.legalMove(move.from().ordinal(), move.to().ordinal());
    if (legal == Board.NO_MOVE) {
      throw new IllegalMoveException(Refusal.of(this, move));
    }
    return legal;
  }

  @Override
  public int resultCount() {
    return board.count();
  }

  @Override
  public void forEachResult(ResultVisitor<? super XiangqiPosition, ? super XiangqiMove> visitor) {
    int[] moves = new int[Board.MAX_MOVES];
    int count = board.moves(moves);
    Arrays.sort(moves, 0, count);
    for (int i = 0; i < count; i++) {
      visitor.visit(move(moves[i]), after(moves[i]), 1);
    }
  }

  @Override
  public XiangqiPosition play(XiangqiMove result) {
    return after(legal(result));
  }

  private XiangqiPosition after(int move) {
    int quiet = board.isTaken(Board.to(move)) ? 0 : Math.min(quietPlies + 1, MAX_COUNTER);
    return new XiangqiPosition(
        board.play(move), quiet, Math.min(moveNumber + board.side(), MAX_COUNTER));
  }

  /**
   * The position as if the side to move passed, which no rule allows: a search asks what the other
   * side threatens. The pass counts as a quiet ply.
   *
   * @throws IllegalMoveException if the side to move is in check, since its general could then be
   *     taken
   */
  public XiangqiPosition afterPass() {
    if (inCheck()) {
      throw new IllegalMoveException(
          Problem.ofMove(
              "in-check", Optional.empty(), Optional.empty(), "a pass gives the general away"));
    }
    return new XiangqiPosition(
        board.passed(),
        Math.min(quietPlies + 1, MAX_COUNTER),
        Math.min(moveNumber + board.side(), MAX_COUNTER));
  }

  /**
   * Whether a legal move of the side to move ends on a point. After a capture it tells whether the
   * piece that took can be taken back.
   */
  public boolean reaches(Point point) {
    return board.reaches(point.ordinal(), true);
  }

  @Override
  public @Nullable Piece captured(XiangqiMove move) {
    int to = move.to().ordinal();
    return board.isTaken(to) ? PIECES[board.pieceAt(to)] : null;
  }

  /** Whether the side to move is in check: its general is attacked. */
  public boolean inCheck() {
    return board.inCheck();
  }

  @Override
  public ImmutableSet<Point> checkers() {
    return inCheck()
        ? attackers(general(sideToMove()), sideToMove().opponent())
        : ImmutableSet.of();
  }

  /** Where the general of a colour stands. */
  public Point general(Color color) {
    return POINTS[board.general(color.ordinal())];
  }

  /**
   * The pieces of a colour that attack a point: by their movement they could take an enemy piece
   * there, were their side to move. Whether that would expose their own general does not matter. A
   * general attacks the other along an open file.
   */
  public ImmutableSet<Point> attackers(Point point, Color by) {
    requireNonNull(by);
    ImmutableSet.Builder<Point> attackers = ImmutableSet.builder();
    for (Point from : POINTS) {
      int piece = board.pieceAt(from.ordinal());
      if (piece >= 0
          && PIECES[piece].color() == by
          && board.attacks(from.ordinal(), point.ordinal())) {
        attackers.add(from);
      }
    }
    return attackers.build();
  }

  /** Plies since the last capture: the fifth field of the FEN. */
  @Override
  public int quietPlies() {
    return quietPlies;
  }

  /** The number of the move, one more after each move of black: the sixth field of the FEN. */
  public int moveNumber() {
    return moveNumber;
  }

  @Override
  public long key() {
    return board.key();
  }

  @Override
  public boolean sameForRepetition(XiangqiPosition other) {
    return board.equals(other.board);
  }

  /** Checkmate and stalemate: a player without a legal move has lost. */
  @Override
  public Outcome outcome() {
    if (board.count() > 0) {
      return ONGOING;
    }
    return new Outcome.Won(
        toMove().opponent(), inCheck() ? Reason.CHECKMATE : Reason.STALEMATE, Optional.empty());
  }

  /** The position as a set-up, to be changed. */
  public XiangqiSetup toSetup() {
    return XiangqiSetup.of(pieces(), sideToMove(), quietPlies, moveNumber);
  }

  Board board() {
    return board;
  }

  @Override
  public String text() {
    return Fen.write(board::pieceAt, sideToMove(), quietPlies, moveNumber);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof XiangqiPosition that
        && quietPlies == that.quietPlies
        && moveNumber == that.moveNumber
        && board.equals(that.board);
  }

  @Override
  public int hashCode() {
    return (31 * board.hashCode() + quietPlies) * 31 + moveNumber;
  }

  @Override
  public String toString() {
    return text();
  }
}

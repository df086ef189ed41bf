package io.github.xiangqirules.climbing;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
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
import io.github.xiangqirules.api.Reason;
import io.github.xiangqirules.api.ResultVisitor;
import io.github.xiangqirules.climbing.board.Board;
import io.github.xiangqirules.climbing.board.Choices;
import io.github.xiangqirules.climbing.board.Codes;
import io.github.xiangqirules.climbing.board.PieceCounts;
import io.github.xiangqirules.climbing.board.Squares;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What both players see: the stacks, with face-down pieces that nobody knows, the side to move, the
 * captured pieces and the counters. Which face-down piece is which is not in it; how many of each
 * are still face-down is, in {@link #unseen}.
 *
 * <p>{@link #legalMoves} has the flips first, then the steps, then the captures beside the taker,
 * then those of cannons two and at last three squares away; each of these by square of origin, a1
 * b1 c1 d1 a2 and so on, then by square of destination. A flip reveals pieces in the order of
 * {@link Piece}.
 *
 * <p>A move that cannot be made is refused with one of these codes:
 *
 * <table>
 * <caption>Codes of {@link IllegalMoveException}</caption>
 * <tr><th>flip</th><td>{@code empty-square}, {@code face-up}, {@code unresolved-flip} (a choice
 * where a result is asked for), {@code revealed-choice} (a result where a choice is asked for),
 * {@code not-unseen} (no such piece is face-down any more)</td></tr>
 * <tr><th>step and capture</th><td>{@code flip-first} (nobody has a colour yet), {@code no-piece},
 * {@code face-down}, {@code not-your-turn}, {@code not-adjacent}</td></tr>
 * <tr><th>step</th><td>{@code too-high} (a fourth piece), {@code level-change} (by more than
 * one)</td></tr>
 * <tr><th>capture</th><td>{@code nothing-to-take}, {@code target-face-down}, {@code own-piece},
 * {@code other-level}, {@code capture-table}; of a cannon {@code not-in-line}, {@code no-screen},
 * {@code two-screens}</td></tr>
 * </table>
 */
public final class ClimbingPosition implements Position<ClimbingPosition, ClimbingMove> {
  /** Where both counters stay. */
  static final int COUNTER_LIMIT = 99_999;

  static final ClimbingPosition START = new ClimbingPosition(Board.START, null, 0, 0, 0);

  private static final Outcome ONGOING = new Outcome.Ongoing();

  private final Board board;
  private final Choices choices;
  private final @Nullable Color side;
  private final long unseen;
  private final long captured;
  private final int quietPlies;
  private final int ply;

  private ClimbingPosition(
      Board board, @Nullable Color side, long unseen, long captured, int quietPlies, int ply) {
    this.board = board;
    this.choices = new Choices(board, side);
    this.side = side;
    this.unseen = unseen;
    this.captured = captured;
    this.quietPlies = quietPlies;
    this.ply = ply;
  }

  /** A position that is known to be valid. */
  ClimbingPosition(Board board, @Nullable Color side, long captured, int quietPlies, int ply) {
    this(board, side, PieceCounts.MATERIAL - board.faceUp() - captured, captured, quietPlies, ply);
  }

  /**
   * Reads a position in its canonical form, such as {@code
   * ??,??,??,??/??,??,??,??/??,??,??,??/?P,??,??,?? b - 0 1}.
   *
   * @throws NotationException if the text cannot be read
   * @throws InvalidPositionException with all defects, if it can but the position cannot be played
   */
  public static ClimbingPosition parse(String text) {
    return ClimbingSetup.parse(text).position();
  }

  // ---- who

  @Override
  public Player toMove() {
    return ply % 2 == 0 ? Player.FIRST : Player.SECOND;
  }

  @Override
  public @Nullable Color color(Player seat) {
    Objects.requireNonNull(seat);
    if (side == null) {
      return null;
    }
    return seat == toMove() ? side : side.opponent();
  }

  /** The colour to move; null before the first flip. */
  @Nullable Color side() {
    return side;
  }

  // ---- stacks

  /** How many pieces stand on a square, 0 to 3. It is the level of the top piece. */
  public int height(Square square) {
    return board.height(square.ordinal());
  }

  /**
   * The face-up piece on a level of a square; null when the piece there is face-down or there is
   * none.
   *
   * @param level 1 to 3, counted from the bottom
   * @throws IllegalArgumentException if the level is out of range
   */
  public @Nullable Piece piece(Square square, int level) {
    return Codes.piece(code(square, level));
  }

  /**
   * Whether the piece on a level of a square is face-down.
   *
   * @param level 1 to 3, counted from the bottom
   * @throws IllegalArgumentException if the level is out of range
   */
  public boolean isFaceDown(Square square, int level) {
    return code(square, level) == Codes.FACE_DOWN;
  }

  private int code(Square square, int level) {
    checkArgument(level >= 1 && level <= Board.MAX_HEIGHT, "no level %s", level);
    return board.code(square.ordinal(), level);
  }

  @Override
  public ImmutableList<Optional<Piece>> stack(Place place) {
    checkArgument(place instanceof Square, "not a square of this board: %s", place);
    Square square = (Square) place;
    return pieces(square, height(square));
  }

  /**
   * What lies under the top piece of a square, from bottom to top; an empty Optional is a face-down
   * piece. Everybody may look under face-up pieces.
   */
  public ImmutableList<Optional<Piece>> beneath(Square square) {
    return pieces(square, Math.max(0, height(square) - 1));
  }

  private ImmutableList<Optional<Piece>> pieces(Square square, int levels) {
    ImmutableList.Builder<Optional<Piece>> pieces = ImmutableList.builderWithExpectedSize(levels);
    for (int level = 1; level <= levels; level++) {
      pieces.add(Optional.ofNullable(piece(square, level)));
    }
    return pieces.build();
  }

  /** The pieces that are still face-down, in the order of {@link Piece}: the odds of a flip. */
  public ImmutableMultiset<Piece> unseen() {
    return PieceCounts.multiset(unseen);
  }

  /** The pieces that have been captured, in the order of {@link Piece}. */
  public ImmutableMultiset<Piece> capturedPieces() {
    return PieceCounts.multiset(captured);
  }

  long unseenCounts() {
    return unseen;
  }

  int topCode(Square square) {
    return board.top(square.ordinal());
  }

  // ---- choices

  @Override
  public ImmutableList<ClimbingMove> legalMoves() {
    return ChoiceList.of(choices);
  }

  @Override
  public int legalMoveCount() {
    return choices.flipCount() + choices.moveCount();
  }

  @Override
  public boolean isLegal(ClimbingMove choice) {
    return choice.isAmong(choices);
  }

  @Override
  public ImmutableMultiset<ClimbingMove> results(ClimbingMove choice) {
    if (!isLegal(choice)) {
      throw Refusal.ofChoice(this, choice);
    }
    if (choice.isResult()) {
      return ImmutableMultiset.of(choice);
    }
    int square = choice.from().ordinal();
    ImmutableMultiset.Builder<ClimbingMove> results = ImmutableMultiset.builder();
    for (long left = PieceCounts.distinct(unseen); left != 0; left &= left - 1) {
      int code = Long.numberOfTrailingZeros(left) >> 2;
      results.addCopies(MoveTable.flip(square, code), PieceCounts.count(unseen, code));
    }
    return results.build();
  }

  @Override
  public int resultCount() {
    return choices.flipCount() * Long.bitCount(PieceCounts.distinct(unseen)) + choices.moveCount();
  }

  @Override
  public void forEachResult(ResultVisitor<? super ClimbingPosition, ? super ClimbingMove> visitor) {
    for (long left = choices.flips(); left != 0; left &= left - 1) {
      int square = Squares.of(Long.numberOfTrailingZeros(left));
      for (long pieces = PieceCounts.distinct(unseen); pieces != 0; pieces &= pieces - 1) {
        int code = Long.numberOfTrailingZeros(pieces) >> 2;
        visitor.visit(
            MoveTable.flip(square, code), afterFlip(square, code), PieceCounts.count(unseen, code));
      }
    }
    for (long left = choices.steps(); left != 0; left &= left - 1) {
      ClimbingMove step = MoveTable.step(Long.numberOfTrailingZeros(left));
      visitor.visit(step, afterStep(step), 1);
    }
    visitCaptures(choices.takes(), 1, visitor);
    visitCaptures(choices.jumps(), 2, visitor);
    visitCaptures(choices.longJumps(), 3, visitor);
  }

  private void visitCaptures(
      long bits,
      int distance,
      ResultVisitor<? super ClimbingPosition, ? super ClimbingMove> visitor) {
    for (long left = bits; left != 0; left &= left - 1) {
      ClimbingMove capture = MoveTable.capture(Long.numberOfTrailingZeros(left), distance);
      visitor.visit(capture, afterCapture(capture), 1);
    }
  }

  // ---- play

  /** Whether the move can be what happens next: a legal choice, or what a flip may reveal. */
  boolean isPossible(ClimbingMove result) {
    if (result instanceof ClimbingMove.Flip flip) {
      Piece revealed = flip.revealed();
      return revealed != null
          && flip.flips(choices)
          && PieceCounts.count(unseen, Codes.of(revealed)) > 0;
    }
    return result.isAmong(choices);
  }

  @Override
  public ClimbingPosition play(ClimbingMove result) {
    if (!isPossible(result)) {
      throw Refusal.ofResult(this, result);
    }
    Piece revealed = result.revealed();
    if (revealed != null) {
      return afterFlip(result.from().ordinal(), Codes.of(revealed));
    }
    return result instanceof ClimbingMove.Step ? afterStep(result) : afterCapture(result);
  }

  private ClimbingPosition afterFlip(int square, int code) {
    Color mover = side == null ? Codes.color(code) : side;
    return new ClimbingPosition(
        board.flip(square, code),
        mover.opponent(),
        unseen - PieceCounts.one(code),
        captured,
        0,
        nextPly());
  }

  private ClimbingPosition afterStep(ClimbingMove step) {
    Board next = board.step(step.from().ordinal(), step.to().ordinal());
    return new ClimbingPosition(next, nextSide(), unseen, captured, nextQuietPlies(), nextPly());
  }

  private ClimbingPosition afterCapture(ClimbingMove capture) {
    int to = capture.to().ordinal();
    return new ClimbingPosition(
        board.take(capture.from().ordinal(), to),
        nextSide(),
        unseen,
        captured + PieceCounts.one(board.top(to)),
        0,
        nextPly());
  }

  private Color nextSide() {
    return Objects.requireNonNull(side, "a step before the first flip").opponent();
  }

  /** One more; at the limit one less, so that the seats still alternate. */
  private int nextPly() {
    return ply == COUNTER_LIMIT ? COUNTER_LIMIT - 1 : ply + 1;
  }

  /** One more, but never more than the flips and captures leave of the plies. */
  private int nextQuietPlies() {
    if (ply < COUNTER_LIMIT) {
      return quietPlies + 1;
    }
    return Math.min(quietPlies + 1, nextPly() - busyPlies());
  }

  /** The plies that it took at least to flip and capture what is flipped and captured. */
  private int busyPlies() {
    return PieceCounts.total(PieceCounts.MATERIAL - unseen) + PieceCounts.total(captured);
  }

  @Override
  public @Nullable Piece captured(ClimbingMove move) {
    if (move instanceof ClimbingMove.Capture && isLegal(move)) {
      return Codes.piece(topCode(move.to()));
    }
    return null;
  }

  /** Empty: there is no check in Climbing Xiangqi. */
  @Override
  public ImmutableSet<Square> checkers() {
    return ImmutableSet.of();
  }

  // ---- as a whole

  /**
   * Plies since the last capture or flip, 0 to 99,999. Where {@link #ply} has reached its limit it
   * is held low enough that the plies still suffice for what was flipped and captured.
   */
  @Override
  public int quietPlies() {
    return quietPlies;
  }

  /** The plies played, 0 to 99,999; from there it alternates with 99,998. */
  public int ply() {
    return ply;
  }

  /** Lost for the player to move when there is nothing to flip, step or capture. */
  @Override
  public Outcome outcome() {
    if (choices.none()) {
      return new Outcome.Won(toMove().opponent(), Reason.STALEMATE, Optional.empty());
    }
    return ONGOING;
  }

  /**
   * Covers the stacks and the side to move. Two positions with the same stacks may differ in what
   * was captured and so in {@link #unseen}, though never without a capture between them.
   */
  @Override
  public long key() {
    return board.key(side == null ? 0 : side == Color.RED ? 1 : 2);
  }

  /** Whether the stacks and the side to move are the same. */
  @Override
  public boolean sameForRepetition(ClimbingPosition other) {
    return side == other.side && board.equals(other.board);
  }

  /** This position as a set-up, to be edited. */
  public ClimbingSetup toSetup() {
    return ClimbingSetup.of(this);
  }

  @Override
  public String text() {
    return toSetup().text();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof ClimbingPosition that
            && sameForRepetition(that)
            && captured == that.captured
            && quietPlies == that.quietPlies
            && ply == that.ply);
  }

  @Override
  public int hashCode() {
    return Objects.hash(key(), captured, quietPlies, ply);
  }

  /** The {@link #text}. */
  @Override
  public String toString() {
    return text();
  }
}

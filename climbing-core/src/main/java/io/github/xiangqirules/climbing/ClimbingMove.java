package io.github.xiangqirules.climbing;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.xiangqirules.api.Move;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Piece;
import io.github.xiangqirules.climbing.board.Choices;
import org.jspecify.annotations.Nullable;

/**
 * A flip, a step or a capture. All moves are interned: equal moves are the same object.
 *
 * <pre>{@code
 * ClimbingMove.flip(Square.B2).text();                    // b2?   a choice
 * ClimbingMove.flip(Square.B2, Piece.RED_CANNON).text();  // b2=C  its result
 * ClimbingMove.step(Square.B2, Square.B3).text();         // b2-b3
 * ClimbingMove.capture(Square.B2, Square.B4).text();      // b2xb4
 * }</pre>
 */
public abstract sealed class ClimbingMove implements Move {
  private final Square from;
  private final Square to;
  private final String text;

  private ClimbingMove(Square from, Square to, String text) {
    this.from = from;
    this.to = to;
    this.text = text;
  }

  /** The choice to flip the top piece of a square. */
  public static Flip flip(Square square) {
    return MoveTable.flip(square);
  }

  /** The result that a flip revealed that piece. */
  public static Flip flip(Square square, Piece revealed) {
    return MoveTable.flip(square, revealed);
  }

  /**
   * A step. It may be one that no piece can make.
   *
   * @throws IllegalArgumentException if the squares are the same
   */
  public static Step step(Square from, Square to) {
    checkArgument(from != to, "a step goes to another square");
    return MoveTable.step(from, to);
  }

  /**
   * A capture. It may be one that no piece can make.
   *
   * @throws IllegalArgumentException if the squares are the same
   */
  public static Capture capture(Square from, Square to) {
    checkArgument(from != to, "a capture goes to another square");
    return MoveTable.capture(from, to);
  }

  /**
   * Reads what {@link #text} writes. Only the form is read; whether the move is legal is for a
   * position to say.
   *
   * @throws NotationException if the text is no move
   */
  public static ClimbingMove parse(String text) {
    return MoveText.read(text);
  }

  @Override
  public final Square from() {
    return from;
  }

  @Override
  public final Square to() {
    return to;
  }

  @Override
  public boolean isResult() {
    return true;
  }

  @Override
  public @Nullable Piece revealed() {
    return null;
  }

  @Override
  public final String text() {
    return text;
  }

  /** The {@link #text}. */
  @Override
  public final String toString() {
    return text;
  }

  /** Whether it is one of these choices. */
  abstract boolean isAmong(Choices choices);

  /**
   * A flip of a face-down top piece: open while it is only a choice, revealed once it says which
   * piece came to light.
   */
  public static final class Flip extends ClimbingMove {
    private final @Nullable Piece revealed;
    private final long bit;

    Flip(Square square, @Nullable Piece revealed, long bit) {
      super(square, square, square.text() + (revealed == null ? "?" : "=" + revealed.letter()));
      this.revealed = revealed;
      this.bit = bit;
    }

    /** Whether it says what it revealed. */
    @Override
    public boolean isResult() {
      return revealed != null;
    }

    @Override
    public @Nullable Piece revealed() {
      return revealed;
    }

    @Override
    boolean isAmong(Choices choices) {
      return revealed == null && flips(choices);
    }

    /** Whether there is something to flip on its square. */
    boolean flips(Choices choices) {
      return (choices.flips() & bit) != 0;
    }
  }

  /** A step of a top piece onto a neighbouring square. */
  public static final class Step extends ClimbingMove {
    private final long bit;

    Step(Square from, Square to, long bit) {
      super(from, to, from.text() + "-" + to.text());
      this.bit = bit;
    }

    @Override
    boolean isAmong(Choices choices) {
      return (choices.steps() & bit) != 0;
    }
  }

  /** A capture of an enemy top piece: beside the taker, or over a screen by a cannon. */
  public static final class Capture extends ClimbingMove {
    private final long take;
    private final long jump;
    private final long longJump;

    /** At most one of the three bits is set: the one for the distance. */
    Capture(Square from, Square to, long take, long jump, long longJump) {
      super(from, to, from.text() + "x" + to.text());
      this.take = take;
      this.jump = jump;
      this.longJump = longJump;
    }

    @Override
    boolean isAmong(Choices choices) {
      return ((choices.takes() & take)
              | (choices.jumps() & jump)
              | (choices.longJumps() & longJump))
          != 0;
    }
  }
}
